import { deadlineOf } from '../../domain/calendar/deadline.ts'
import { reminderAt } from '../../domain/calls/call-reminder.ts'
import { callTimeText } from '../../domain/calls/call-time.ts'
import type { Enquiry, WantedCall } from '../../domain/enquiry/enquiry.ts'
import type { CallRefusal } from '../../domain/inbox/events/kinds.ts'
import { CONFIRMATION } from '../enquiries/enquiry-mails.ts'
import { hashOfToken } from '../mail/link-token.ts'
import { bookCall, confirmCall, endCall, lockCalls, moveCall } from '../store/sql/calls/book-call.ts'
import { storeCallLink } from '../store/sql/calls/call-links.ts'
import { bookedCall, type Call, callsOf } from '../store/sql/calls/call-rows.ts'
import { callRules } from '../store/sql/calls/callers.ts'
import type { Transaction } from '../store/sql/database.ts'
import { updateEnquiry } from '../store/sql/enquiry-queries.ts'
import { eventsOf, insertEvent, type NewEvent } from '../store/sql/inbox/event-rows.ts'
import { projectEnquiry } from '../store/sql/inbox/projection.ts'
import type { CallEnquiry, CallParts } from './call-enquiry.ts'
import { callTokenOf, confirmationTokenOf, holdersOf } from './call-keys.ts'
import {
  dropReminder,
  queueBooked,
  queueCancelled,
  queueForStaff,
  queueNotBooked,
} from './queue-call-mails.ts'

const MINUTE_MS = 60_000
const ID_BYTES = 16
/** How often a visitor may move the call of an enquiry or book it again, since each change is mailed. Further changes are made by staff. */
const MOST_MOVES = 3

/** How often the private link may still move the call of an enquiry, or book it anew. @param calls all of the enquiry */
export function movesLeftOf(calls: ReadonlyArray<Pick<Call, 'moves'>>): number {
  const rebookings = Math.max(0, calls.length - 1)
  return MOST_MOVES - rebookings - calls.reduce((sum, { moves }) => sum + moves, 0)
}

/**
 * Books the call that a new enquiry wants, in the transaction that stores it. The enquiry is stored whether or not the time is free; its log contains the outcome, so that a repeated form gets the same answer.
 *
 * @param mayBeMailed whether its sender may get a mail: without one the call could not be cancelled
 */
export async function bookWantedCall(
  tx: Transaction,
  subject: CallEnquiry,
  wanted: WantedCall,
  { mayBeMailed, ...parts }: CallParts & { mayBeMailed: boolean },
): Promise<Call | CallRefusal> {
  const { enquiry, record } = subject
  const { startsAt } = wanted
  const booked = await bookUnlessRefused(tx, subject, wanted, { ...parts, mayBeMailed })
  if (typeof booked === 'string')
    await note(tx, enquiry, { at: parts.nowMs, by: null, kind: 'call-not-booked', startsAt, why: booked })
  if (booked === 'held-back' || booked === 'limit') return booked
  await storeCallLink(tx, hashOfToken(callTokenOf(record.postId, parts.secret)), record.postId)
  return booked
}

/** Queues the mails about a call that came with its enquiry. @returns whether they replace the enquiry's confirmation */
export async function queueWantedCallMails(
  tx: Transaction,
  subject: CallEnquiry,
  startsAt: number,
  { booked, answerBy, ...parts }: CallParts & { booked: Call | CallRefusal; answerBy: number },
): Promise<boolean> {
  if (booked === 'taken' || booked === 'two-open') {
    await queueNotBooked(tx, subject, { startsAt, why: booked, answerBy }, parts)
    return true
  }
  if (typeof booked === 'string') return false
  await queueBooked(tx, subject, { call: booked, was: null, name: CONFIRMATION }, parts)
  await queueForStaff(tx, subject, { happened: 'booked', call: booked }, parts)
  return true
}

