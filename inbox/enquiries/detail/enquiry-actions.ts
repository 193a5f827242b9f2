import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { NewFact } from '../../../domain/inbox/api/fact.ts'
import { isRefused } from '../../api/refused.ts'
import { useApi } from '../../state/api-context.tsx'
import { useFault } from '../../state/fault.ts'

/** Actions on an enquiry: the result is shown at once, and `fault` says why an action failed. */
export type EnquiryActions = {
  fault: string | null
  isBusy: boolean
  /** @returns whether it was done */
  add: (fact: NewFact) => Promise<boolean>
  /** The same for an undo, which comes after other facts. */
  addToNewest: (fact: NewFact) => Promise<void>
  run: (act: (detail: EnquiryDetail) => Promise<EnquiryDetail>) => Promise<boolean>
}

export function useEnquiryActions(detail: EnquiryDetail): EnquiryActions {
  const api = useApi()
  const client = useQueryClient()
  const [fault, setFault] = useFault()
  const [isBusy, setBusy] = useState(false)

  async function run(act: (detail: EnquiryDetail) => Promise<EnquiryDetail>): Promise<boolean> {
    setBusy(true)
    setFault(null)
    try {
      client.setQueryData(['detail', detail.number], await act(detail))
      void client.invalidateQueries({ queryKey: ['list'] })
      void client.invalidateQueries({ queryKey: ['day'] })
      return true
    } catch (error) {
      if (isRefused(error, 'behind') && error.newest)
        client.setQueryData(['detail', detail.number], error.newest)
      setFault(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  const add = (fact: NewFact) => run(({ number, version }) => api.addFact(number, version, fact))
  async function addToNewest(fact: NewFact): Promise<void> {
    const newest = client.getQueryData<EnquiryDetail>(['detail', detail.number]) ?? detail
    await run(({ number }) => api.addFact(number, newest.version, fact))
  }
  return { fault, isBusy, run, add, addToNewest }
}
