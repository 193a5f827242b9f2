import { z } from 'zod'
import { mailboxOf } from '../../../../domain/enquiry/mailbox.ts'
import type { Transaction } from '../database.ts'
import { changeState, type Subscription, subscriptionWhere } from './subscription-rows.ts'

const DAY_MS = 24 * 3_600_000
/** To one mailbox, whoever types its address into the form: nobody is to be pestered through us. */
const MAX_MAILS = 3

/**
 * - `asked`: the mail is the caller's to put into the outbox
 * - `too-soon`: less than a day ago
 * - `too-often`: three times already
 * - `too-many`: too many mails were sent to others
 */
export type Asked = 'asked' | 'too-soon' | 'too-often' | 'not-waiting' | 'too-many'

/** Whether an address may be asked (again) now to confirm that it wants the newsletter. */
export function mayBeAsked(
  { state, mailsSent, lastMailAt }: Pick<Subscription, 'state' | 'mailsSent' | 'lastMailAt'>,
  nowMs: number,
): Asked {
  if (state !== 'waiting') return 'not-waiting'
  if (mailsSent >= MAX_MAILS) return 'too-often'
  return lastMailAt !== null && nowMs - lastMailAt < DAY_MS ? 'too-soon' : 'asked'
}

/** The link of a mail: the hash of its token, and its end (epoch milliseconds). */
export type Link = { tokenHash: string; untilMs: number }

/**
 * Notes that an address is asked to confirm, by a mail with a new link; the one before ends. In the transaction that puts the mail
 * into the outbox, which is done where this answers `asked` alone.
 *
 * @param id of the subscription
 * @param mayMail whether other bounds leave a mail; asked last
 */
export async function recordConfirmationRequest(
  tx: Transaction,
  id: string,
  link: Link,
  nowMs: number,
  mayMail?: (tx: Transaction) => Promise<boolean>,
): Promise<Asked> {
  const subscription = await subscriptionWhere(tx, `id = ? ${tx.dialect.forUpdate}`, id)
  if (!subscription) return 'not-waiting'
  const own = mayBeAsked(subscription, nowMs)
  const answer = own === 'asked' ? mayBeAsked(await mailsToMailbox(tx, subscription), nowMs) : own
  if (answer !== 'asked') return answer
  if (mayMail && !(await mayMail(tx))) return 'too-many'
  await tx.query(
    `UPDATE subscriptions SET token_hash = ?, token_until = ?, mails_sent = mails_sent + 1, last_mail_at = ?
     WHERE id = ?`,
    link.tokenHash,
    link.untilMs,
    nowMs,
    id,
  )
  return answer
}

const mailsSchema = z.object({ mailsSent: z.coerce.number(), lastMailAt: z.coerce.number().nullable() })

/**
 * The mails that asked any address of a subscription's mailbox. Those do not count that its owner has answered by confirming: only they
 * could.
 */
async function mailsToMailbox(tx: Transaction, { email, state }: Subscription) {
  const [row] = await tx.query(
    `SELECT coalesce(sum(mails_sent), 0) AS "mailsSent", max(last_mail_at) AS "lastMailAt"
     FROM subscriptions JOIN submissions USING (post_id) WHERE mailbox = ?
       AND (state IN ('waiting', 'bounced') OR state = 'stopped' AND (confirmed_at IS NULL OR last_mail_at > confirmed_at))`,
    mailboxOf(email),
  )
  return { state, ...mailsSchema.parse(row) }
}

/** The subscription that an enquiry asked for, if it did. */
export function subscriptionOf(tx: Transaction, postId: string): Promise<Subscription | null> {
  return subscriptionWhere(tx, 'post_id = ?', postId)
}

/** The one whose mail has this link; null if there is none, or its time is over. It may be confirmed already. */
export async function subscriptionOfLink(
  tx: Transaction,
  tokenHash: string,
  nowMs: number,
): Promise<Subscription | null> {
  return await subscriptionWhere(tx, 'token_hash = ? AND token_until > ?', tokenHash, nowMs)
}

/**
 * Confirms an address by the link that only its owner got. The same link confirms it again, if its owner presses twice.
 *
 * @param stopTokenHash of the link that will stand in each letter
 * @returns null if there is no such link any more, or it was stopped since: then nothing is changed
 */
export async function confirmSubscription(
  tx: Transaction,
  { tokenHash, stopTokenHash, nowMs }: { tokenHash: string; stopTokenHash: string; nowMs: number },
): Promise<Subscription | null> {
  const found = await subscriptionWhere(
    tx,
    `token_hash = ? AND token_until > ? ${tx.dialect.forUpdate}`,
    tokenHash,
    nowMs,
  )
  if (found?.state === 'confirmed') return found
  if (found?.state !== 'waiting') return null
  await changeState(tx, found, { state: 'confirmed', at: nowMs, by: null, words: null })
  await tx.query(
    'UPDATE subscriptions SET confirmed_at = ?, stop_token_hash = ? WHERE id = ?',
    nowMs,
    stopTokenHash,
    found.id,
  )
  return await subscriptionWhere(tx, 'id = ?', found.id)
}
