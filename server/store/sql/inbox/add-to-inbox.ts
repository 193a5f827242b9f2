import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import { topicOf } from '../../../../domain/inbox/words/topics.ts'
import type { Transaction } from '../database.ts'
import { eventsOf, insertEvent, type NewEvent } from './event-rows.ts'
import { type Describe, insertInboxRow, newKey, projectEnquiry } from './projection.ts'
import { indexContact, indexEnquiry } from './search-rows.ts'
import { extraHolidays } from './settings-rows.ts'
import {
  changeState,
  type Subscription,
  storeStatusInRecords,
  subscriptionWhere,
} from './subscription-rows.ts'

/** The rules for adding an enquiry to the inbox. */
export type InboxRules = {
  /** The deadline of an enquiry that arrived at `fromMs` (epoch milliseconds); `extraHolidays` are not public ones. */
  deadline: (fromMs: number, extraHolidays: ReadonlyArray<CalendarDate>) => number
  now: () => Date
  /** Describes an enquiry in words of the content; by default only by its form's category. */
  describe?: Describe
}

const describeByForm: Describe = (enquiry) => ({ topic: topicOf(enquiry, {}), products: [] })

/**
 * Adds a new enquiry to the inbox: its row in the lists, its first events and its search texts. A newsletter address becomes a
 * subscription instead, unless it is quarantined.
 */
export async function addToInbox(tx: Transaction, enquiry: Enquiry, rules: InboxRules): Promise<void> {
  if (enquiry.collection === 'newsletter' && !enquiry.metadata.quarantine) return await subscribe(tx, enquiry)
  const events = firstEvents(enquiry, rules.deadline(enquiry.record.dateSent, await extraHolidays(tx)))
  const description = (rules.describe ?? describeByForm)(enquiry)
  const number = await insertInboxRow(
    tx,
    enquiry,
    events.map((event, index) => ({ ...event, id: index + 1 })),
    description,
  )
  await indexEnquiry(tx, enquiry)
  await indexContact(tx, enquiry, number, description)
  for (const event of events) await insertEvent(tx, enquiry.record.postId, event)
}

/** Moves a released enquiry to the lists of open ones, or to the subscriptions. */
export async function releaseIntoInbox(
  tx: Transaction,
  enquiry: Enquiry,
  { deadline, now }: InboxRules,
  by: string | null,
): Promise<void> {
  const { postId } = enquiry.record
  if (enquiry.collection === 'newsletter') {
    await leaveLists(tx, postId)
    return await subscribe(tx, enquiry)
  }
  const at = now().getTime()
  await insertEvent(tx, postId, { kind: 'released', at, by, dueAt: deadline(at, await extraHolidays(tx)) })
  await projectEnquiry(tx, enquiry, await eventsOf(tx, postId))
}

/** Removes an enquiry from the lists, with its events. */
export async function leaveLists(tx: Transaction, postId: string): Promise<void> {
  await tx.query('DELETE FROM enquiries WHERE post_id = ?', [postId])
}

function firstEvents({ record, metadata }: Enquiry, dueAt: number): Array<NewEvent> {
  const base = { at: record.dateSent, by: null }
  const received: NewEvent = { ...base, kind: 'received', dueAt }
  const { quarantine } = metadata
  return quarantine ? [received, { ...base, kind: 'held-back', ...quarantine }] : [received]
}

/**
 * Records that an address wants the newsletter. A new address waits for its confirmation; an unsubscribed or bounced one waits again,
 * which may reset its count of mails; a waiting or confirmed one only gets the latest consent. An address imported as unsubscribed stays
 * unsubscribed.
 */
async function subscribe(tx: Transaction, { record, metadata }: Enquiry): Promise<void> {
  const { postId, email, dateSent: at } = record
  const wasStopped = 'status' in record && record.status === 'stopped'
  const { wording = '', page = '' } = metadata.consents[0] ?? {}
  await tx.query(
    `INSERT INTO subscriptions (id, email_folded, email, post_id, state, at, mails_sent, wording, page, history)
     SELECT ?, email_folded, ?, post_id, ?, ?, 0, ?, ?, '[]' FROM submissions WHERE post_id = ?
     ON CONFLICT (email_folded) DO UPDATE SET email = excluded.email, post_id = excluded.post_id,
       wording = excluded.wording, page = excluded.page`,
    [newKey(), email, wasStopped ? 'stopped' : 'waiting', at, wording, page, postId],
  )
  const subscription = await subscriptionWhere(tx, 'post_id = ?', [postId])
  const isOver = subscription?.state === 'stopped' || subscription?.state === 'bounced'
  if (subscription && isOver && !wasStopped) await restartConfirmation(tx, subscription, at)
  if (subscription?.state === 'confirmed') await storeStatusInRecords(tx, subscription.id, 'confirmed')
}

/**
 * Lets a subscription wait for a new confirmation. An owner who confirmed and then unsubscribed has answered the earlier mails, so the
 * count of mails and the pause of a day start again. Without a confirmation they continue, because anyone with an old mail could
 * subscribe and unsubscribe alternately. After a bounce the count starts again, but the pause continues.
 */
async function restartConfirmation(tx: Transaction, subscription: Subscription, at: number): Promise<void> {
  const { id, state, mailsSent, lastMailAt } = subscription
  const hasBounced = state === 'bounced'
  const isAnswered = hasConfirmed(subscription)
  await changeState(tx, subscription, { state: 'waiting', at, by: null, words: null })
  await tx.query('UPDATE subscriptions SET mails_sent = ?, last_mail_at = ? WHERE id = ?', [
    hasBounced || isAnswered ? 0 : mailsSent,
    isAnswered ? null : lastMailAt,
    id,
  ])
}

/** Whether an unsubscribed address was confirmed since it last began to wait. */
function hasConfirmed({ state, history }: Subscription): boolean {
  if (state !== 'stopped') return false
  return (
    history.findLast((past) => past.state === 'confirmed' || past.state === 'waiting')?.state === 'confirmed'
  )
}
