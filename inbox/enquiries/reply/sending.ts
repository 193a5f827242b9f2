import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Replied, UNDO_SECONDS } from '../../../domain/inbox/api/enquiry-acts.ts'
import type { DraftText, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { List } from '../../../domain/inbox/events/kinds.ts'
import { leavesIn } from '../../../domain/inbox/words/delivery.ts'
import { isRefused } from '../../api/refused.ts'
import { useApi } from '../../state/api-context.tsx'
import { type EnquiriesRoute, enquiryAt, isWide, listRoute } from '../../state/enquiries-route.ts'
import { useFault } from '../../state/fault.ts'
import { useLive } from '../../state/live.tsx'
import { useMailState } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import { focusNameOnceThere } from '../detail/name-focus.ts'
import type { PersistentText } from '../detail/persistent-text.ts'
import type { ShownRow } from '../list/rows-data.ts'
import type { ReplyConflict } from './Conflict.tsx'
import type { DraftAutosave } from './draft.ts'

type Sending = {
  detail: EnquiryDetail
  /** The address typed for this answer; empty: the enquiry's. */
  other: PersistentText
  autosave: DraftAutosave
  address: EnquiriesRoute
  list: List
  rows: ReadonlyArray<ShownRow>
  onConflict: (conflict: ReplyConflict) => void
}

/** Sends an answer, opens the next enquiry (on phones the list), and lets the author take the answer back for ten seconds. */
export function useSending({ detail, other, autosave, address, list, rows, onConflict }: Sending) {
  const [ofFields, setOfFields] = useState<Readonly<Record<string, string>>>({})
  const [fault, setFault] = useFault()
  const [isBusy, setBusy] = useState(false)
  const api = useApi()
  const client = useQueryClient()
  const { answeredElsewhere } = useLive()
  const sent = useSent({ detail, other, address, list, rows })

  async function send(draft: DraftText): Promise<void> {
    const wrong = faultsOf(draft)
    setOfFields(wrong)
    setFault(null)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const { number, version, email } = detail
      // A draft that arrives after the answer would stay on the server.
      await autosave.hold()
      const replied = await api.reply(number, { version, to: other[0].trim() || email, ...draft })
      await autosave.end()
      await sent(replied)
    } catch (error) {
      if (isRefused(error, 'behind') && error.newest) {
        client.setQueryData(['detail', detail.number], error.newest)
        const { answered } = error.newest
        if (answered) answeredElsewhere(detail.number, answered.by)
        else for (const key of ['list', 'day']) void client.invalidateQueries({ queryKey: [key] })
        onConflict({ newest: error.newest, mine: draft, autosave })
      } else if (!isRefused(error)) throw error
      else if (error.body.fields) setOfFields(error.body.fields)
      else setFault(error)
    } finally {
      autosave.goOn()
      setBusy(false)
    }
  }
  function forgetFaults(): void {
    setOfFields({})
    setFault(null)
  }
  return { send, faults: fault ? { ...ofFields, send: fault } : ofFields, forgetFaults, isBusy }
}

/** After an accepted answer: opens the next enquiry and offers Undo. */
function useSent({
  detail,
  other: [typedAddress, setAddress],
  address,
  list,
  rows,
}: Omit<Sending, 'autosave' | 'onConflict'>) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const { way } = useMailState()
  const { number, firstName } = detail

  async function undo(undoId: string): Promise<void> {
    client.setQueryData(['detail', number], await api.undo(undoId))
    setAddress(typedAddress)
    void client.invalidateQueries({ queryKey: ['list'] })
    void client.invalidateQueries({ queryKey: ['day'] })
    await navigate(enquiryAt(number, address, list))
    showToast({ words: 'Nothing was sent. Your answer waits behind Reply.' })
  }

  return async ({ detail: newest, undoId }: Replied) => {
    const index = rows.findIndex((row) => row.number === number)
    const nextRow = rows[index + 1] ?? rows[index - 1]
    client.setQueryData(['detail', number], newest)
    setAddress('')
    showToast({ words: `${firstName} is answered. ${leavesIn(UNDO_SECONDS, way)}`, undo: () => undo(undoId) })
    if (nextRow) focusNameOnceThere(nextRow.number)
    await navigate(nextRow && isWide() ? enquiryAt(nextRow.number, address, list) : listRoute(address, list))
    void client.invalidateQueries({ queryKey: ['list'] })
    void client.invalidateQueries({ queryKey: ['day'] })
  }
}

function faultsOf({ subject, text }: DraftText): Record<string, string> {
  return {
    ...(subject.trim() === '' ? { subject: 'Enter a subject.' } : {}),
    ...(text.trim() === '' ? { text: 'Write an answer first.' } : {}),
  }
}