async function bookUnlessRefused(
  tx: Transaction,
  { enquiry }: CallEnquiry,
  { startsAt, zone, network }: WantedCall,
  { mayBeMailed, ...parts }: CallParts & { mayBeMailed: boolean },
): Promise<Call | CallRefusal> {
  if (enquiry.metadata.quarantine) return 'held-back'
  const rules = await callRules(tx, parts.openingHours)
  if (!rules.on) return 'taken'
  if (!mayBeMailed) return 'limit'
  return await book(tx, enquiry, { startsAt, zone, network, limits: rules }, rules, parts)
}

type RequestedCall = Pick<Parameters<typeof bookCall>[1], 'startsAt' | 'zone' | 'network' | 'limits'>

async function book(
  tx: Transaction,
  enquiry: Enquiry,
  requested: RequestedCall,
  rules: Awaited<ReturnType<typeof callRules>>,
  parts: CallParts,
): Promise<Call | CallRefusal> {
  const { record } = enquiry
  if (!('phoneNumber' in record)) return 'taken'
  const booking = {
    ...requested,
    id: Buffer.from(parts.randomBytes(ID_BYTES)).toString('base64url'),
    postId: record.postId,
    remindAt: reminderAt(requested.startsAt, parts.nowMs, rules.openingHours),
    holders: holdersOf(record, parts.secret),
  }
  const call = await bookCall(tx, booking, rules, parts.nowMs)
  if (typeof call !== 'string')
    await note(tx, enquiry, {
      at: parts.nowMs,
      by: null,
      kind: 'call-booked',
      ...timesOf(call),
      staff: call.staff,
    })
  return call
}

/** The outcome of a change. `moved-on`: the call has changed since the visitor's page was shown. */
export type Changed = 'done' | 'taken' | 'moved-on' | 'refused'

/**
 * Books a call by the private link, where none is booked. The limits of unconfirmed calls hold here, too, unless the owner of the mailbox
 * has confirmed an earlier call of the enquiry.
 */
export async function bookByLink(
  tx: Transaction,
  subject: CallEnquiry,
  { startsAt, network }: Pick<WantedCall, 'startsAt' | 'network'>,
  parts: CallParts,
): Promise<Changed> {
  await lockCalls(tx)
  const rules = await callRules(tx, parts.openingHours)
  if (!rules.on || subject.enquiry.metadata.quarantine) return 'refused'
  const earlier = await callsOf(tx, subject.record.postId)
  if (earlier.some(({ state }) => state === 'booked')) return 'moved-on'
  if (movesLeftOf(earlier) <= 0) return 'refused'
  const isConfirmed = earlier.some(({ confirmedAt }) => confirmedAt !== null)
  const requested = { startsAt, zone: null, network, limits: isConfirmed ? null : rules }
  const call = await book(tx, subject.enquiry, requested, rules, parts)
  if (typeof call === 'string') return call === 'taken' ? 'taken' : 'refused'
  await keepCallTime(tx, subject.enquiry, startsAt)
  if (isConfirmed) await confirmCall(tx, call, parts.nowMs)
  await queueBooked(tx, subject, { call, was: null }, parts)
  await queueForStaff(tx, subject, { happened: 'booked', call }, parts)
  return 'done'
}

