import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { UNDO_SECONDS } from '../../../domain/inbox/api/enquiry-acts.ts'
import type { AnsweredEvent, EnquiryDetail, NewEvent } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { EnquiryPage } from '../../../domain/inbox/api/enquiry-list.ts'
import { sendingDelaySentence } from '../../../domain/inbox/words/delivery.ts'
import { isRefused } from '../../api/refused.ts'
import { useApi } from '../../state/api-context.tsx'
import { serverNow } from '../../state/clock.ts'
import { useFault } from '../../state/fault.ts'
import { saveLocalDraft } from '../../state/local-store.ts'
import { refetchLists } from '../../state/queries.ts'
import { useRestoreFocus } from '../../state/restore-focus.ts'
import { useMailState, useSession } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'

/** Actions on an enquiry. The result is shown at once; `fault` gives the reason of a failure. */
type EnquiryActions = {
  fault: string | null
  isBusy: boolean
  /** @returns whether it succeeded */
  add: (event: NewEvent) => Promise<boolean>
  /** Like {@link EnquiryActions.add}, but for the newest version of the enquiry: an undo may come after other events. */
  addToNewest: (event: NewEvent) => Promise<void>
  run: (act: (detail: EnquiryDetail) => Promise<EnquiryDetail>) => Promise<boolean>
}

export function useEnquiryActions(detail: EnquiryDetail): EnquiryActions {
  const api = useApi()
  const client = useQueryClient()
  const [fault, setFault] = useFault()
  const [isBusy, setBusy] = useState(false)
  useRestoreFocus(isBusy)

  async function run(act: (detail: EnquiryDetail) => Promise<EnquiryDetail>): Promise<boolean> {
    setBusy(true)
    setFault(null)
    try {
      client.setQueryData(['detail', detail.number], await act(detail))
      refetchLists(client)
      return true
    } catch (error) {
      if (isRefused(error, 'stale') && error.newest)
        client.setQueryData(['detail', detail.number], error.newest)
      setFault(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  const add = (event: NewEvent) => run(({ number, version }) => api.addEvent(number, version, event))
  async function addToNewest(event: NewEvent): Promise<void> {
    const newestDetail = client.getQueryData<EnquiryDetail>(['detail', detail.number]) ?? detail
    await run(({ number }) => api.addEvent(number, newestDetail.version, event))
  }
  return { fault, isBusy, run, add, addToNewest }
}

type ListPages = { pages: Array<EnquiryPage>; pageParams: Array<unknown> }

/** Marks an opened enquiry as read for the current person only. */
export function useMarkRead({ number, version }: EnquiryDetail): void {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    client.setQueriesData<ListPages>(
      { queryKey: ['list'] },
      (list) => list && { ...list, pages: list.pages.map(markRead(number)) },
    )
    // If this fails, the next opening marks it.
    api.addEvent(number, version, { kind: 'read' }).catch(() => undefined)
  }, [api, client, number, version])
}

function markRead(number: number): (page: EnquiryPage) => EnquiryPage {
  return (page) => ({
    ...page,
    rows: page.rows.map((row) => (row.number === number ? { ...row, unread: false } : row)),
  })
}

/**
 * Sends an undelivered answer again: the same mail, or, if the address was corrected meanwhile, a new mail with the same text
 * to the current address. Like any answer, it can be undone.
 */
export function useSendAgain({ run }: Pick<EnquiryActions, 'run'>) {
  const api = useApi()
  const showToast = useToast()
  const { me } = useSession()
  const { way } = useMailState()

  async function sendToNewAddress(detail: EnquiryDetail, answer: AnsweredEvent): Promise<EnquiryDetail> {
    const { number, version, email, firstName, draft } = detail
    const { subject = '', attached = null } = answer.mail ?? {}
    const content = { subject, text: answer.words, attachPlan: attached !== null }
    const replied = await api.reply(number, { version, to: email, ...content })
    const undo = async () => void (await run(async () => restoreDraft(await api.undo(replied.undoId), draft)))
    showToast({ words: `${firstName} is answered. ${sendingDelaySentence(UNDO_SECONDS, way)}`, undo })
    return restoreDraft(replied.detail, draft)
  }

  /** Stores an earlier draft again: sending an answer deletes its author's draft, and undoing it replaces the draft. */
  async function restoreDraft(detail: EnquiryDetail, draft: EnquiryDetail['draft']): Promise<EnquiryDetail> {
    if (!draft) return detail
    const { number, firstName } = detail
    const { subject, text, attachPlan } = draft
    saveLocalDraft(number, me.id, { subject, text, attachPlan, to: firstName, at: serverNow() })
    const onServer = await api.saveDraft(number, { subject, text, attachPlan }).catch(() => null)
    if (onServer) saveLocalDraft(number, me.id, null)
    return { ...detail, draft: onServer }
  }

  return (answer: AnsweredEvent, outboxId: string) =>
    run((detail) =>
      isAddressCorrected(detail, answer)
        ? sendToNewAddress(detail, answer)
        : api.resend(detail.number, detail.version, outboxId),
    )
}

/** Whether the address was corrected after an answer was written. */
function isAddressCorrected({ facts, email }: EnquiryDetail, { id, mail }: AnsweredEvent): boolean {
  return mail?.to !== email && facts.some((event) => event.kind === 'corrected-address' && event.id > id)
}
