import { z } from 'zod'
import type { Submission } from '../../domain/enquiry/submission.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import type { ServerContent } from '../content.ts'
import { restoreConfirmed } from '../newsletter/answer-link.ts'
import { askByMail } from '../newsletter/ask-by-mail.ts'
import { newLinkToken } from '../newsletter/link-token.ts'
import type { EnquiryHooks } from '../storage/sql/enquiry-hooks.ts'
import { subscriptionOf } from '../storage/sql/inbox/confirmation.ts'
import { putIntoOutbox } from '../storage/sql/outbox-works.ts'
import { select, type Work } from '../storage/sql/work.ts'
import { webhookMessage } from '../webhook/webhook-message.ts'
import { webhookKeySealer, webhookOf } from '../webhook/webhook-of.ts'
import type { WebhookSetting } from '../webhook/webhook-setting.ts'
import { mayBeConfirmed } from './confirmations-today.ts'
import { type Arrival, mailsFor, placeOf } from './messages-for.ts'
import { tokenSealer } from './token-sealer.ts'

export type MailHookParts = {
  content: ServerContent
  /** Public origin. */
  siteUrl: string
  secret: string
  /** The webhook of the environment; without it, that of the inbox's settings counts. */
  webhook: WebhookSetting | null
  now: () => Date
  randomBytes: (count: number) => Uint8Array
}

/** The hooks before these have written the subscription's row, so that nobody else can now. */
const WRITTEN_ALREADY = { forUpdate: '' } as const

const rowSchema = z.object({ number: z.int(), dueAt: z.int() })

/**
 * Tells of an enquiry in the transaction that stores or releases it: staff and sender by mail, and the webhook. An address for
 * the newsletter is asked. Of what is held back nobody hears. They follow the hooks that give the enquiry its row.
 */
export function mailHooks(
  parts: MailHookParts,
): Pick<EnquiryHooks, 'onStored' | 'onReleased' | 'onRestored'> {
  const { content, siteUrl, webhook, now, randomBytes } = parts
  const { seal } = tokenSealer(parts.secret)
  const keys = webhookKeySealer(parts.secret)

  function* tell(submission: Submission): Work<void> {
    if (submission.beside.quarantine) return
    const { postId } = submission.record
    const nowMs = now().getTime()
    if (submission.collection === 'newsletter') return yield* ask(postId, nowMs)
    const [row] = yield* select('SELECT number, due_at AS "dueAt" FROM enquiries WHERE post_id = ?', postId)
    const { number, dueAt } = rowSchema.parse(row)
    const arrival = { submission, number, answerBy: dueAt, at: nowMs }
    const isConfirmed = yield* mayBeConfirmed(submission, nowMs)
    for (const mail of mailsFor(arrival, content, isConfirmed)) yield* putIntoOutbox(mail, nowMs)
    if ((yield* webhookOf(webhook, keys)) !== null)
      yield* putIntoOutbox(bodyOf(arrival, siteUrl, content), nowMs)
  }

  function* ask(postId: string, nowMs: number): Work<void> {
    const subscription = yield* subscriptionOf(postId)
    const question = { token: newLinkToken(randomBytes), seal, nowMs }
    if (subscription) yield* askByMail(WRITTEN_ALREADY, subscription, question)
  }

  /** Nobody is told again of what is put back. */
  function* putBack({ record }: Submission): Work<void> {
    if ('status' in record && record.status === 'confirmed')
      yield* restoreConfirmed(record.postId, parts.secret, now().getTime())
  }

  return { onStored: tell, onReleased: tell, onRestored: putBack }
}

function bodyOf({ submission, number, answerBy, at }: Arrival, siteUrl: string, content: ServerContent) {
  return webhookMessage(submission.record.postId, submission.record.postId, {
    type: 'enquiry.created',
    timestamp: new Date(at).toISOString(),
    data: {
      number,
      about: placeOf(submission, content).about,
      answerBy: new Date(answerBy).toISOString(),
      url: `${siteUrl}${paths.inboxEnquiry(number)}`,
    },
  })
}