/** Moves the call by the private link. @param sequence the state that the visitor's page showed */
export async function moveByLink(
  tx: Transaction,
  subject: CallEnquiry,
  { startsAt, sequence }: { startsAt: number; sequence: number },
  parts: CallParts,
): Promise<Changed> {
  await lockCalls(tx)
  const call = await bookedCall(tx, subject.record.postId)
  if (!call || call.sequence !== sequence) return 'moved-on'
  const movesLeft = movesLeftOf(await callsOf(tx, subject.record.postId))
  if (movesLeft <= 0 || call.startsAt <= parts.nowMs) return 'refused'
  const rules = await callRules(tx, parts.openingHours)
  if (!rules.on) return 'refused'
  const remindAt = reminderAt(startsAt, parts.nowMs, rules.openingHours)
  if (startsAt === call.startsAt) return 'done'
  if (!(await moveCall(tx, call, { startsAt, remindAt, countsAsMove: true }, rules, parts.nowMs)))
    return 'taken'
  await dropReminder(tx, call)
  const movedCall = (await bookedCall(tx, call.postId)) ?? call
  const event = {
    kind: 'call-moved',
    ...timesOf(movedCall),
    staff: movedCall.staff,
    from: call.startsAt,
  } as const
  await note(tx, subject.enquiry, { at: parts.nowMs, by: null, ...event })
  await keepCallTime(tx, subject.enquiry, startsAt)
  await queueBooked(tx, subject, { call: movedCall, was: call.startsAt }, parts)
  const previousStart = call.startsAt
  await queueForStaff(tx, subject, { happened: 'moved', call: movedCall, was: previousStart }, parts)
  if (movedCall.staff !== call.staff)
    await queueForStaff(
      tx,
      subject,
      { happened: 'given', call: movedCall, to: call.staff, was: previousStart },
      parts,
    )
  return 'done'
}

/** Cancels the call by the private link, until it begins. @param wantsAnswer whether we answer in writing instead */
export async function cancelByLink(
  tx: Transaction,
  subject: CallEnquiry,
  { sequence, wantsAnswer, words }: { sequence: number; wantsAnswer: boolean; words: string },
  parts: CallParts,
): Promise<Changed> {
  await lockCalls(tx)
  const call = await bookedCall(tx, subject.record.postId)
  if (!call || call.sequence !== sequence) return 'moved-on'
  if (call.startsAt <= parts.nowMs) return 'refused'
  await dropReminder(tx, call)
  await endCall(tx, call, 'cancelled')
  await keepCallTime(tx, subject.enquiry, null)
  const { openingHours } = await callRules(tx, parts.openingHours)
  const dueAt = deadlineOf(parts.nowMs, openingHours)
  const base = { at: parts.nowMs, by: null }
  await note(tx, subject.enquiry, { ...base, kind: 'call-cancelled', startsAt: call.startsAt, words, dueAt })
  if (!wantsAnswer) await note(tx, subject.enquiry, { ...base, kind: 'no-answer-needed' })
  await queueCancelled(tx, subject, call, { words: null, answerBy: wantsAnswer ? dueAt : null }, parts)
  await queueForStaff(tx, subject, { happened: 'cancelled', call, words }, parts)
  return 'done'
}

/** Confirms the call. @param token of the mail, which proves that the mailbox has got it */
export async function confirmByLink(
  tx: Transaction,
  { record }: CallEnquiry,
  token: string,
  { secret, nowMs }: CallParts,
): Promise<Changed> {
  if (token !== confirmationTokenOf(record.postId, secret)) return 'refused'
  const call = await bookedCall(tx, record.postId)
  if (call) await confirmCall(tx, call, nowMs)
  return call ? 'done' : 'moved-on'
}

/** Adds an event about a call to the log of its enquiry. */
export async function note(tx: Transaction, enquiry: Enquiry, event: NewEvent): Promise<void> {
  const { postId } = enquiry.record
  await insertEvent(tx, postId, event)
  await projectEnquiry(tx, enquiry, await eventsOf(tx, postId))
}

/** Keeps the time of a call beside its enquiry, where an export finds it. @param startsAt null: the call is cancelled */
export async function keepCallTime(
  tx: Transaction,
  { metadata, ...enquiry }: Enquiry,
  startsAt: number | null,
): Promise<void> {
  const { callAt: _, ...otherMetadata } = metadata
  const time = startsAt === null ? {} : { callAt: callTimeText(startsAt) }
  await updateEnquiry(tx, { ...enquiry, metadata: { ...otherMetadata, ...time } })
}

function timesOf({ startsAt, endsAt }: Pick<Call, 'startsAt' | 'endsAt'>) {
  return { startsAt, minutes: Math.round((endsAt - startsAt) / MINUTE_MS) }
}
