import { z } from 'zod'
import { mailboxOf } from '../../../../domain/enquiry/mailbox.ts'
import type { Transaction } from '../database.ts'
import { changeState, type Subscription, subscriptionWhere } from './subscription-rows.ts'

const DAY_MS = 24 * 3_600_000
/** Requests to one mailbox, whose address anyone may type into the form. */
const MAX_MAILS = 3

/**
 * - `asked`: the caller queues the mail
 * - `too-soon`: less than a day ago
 * - `too-often`: already three times
 * - `too-many`: a limit of network or site is reached
 */
export type ConfirmationRequestResult = 'asked' | 'too-soon' | 'too-often' | 'not-waiting' | 'too-many'

/** Whether an address may now get a request to confirm the newsletter: `asked` if so. */
export function checkConfirmationRequest(
  { state, mailsSent, lastMailAt }: Pick<Subscription, 'state' | 'mailsSent' | 'lastMailAt'>,
  nowMs: number,
): ConfirmationRequestResult {
  if (state !== 'waiting') return 'not-waiting'
  if (mailsSent >= MAX_MAILS) return 'too-often'
  return lastMailAt !== null && nowMs - lastMailAt < DAY_MS ? 'too-soon' : 'asked'
}

/** The link of a mail: the hash of its token, and its expiry (epoch milliseconds). */
export type ConfirmationLink = { tokenHash: string; untilMs: number }

/**
 * Records a request with a new link, which replaces the earlier one. If the result is `asked`, the caller queues the mail in the same
 * transaction.
 *
 * @param id of the subscription
 * @param mayMail whether other limits allow a mail; called last
 */
export async function recordConfirmationRequest(
  tx: Transaction,
  id: string,
  link: ConfirmationLink,
  nowMs: number,
  mayMail?: (tx: Transaction) => Promise<boolean>,
): Promise<ConfirmationRequestResult> {
  const subscription = await subscriptionWhere(tx, `id = ? ${tx.dialect.forUpdate}`, [id])
  if (!subscription) return 'not-waiting'
  const forAddress = checkConfirmationRequest(subscription, nowMs)
  if (forAddress !== 'asked') return forAddress
  const forMailbox = checkConfirmationRequest(await mailsToMailbox(tx, subscription), nowMs)
  if (forMailbox !== 'asked') return forMailbox
  if (mayMail && !(await mayMail(tx))) return 'too-many'
  await tx.query(
    `UPDATE subscriptions SET token_hash = ?, token_until = ?, mails_sent = mails_sent + 1, last_mail_at = ?
     WHERE id = ?`,
    [link.tokenHash, link.untilMs, nowMs, id],
  )
  return 'asked'
}

const mailsSchema = z.object({ mailsSent: z.coerce.number(), lastMailAt: z.coerce.number().nullable() })

/**
 * The requests to all addresses of a subscription's mailbox, except those that its owner answered by confirming.
 */
async function mailsToMailbox(tx: Transaction, { email, state }: Subscription) {
  const [row] = await tx.query(
    `SELECT coalesce(sum(mails_sent), 0) AS "mailsSent", max(last_mail_at) AS "lastMailAt"
     FROM subscriptions JOIN submissions USING (post_id) WHERE mailbox = ?
       AND (state IN ('waiting', 'bounced') OR state = 'stopped' AND (confirmed_at IS NULL OR last_mail_at > confirmed_at))`,
    [mailboxOf(email)],
  )
  return { state, ...mailsSchema.parse(row) }
}

/** The subscription of an enquiry; null if it has none. */
export function subscriptionOf(tx: Transaction, postId: string): Promise<Subscription | null> {
  return subscriptionWhere(tx, 'post_id = ?', [postId])
}

/** The subscription of a mailed link, which may be confirmed already; null if the link is unknown or expired. */
export async function subscriptionOfLink(
  tx: Transaction,
  tokenHash: string,
  nowMs: number,
): Promise<Subscription | null> {
  return await subscriptionWhere(tx, 'token_hash = ? AND token_until > ?', [tokenHash, nowMs])
}

/**
 * Confirms an address by its link. Idempotent.
 *
 * @param stopTokenHash hash of the token in each issue's stop link
 * @returns null, with nothing changed, if the link no longer exists, or the address unsubscribed meanwhile
 */
export async function confirmSubscription(
  tx: Transaction,
  { tokenHash, stopTokenHash, nowMs }: { tokenHash: string; stopTokenHash: string; nowMs: number },
): Promise<Subscription | null> {
  const subscription = await subscriptionWhere(
    tx,
    `token_hash = ? AND token_until > ? ${tx.dialect.forUpdate}`,
    [tokenHash, nowMs],
  )
  if (subscription?.state === 'confirmed') return subscription
  if (subscription?.state !== 'waiting') return null
  await changeState(tx, subscription, { state: 'confirmed', at: nowMs, by: null, words: null })
  await tx.query('UPDATE subscriptions SET confirmed_at = ?, stop_token_hash = ? WHERE id = ?', [
    nowMs,
    stopTokenHash,
    subscription.id,
  ])
  return await subscriptionWhere(tx, 'id = ?', [subscription.id])
}
