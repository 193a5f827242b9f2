import { addDays } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { lastDigits } from '../../domain/calls/call-time.ts'
import { type CallRules, offeredDays } from '../../domain/calls/free-times.ts'
import { stateOf } from '../../domain/inbox/events/enquiry-state.ts'
import { aboutOf, firstNameOf } from '../../domain/inbox/words/names.ts'
import { CONFIRMATION } from '../enquiries/enquiry-mails.ts'
import type { DueMail } from '../mail/due-mail.ts'
import { tokenSealer } from '../mail/link-token.ts'
import { mailMessage } from '../mail/mail-message.ts'
import type { CallForStaff } from '../mail/mails/call-for-staff.ts'
import type { MailedCall } from '../mail/mails/call-parts.ts'
import type { Call } from '../store/sql/calls/call-rows.ts'
import { callersWithTakenCells } from '../store/sql/calls/callers.ts'
import type { Transaction } from '../store/sql/database.ts'
import { eventsOf } from '../store/sql/inbox/event-rows.ts'
import { putIntoOutbox } from '../store/sql/outbox.ts'
import { ownCalls, staffById } from '../store/sql/staff.ts'
import type { CallEnquiry } from './call-enquiry.ts'
import { callTokenOf, confirmationTokenOf } from './call-keys.ts'

const MAX_FREE_TIMES = 3

type MailContext = { secret: string; nowMs: number }

/** Each change of a call (its sequence) has a reminder of its own. */
function reminderId({ postId, sequence }: Pick<Call, 'postId' | 'sequence'>): string {
  return `${postId}.call-reminder.${sequence}`
}

/**
 * Queues the mail to a visitor that their call is booked or moved.
 *
 * @param details.was the previous time in epoch milliseconds; null if it was not moved
 * @param details.name given if it replaces the enquiry's confirmation
 */
export async function queueBooked(
  tx: Transaction,
  { record }: CallEnquiry,
  details: { call: Call; was: number | null; name?: string },
  context: MailContext,
) {
  const { call, was, name = `call-booked.${call.id}.${call.sequence}` } = details
  const { seal } = tokenSealer(context.secret)
  await queue(tx, name, record.postId, context, {
    kind: 'call-booked',
    ...visitorFields(record, context),
    call: mailedCall(call),
    was,
    lastDigits: lastDigits(record.phoneNumber),
    confirmation: call.confirmedAt === null ? seal(confirmationTokenOf(record.postId, context.secret)) : null,
  })
}

/**
 * Queues the mail to a visitor that their call does not take place.
 *
 * @param details.words the staff's reason; null if the visitor cancelled it
 * @param details.hasTalked staff phoned them before the booked time
 */
export async function queueCancelled(
  tx: Transaction,
  { record }: CallEnquiry,
  call: Call,
  details: { words: string | null; hasTalked?: boolean; answerBy: number | null },
  context: MailContext,
) {
  await queue(tx, `call-cancelled.${call.id}`, record.postId, context, {
    kind: 'call-cancelled',
    ...visitorFields(record, context),
    call: { ...mailedCall(call), sequence: call.sequence + 1 },
    hasTalked: false,
    ...details,
  })
}

/** Queues the mail to a visitor whom we did not reach, with the next free times. */
export async function queueMissed(
  tx: Transaction,
  { record }: CallEnquiry,
  call: Call,
  rules: CallRules,
  context: MailContext,
) {
  const today = dayOf(context.nowMs)
  const callers = await callersWithTakenCells(tx, today, addDays(today, rules.daysAhead))
  const days = offeredDays(context.nowMs, rules, callers)
  await queue(tx, `call-missed.${call.id}`, record.postId, context, {
    kind: 'call-missed',
    ...visitorFields(record, context),
    call: { ...mailedCall(call), sequence: call.sequence + 1 },
    lastDigits: lastDigits(record.phoneNumber),
    free: days.flatMap(({ free }) => free.slice(0, 1)).slice(0, MAX_FREE_TIMES),
  })
}

