import { z } from 'zod'
import type { AddOptions, Enquiry } from '../../domain/enquiry/enquiry.ts'
import { CONFIRMATIONS_A_DAY, mailboxOf } from '../../domain/enquiry/mailbox.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import type { ServerContent } from '../content.ts'
import { newLinkToken } from '../newsletter/link-token.ts'
import { restoreConfirmed, restoreStopLink } from '../newsletter/newsletter-links.ts'
import { sendConfirmationRequest } from '../newsletter/send-confirmation-request.ts'
import { takeConfirmation } from '../store/sql/confirmation-counts.ts'
import type { Transaction } from '../store/sql/database.ts'
import { subscriptionOf } from '../store/sql/inbox/confirmation.ts'
import { putIntoOutbox } from '../store/sql/outbox-transactions.ts'
import type { EnquiryHooks } from '../store/sql/store-enquiry.ts'
import { webhookMessage } from '../webhook/webhook-message.ts'
import { type WebhookSetting, webhookKeySealer, webhookOf } from '../webhook/webhook-setting.ts'
import { tokenSealer } from './mail-message.ts'
import { type Arrival, mailsFor, placeOf } from './messages-for.ts'

export type MailHookDependencies = {
  content: ServerContent
  /** Public origin. */
  siteUrl: string
  secret: string
  /** The webhook of the environment; without it, that of the inbox's settings counts. */
  webhook: WebhookSetting | null
  /** How many confirmations the whole site sends by itself in an hour; 0 for no limit. */
  confirmationsPerHour: number
  now: () => Date
  randomBytes: (count: number) => Uint8Array
}

const rowSchema = z.object({ number: z.int(), dueAt: z.int() })

/**
 * Tells of an enquiry in the transaction that stores or releases it: staff and sender by mail, and the webhook. An address for
 * the newsletter is asked. Of what is held back nobody hears.
 */
export function enquiryMessages(parts: MailHookDependencies): NonNullable<EnquiryHooks['messages']> {
  const { content, siteUrl, webhook, now, randomBytes } = parts
  const { seal } = tokenSealer(parts.secret)
  const keys = webhookKeySealer(parts.secret)

  async function queue(
    tx: Transaction,
    enquiry: Enquiry,
    { isFromBusyNetwork = false }: AddOptions,
  ): Promise<void> {
    if (enquiry.metadata.quarantine) return
    const { postId } = enquiry.record
    const nowMs = now().getTime()
    /** Whether the bounds that know no address leave a mail to it: asked once all others do. */
    async function mayWrite(tx: Transaction): Promise<boolean> {
      return !isFromBusyNetwork && (await takeConfirmation(tx, parts.confirmationsPerHour, nowMs))
    }
    if (enquiry.collection === 'newsletter') return await ask(tx, postId, mayWrite, nowMs)
    const [row] = await tx.query('SELECT number, due_at AS "dueAt" FROM enquiries WHERE post_id = ?', postId)
    const { number, dueAt } = rowSchema.parse(row)
    const arrival = { enquiry, number, answerBy: dueAt, at: nowMs }
    const isConfirmed = (await mayBeConfirmed(tx, enquiry, nowMs)) && (await mayWrite(tx))
    for (const mail of mailsFor(arrival, content, isConfirmed)) await putIntoOutbox(tx, mail, nowMs)
    if ((await webhookOf(tx, webhook, keys)) !== null)
      await putIntoOutbox(tx, bodyOf(arrival, siteUrl, content), nowMs)
  }

  async function ask(
    tx: Transaction,
    postId: string,
    mayWrite: (tx: Transaction) => Promise<boolean>,
    nowMs: number,
  ): Promise<void> {
    const subscription = await subscriptionOf(tx, postId)
    const question = { token: newLinkToken(randomBytes), seal, nowMs, mayWrite }
    if (subscription) await sendConfirmationRequest(tx, subscription, question)
  }

  async function restoreLinks(tx: Transaction, enquiry: Enquiry): Promise<void> {
    const { record } = enquiry
    await restoreStopLink(tx, enquiry, parts.secret)
    if ('status' in record && record.status === 'confirmed')
      await restoreConfirmed(tx, record.postId, parts.secret, now().getTime())
  }

  return { queue, restoreLinks }
}

function bodyOf({ enquiry, number, answerBy, at }: Arrival, siteUrl: string, content: ServerContent) {
  return webhookMessage(enquiry.record.postId, enquiry.record.postId, {
    type: 'enquiry.created',
    timestamp: new Date(at).toISOString(),
    data: {
      number,
      about: placeOf(enquiry, content).about,
      answerBy: new Date(answerBy).toISOString(),
      url: `${siteUrl}${paths.inboxEnquiry(number)}`,
    },
  })
}

const DAY_MS = 24 * 3_600_000
/** How much the clocks of several servers may differ. */
const MAX_CLOCK_SKEW_MS = 60_000

/** Whether its sender may get a confirmation; of many enquiries in a day from one mailbox the first few are confirmed. */
async function mayBeConfirmed(tx: Transaction, { record }: Enquiry, nowMs: number): Promise<boolean> {
  const [row] = await tx.query(
    `SELECT count(*) AS count FROM submissions WHERE mailbox = ? AND date_sent BETWEEN ? AND ?
       AND post_id <> ? AND collection <> 'newsletter' AND quarantine_until IS NULL`,
    mailboxOf(record.email),
    nowMs - DAY_MS,
    nowMs + MAX_CLOCK_SKEW_MS,
    record.postId,
  )
  return Number(row?.count) < CONFIRMATIONS_A_DAY
}
