import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import { query, type Work } from '../work.ts'
import { newKey } from './projection.ts'
import { changeState, noteStatus, type Subscription, subscriptionWhere } from './subscription-rows.ts'

/**
 * Notes that an address wants the newsletter. A new one waits for its confirmation; one that was stopped or that bounced waits again,
 * which may begin its count of mails anew; one that waits or is confirmed stays as it is, but for the words agreed to last. One that is put
 * back from an export, where it was stopped, is stopped.
 */
export function* subscribe({ record, metadata }: Enquiry): Work<void> {
  const { postId, email, dateSent: at } = record
  const wasStopped = 'status' in record && record.status === 'stopped'
  const { wording = '', page = '' } = metadata.consents[0] ?? {}
  yield* query(
    `INSERT INTO subscriptions (id, email_folded, email, post_id, state, at, mails_sent, wording, page, history)
     SELECT ?, email_folded, ?, post_id, ?, ?, 0, ?, ?, '[]' FROM submissions WHERE post_id = ?
     ON CONFLICT (email_folded) DO UPDATE SET email = excluded.email, post_id = excluded.post_id,
       wording = excluded.wording, page = excluded.page`,
    newKey(),
    email,
    wasStopped ? 'stopped' : 'waiting',
    at,
    wording,
    page,
    postId,
  )
  const found = yield* subscriptionWhere('post_id = ?', postId)
  const isOver = found?.state === 'stopped' || found?.state === 'bounced'
  if (found && isOver && !wasStopped) yield* waitAgain(found, at)
  if (found?.state === 'confirmed') yield* noteStatus(found.id, 'confirmed')
}

/**
 * Who confirmed and then stopped has answered the mails of before: they count from none, and so does the day between two. Without that
 * answer they go on counting, as whoever has an old letter could stop and join in turns. After a bounce they count from none, but one a
 * day: a mail server refuses whoever types the address in again.
 */
function* waitAgain(subscription: Subscription, at: number): Work<void> {
  const { id, state, mailsSent, lastMailAt } = subscription
  const hasBounced = state === 'bounced'
  const isAnswered = hasConfirmed(subscription)
  yield* changeState(subscription, { state: 'waiting', at, by: null, words: null })
  yield* query(
    'UPDATE subscriptions SET mails_sent = ?, last_mail_at = ? WHERE id = ?',
    hasBounced || isAnswered ? 0 : mailsSent,
    isAnswered ? null : lastMailAt,
    id,
  )
}

/** Whether an address that stopped was confirmed since it last began to wait. */
function hasConfirmed({ state, history }: Subscription): boolean {
  if (state !== 'stopped') return false
  return (
    history.findLast((past) => past.state === 'confirmed' || past.state === 'waiting')?.state === 'confirmed'
  )
}