/** Queues the reminder of a call. */
export async function queueReminder(
  tx: Transaction,
  { record }: CallEnquiry,
  call: Call,
  context: MailContext,
) {
  await queue(tx, reminderId(call).slice(call.postId.length + 1), record.postId, context, {
    kind: 'call-reminder',
    ...visitorFields(record, context),
    call: mailedCall(call),
    lastDigits: lastDigits(record.phoneNumber),
  })
}

/** Queues the mail that confirms an enquiry without the call that it wanted. */
export async function queueNotBooked(
  tx: Transaction,
  { record }: CallEnquiry,
  details: { startsAt: number; why: 'taken' | 'two-open'; answerBy: number },
  context: MailContext,
) {
  await queue(tx, CONFIRMATION, record.postId, context, {
    kind: 'call-not-booked',
    ...visitorFields(record, context),
    ...details,
  })
}

type StaffMailDetails = Partial<Pick<CallForStaff, 'was' | 'words'>> &
  Pick<CallForStaff, 'happened'> & {
    /** If the call ended, as it was before; else as it is now. */
    call: Call
    /** The id of the person who gets the mail; absent: the caller. */
    to?: string
    /** The id of the person who made the change: they are mailed only to update their calendar. */
    by?: string | null
  }

/** Queues the mail to the member of staff whose call it is, or was, with an invitation if they want one. */
export async function queueForStaff(
  tx: Transaction,
  { enquiry, record, number }: CallEnquiry,
  { call, to = call.staff, by = null, happened, was = null, words = '' }: StaffMailDetails,
  context: MailContext,
): Promise<void> {
  const person = await staffById(tx, to)
  if (!person || person.leftAt !== null) return
  const hasCalendar = (await ownCalls(tx, to)).calendar === 'mail'
  if (to === by && !hasCalendar) return
  const isOver = happened === 'cancelled' || happened === 'withdrawn'
  const sequence = isOver ? call.sequence + 1 : call.sequence
  const postId = happened === 'withdrawn' ? null : record.postId
  await queue(tx, `call-for-staff.${call.id}.${sequence}.${to}`, postId, context, {
    kind: 'call-for-staff',
    at: context.nowMs,
    to: person.email,
    number,
    about: aboutOf(enquiry),
    call: { ...mailedCall(call), sequence },
    happened,
    was,
    words,
    method: hasCalendar ? (isOver || happened === 'given' ? 'CANCEL' : 'REQUEST') : null,
  })
}

/** Deletes the call's undelivered reminder, before the call changes. @returns whether there was one */
export async function dropReminder(tx: Transaction, call: Call): Promise<boolean> {
  const droppedRows = await tx.query(
    "DELETE FROM outbox WHERE topic = 'mail' AND id = ? AND delivered_at IS NULL RETURNING id",
    [reminderId(call)],
  )
  return droppedRows.length > 0
}

/** Mails to visitors go to their corrected address. */
async function queue(
  tx: Transaction,
  name: string,
  postId: string | null,
  { nowMs }: MailContext,
  mail: DueMail,
): Promise<void> {
  const isToStaff = mail.kind === 'call-for-staff' || postId === null
  const { correctedAddress } = isToStaff ? { correctedAddress: null } : stateOf(await eventsOf(tx, postId))
  const corrected = correctedAddress === null ? mail : { ...mail, to: correctedAddress }
  await putIntoOutbox(tx, mailMessage({ name, postId, mail: corrected }), nowMs)
}

function visitorFields({ email, postId }: CallEnquiry['record'], { secret, nowMs }: MailContext) {
  return { at: nowMs, to: email, token: tokenSealer(secret).seal(callTokenOf(postId, secret)) }
}

function mailedCall({ id, sequence, startsAt, endsAt, createdAt, staffName }: Call): MailedCall {
  return {
    id,
    sequence,
    startsAt,
    endsAt,
    createdAt,
    caller: staffName === null ? null : firstNameOf(staffName),
  }
}
