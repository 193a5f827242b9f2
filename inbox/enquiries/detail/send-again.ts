import { UNDO_SECONDS } from '../../../domain/inbox/api/enquiry-acts.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { AnsweredFact } from '../../../domain/inbox/api/fact.ts'
import { leavesIn } from '../../../domain/inbox/words/delivery.ts'
import { useApi } from '../../state/api-context.tsx'
import { serverNow } from '../../state/clock.ts'
import { useMailState } from '../../state/mail-state.ts'
import { useSession } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import { saveLocalDraft } from '../reply/local-draft.ts'
import type { EnquiryActions } from './enquiry-actions.ts'

/**
 * Sends an answer again that was not delivered: the same mail, or where the address was corrected since, a new one of the same words
 * to the address of now, which can be taken back like any answer.
 */
export function useSendAgain({ run }: Pick<EnquiryActions, 'run'>) {
  const api = useApi()
  const showToast = useToast()
  const { me } = useSession()
  const { way } = useMailState()

  async function toNewAddress(detail: EnquiryDetail, answer: AnsweredFact): Promise<EnquiryDetail> {
    const { number, version, email, firstName, draft } = detail
    const { subject = '', attached = null } = answer.mail ?? {}
    const again = { subject, text: answer.words, attachPlan: attached !== null }
    const replied = await api.reply(number, { version, to: email, ...again })
    const undo = async () => void (await run(async () => withDraft(await api.undo(replied.undoId), draft)))
    showToast({ words: `${firstName} is answered. ${leavesIn(UNDO_SECONDS, way)}`, undo })
    return withDraft(replied.detail, draft)
  }

  /** An answer ends its author's draft, and taken back it becomes one: a draft of other words that was there is kept. */
  async function withDraft(detail: EnquiryDetail, draft: EnquiryDetail['draft']): Promise<EnquiryDetail> {
    if (!draft) return detail
    const { number, firstName } = detail
    const { subject, text, attachPlan } = draft
    saveLocalDraft(number, me.id, { subject, text, attachPlan, to: firstName, at: serverNow() })
    const onServer = await api.saveDraft(number, { subject, text, attachPlan }).catch(() => null)
    if (onServer) saveLocalDraft(number, me.id, null)
    return { ...detail, draft: onServer }
  }

  return (answer: AnsweredFact, outboxId: string) =>
    run((detail) =>
      answer.mail?.to === detail.email
        ? api.resend(detail.number, detail.version, outboxId)
        : toNewAddress(detail, answer),
    )
}
