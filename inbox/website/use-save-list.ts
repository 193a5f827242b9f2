import { useState } from 'react'
import type { SiteChange } from '../../domain/inbox/api/website.ts'
import { useApi } from '../state/api-context.tsx'
import { useFault } from '../state/fault.ts'
import { useFocusBack } from '../state/focus-back.ts'
import { changeOf, useRefresh, useWebsite } from './site-state.ts'

const MEANWHILE = new Error(
  'Somebody else changed the list meanwhile. It is shown as it is now: please do it again.',
)

/** Saves changes of a list in their order; the first that another person was quicker with ends it, and the list is shown anew. */
export function useSaveList(part: string) {
  const api = useApi()
  const refresh = useRefresh()
  const { site } = useWebsite()
  const [fault, setFault] = useFault()
  const [isBusy, setBusy] = useState(false)
  useFocusBack(isBusy)

  async function save(changes: ReadonlyArray<[field: string, value: SiteChange['value']]>): Promise<void> {
    setBusy(true)
    setFault(null)
    try {
      for (const [field, value] of changes) {
        const seen = changeOf(site, part, field)?.revision ?? 0
        const answer = await api.saveSiteChange({ part, field, value, seen })
        if (!('saved' in answer)) throw MEANWHILE
      }
    } catch (error) {
      setFault(error)
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  return { save, fault, isBusy }
}
