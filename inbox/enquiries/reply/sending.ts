import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Replied, UNDO_SECONDS } from '../../../domain/inbox/api/enquiry-acts.ts'
import type { DraftText, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { sendingDelaySentence } from '../../../domain/inbox/words/delivery.ts'
import { isRefused } from '../../api/refused.ts'
import { useApi } from '../../state/api-context.tsx'
import { enquiryAt, isWide, listRoute } from '../../state/enquiries-route.ts'
import { useFault } from '../../state/fault.ts'
import { useLive } from '../../state/live.tsx'
import { refetchLists } from '../../state/queries.ts'
import { useMailState } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import { focusNameWhenShown } from '../detail/name-focus.ts'
import type { PersistentText } from '../detail/persistent-text.ts'
import { type ListContext, neighbourOf } from '../list/rows-data.ts'
import type { ReplyConflict } from './Conflict.tsx'
import type { DraftAutosave } from './draft.ts'

type SendingOptions = {
  detail: EnquiryDetail
  /** The email address typed for this answer; if empty, the enquiry’s is used. */
  otherAddress: PersistentText
  autosave: DraftAutosave
  context: ListContext
  onConflict: (conflict: ReplyConflict) => void
}

/** Sends an answer, opens the next enquiry (on phones the list), and offers Undo for ten seconds. */
export function useSending({ detail, otherAddress, autosave, context, onConflict }: SendingOptions) {
  const [fieldFaults, setFieldFaults] = useState<Readonly<Record<string, string>>>({})
  const [fault, setFault] = useFault()
  const [isBusy, setBusy] = useState(false)
  const api = useApi()
  const client = useQueryClient()
  const { recordColleagueAnswer } = useLive()
  const afterSending = useAfterSending({ detail, otherAddress, context })

  async function send(draft: DraftText): Promise<void> {
    const draftFaults = faultsOf(draft)
    setFieldFaults(draftFaults)
    setFault(null)
    if (Object.keys(draftFaults).length > 0) return
    setBusy(true)
    try {
      const { number, version, email } = detail
      // A draft saved after the answer would stay on the server.
      await autosave.pause()
      const replied = await api.reply(number, { version, to: otherAddress[0].trim() || email, ...draft })
      await autosave.finish()
      await afterSending(replied)
    } catch (error) {
      if (isRefused(error, 'stale') && error.newest) {
        client.setQueryData(['detail', detail.number], error.newest)
        const { answered } = error.newest
        if (answered) recordColleagueAnswer(detail.number, answered.by)
        else refetchLists(client)
        onConflict({ newest: error.newest, ownDraft: draft, autosave })
      } else if (!isRefused(error)) throw error
      else if (error.body.fields) setFieldFaults(error.body.fields)
      else setFault(error)
    } finally {
      autosave.resume()
      setBusy(false)
    }
  }
  function clearFaults(): void {
    setFieldFaults({})
    setFault(null)
  }
  return { send, faults: fault ? { ...fieldFaults, send: fault } : fieldFaults, clearFaults, isBusy }
}

/** @returns a function for after an accepted answer: it opens the next enquiry and offers Undo */
function useAfterSending({
  detail,
  otherAddress: [typedAddress, setTypedAddress],
  context,
}: Omit<SendingOptions, 'autosave' | 'onConflict'>) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const { way } = useMailState()
  const { number, firstName } = detail
  const { address, list } = context

  async function undo(undoId: string): Promise<void> {
    client.setQueryData(['detail', number], await api.undo(undoId))
    setTypedAddress(typedAddress)
    refetchLists(client)
    await navigate(enquiryAt(number, address, list))
    showToast({ words: 'Nothing was sent. Your answer waits behind Reply.' })
  }

  return async ({ detail: newest, undoId }: Replied) => {
    const nextRow = neighbourOf(number, context)
    client.setQueryData(['detail', number], newest)
    setTypedAddress('')
    showToast({
      words: `${firstName} is answered. ${sendingDelaySentence(UNDO_SECONDS, way)}`,
      undo: () => undo(undoId),
    })
    if (nextRow) focusNameWhenShown(nextRow.number)
    await navigate(nextRow && isWide() ? enquiryAt(nextRow.number, address, list) : listRoute(address, list))
    refetchLists(client)
  }
}

function faultsOf({ subject, text }: DraftText): Record<string, string> {
  return {
    ...(subject.trim() === '' ? { subject: 'Enter a subject.' } : {}),
    ...(text.trim() === '' ? { text: 'Write an answer first.' } : {}),
  }
}
