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
import type { CallContext, CallEnquiry } from './call-enquiry.ts'
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
const MAX_MOVES = 3

/** How often the private link may still move the call of an enquiry, or book it again. @param calls all calls of the enquiry */
export function movesLeftOf(calls: ReadonlyArray<Pick<Call, 'moves'>>): number {
  const rebookings = Math.max(0, calls.length - 1)
  return MAX_MOVES - rebookings - calls.reduce((sum, { moves }) => sum + moves, 0)
}

/**
 * Books the call that a new enquiry wants, in the transaction that stores the enquiry: it is stored even if the
 * time is taken. The outcome is an event, so that a repeated form gets the same answer.
 *
 * @param mayBeMailed whether the visitor may get a mail: without the link in it they could not cancel
 */
export async function bookWantedCall(
  tx: Transaction,
  callEnquiry: CallEnquiry,
  wanted: WantedCall,
  { mayBeMailed, ...context }: CallContext & { mayBeMailed: boolean },
): Promise<Call | CallRefusal> {
  const { enquiry, record } = callEnquiry
  const { startsAt } = wanted
  const booked = await bookUnlessRefused(tx, callEnquiry, wanted, { ...context, mayBeMailed })
  if (typeof booked === 'string')
    await addCallEvent(tx, enquiry, {
      at: context.nowMs,
      by: null,
      kind: 'call-not-booked',
      startsAt,
      why: booked,
    })
  if (booked === 'held-back' || booked === 'limit') return booked
  await storeCallLink(tx, hashOfToken(callTokenOf(record.postId, context.secret)), record.postId)
  return booked
}

/** Queues the mails about a call that came with its enquiry. @returns whether they replace the enquiry's confirmation */
export async function queueWantedCallMails(
  tx: Transaction,
  callEnquiry: CallEnquiry,
  startsAt: number,
  { booked, answerBy, ...context }: CallContext & { booked: Call | CallRefusal; answerBy: number },
): Promise<boolean> {
  if (booked === 'taken' || booked === 'two-open') {
    await queueNotBooked(tx, callEnquiry, { startsAt, why: booked, answerBy }, context)
    return true
  }
  if (typeof booked === 'string') return false
  await queueBooked(tx, callEnquiry, { call: booked, was: null, name: CONFIRMATION }, context)
  await queueForStaff(tx, callEnquiry, { happened: 'booked', call: booked }, context)
  return true
}

async function bookUnlessRefused(
  tx: Transaction,
  callEnquiry: CallEnquiry,
  { startsAt, zone, network }: WantedCall,
  { mayBeMailed, ...context }: CallContext & { mayBeMailed: boolean },
): Promise<Call | CallRefusal> {
  if (callEnquiry.enquiry.metadata.quarantine) return 'held-back'
  const rules = await callRules(tx, context.openingHours)
  if (!rules.on) return 'taken'
  if (!mayBeMailed) return 'limit'
  return await book(tx, callEnquiry, { startsAt, zone, network, limits: rules }, rules, context)
}

type RequestedCall = Pick<Parameters<typeof bookCall>[1], 'startsAt' | 'zone' | 'network' | 'limits'>

async function book(
  tx: Transaction,
  { enquiry, record }: CallEnquiry,
  requested: RequestedCall,
  rules: Awaited<ReturnType<typeof callRules>>,
  context: CallContext,
): Promise<Call | CallRefusal> {
  const booking = {
    ...requested,
    id: Buffer.from(context.randomBytes(ID_BYTES)).toString('base64url'),
    postId: record.postId,
    remindAt: reminderAt(requested.startsAt, context.nowMs, rules.openingHours),
    holders: holdersOf(record, context.secret),
  }
  const call = await bookCall(tx, booking, rules, context.nowMs)
  if (typeof call !== 'string')
    await addCallEvent(tx, enquiry, {
      at: context.nowMs,
      by: null,
      kind: 'call-booked',
      ...timesOf(call),
      staff: call.staff,
    })
  return call
}

/** The result of a change by the private link. `moved-on`: the call has changed since the visitor's page was shown. */
export type LinkResult = 'done' | 'taken' | 'moved-on' | 'refused'

/**
 * Books a call by the private link, if none is booked. The limits on unconfirmed calls apply here too, unless the owner of the mailbox
 * has confirmed an earlier call of the enquiry.
 */
export async function bookByLink(
  tx: Transaction,
  callEnquiry: CallEnquiry,
  { startsAt, network }: Pick<WantedCall, 'startsAt' | 'network'>,
  context: CallContext,
): Promise<LinkResult> {
  await lockCalls(tx)
  const rules = await callRules(tx, context.openingHours)
  if (!rules.on || callEnquiry.enquiry.metadata.quarantine) return 'refused'
  const earlier = await callsOf(tx, callEnquiry.record.postId)
  if (earlier.some(({ state }) => state === 'booked')) return 'moved-on'
  if (movesLeftOf(earlier) <= 0) return 'refused'
  const isConfirmed = earlier.some(({ confirmedAt }) => confirmedAt !== null)
  const requested = { startsAt, zone: null, network, limits: isConfirmed ? null : rules }
  const call = await book(tx, callEnquiry, requested, rules, context)
  if (typeof call === 'string') return call === 'taken' ? 'taken' : 'refused'
  await storeCallTime(tx, callEnquiry.enquiry, startsAt)
  if (isConfirmed) await confirmCall(tx, call, context.nowMs)
  await queueBooked(tx, callEnquiry, { call, was: null }, context)
  await queueForStaff(tx, callEnquiry, { happened: 'booked', call }, context)
  return 'done'
}

/** Moves the call by the private link. @param sequence the one that the visitor's page showed */
export async function moveByLink(
  tx: Transaction,
  callEnquiry: CallEnquiry,
  { startsAt, sequence }: { startsAt: number; sequence: number },
  context: CallContext,
): Promise<LinkResult> {
  await lockCalls(tx)
  const call = await bookedCall(tx, callEnquiry.record.postId)
  if (!call || call.sequence !== sequence) return 'moved-on'
  const movesLeft = movesLeftOf(await callsOf(tx, callEnquiry.record.postId))
  if (movesLeft <= 0 || call.startsAt <= context.nowMs) return 'refused'
  const rules = await callRules(tx, context.openingHours)
  if (!rules.on) return 'refused'
  const remindAt = reminderAt(startsAt, context.nowMs, rules.openingHours)
  if (startsAt === call.startsAt) return 'done'
  if (!(await moveCall(tx, call, { startsAt, remindAt, countsAsMove: true }, rules, context.nowMs)))
    return 'taken'
  await dropReminder(tx, call)
  const movedCall = (await bookedCall(tx, call.postId)) ?? call
  const event = {
    kind: 'call-moved',
    ...timesOf(movedCall),
    staff: movedCall.staff,
    from: call.startsAt,
  } as const
  await addCallEvent(tx, callEnquiry.enquiry, { at: context.nowMs, by: null, ...event })
  await storeCallTime(tx, callEnquiry.enquiry, startsAt)
  await queueBooked(tx, callEnquiry, { call: movedCall, was: call.startsAt }, context)
  const previousStart = call.startsAt
  await queueForStaff(tx, callEnquiry, { happened: 'moved', call: movedCall, was: previousStart }, context)
  if (movedCall.staff !== call.staff)
    await queueForStaff(
      tx,
      callEnquiry,
      { happened: 'given', call: movedCall, to: call.staff, was: previousStart },
      context,
    )
  return 'done'
}

/** Cancels the call by the private link, until it begins. @param wantsAnswer whether we answer in writing instead */
export async function cancelByLink(
  tx: Transaction,
  callEnquiry: CallEnquiry,
  { sequence, wantsAnswer, words }: { sequence: number; wantsAnswer: boolean; words: string },
  context: CallContext,
): Promise<LinkResult> {
  await lockCalls(tx)
  const call = await bookedCall(tx, callEnquiry.record.postId)
  if (!call || call.sequence !== sequence) return 'moved-on'
  if (call.startsAt <= context.nowMs) return 'refused'
  await dropReminder(tx, call)
  await endCall(tx, call, 'cancelled')
  await storeCallTime(tx, callEnquiry.enquiry, null)
  const { openingHours } = await callRules(tx, context.openingHours)
  const dueAt = deadlineOf(context.nowMs, openingHours)
  const base = { at: context.nowMs, by: null }
  await addCallEvent(tx, callEnquiry.enquiry, {
    ...base,
    kind: 'call-cancelled',
    startsAt: call.startsAt,
    words,
    dueAt,
  })
  if (!wantsAnswer) await addCallEvent(tx, callEnquiry.enquiry, { ...base, kind: 'no-answer-needed' })
  await queueCancelled(tx, callEnquiry, call, { words: null, answerBy: wantsAnswer ? dueAt : null }, context)
  await queueForStaff(tx, callEnquiry, { happened: 'cancelled', call, words }, context)
  return 'done'
}

/** Confirms the call. @param token from the mail: proves that the visitor reads the mailbox */
export async function confirmByLink(
  tx: Transaction,
  { record }: CallEnquiry,
  token: string,
  { secret, nowMs }: CallContext,
): Promise<LinkResult> {
  if (token !== confirmationTokenOf(record.postId, secret)) return 'refused'
  const call = await bookedCall(tx, record.postId)
  if (call) await confirmCall(tx, call, nowMs)
  return call ? 'done' : 'moved-on'
}

/** Adds an event about a call to the log of its enquiry. */
export async function addCallEvent(tx: Transaction, enquiry: Enquiry, event: NewEvent): Promise<void> {
  const { postId } = enquiry.record
  await insertEvent(tx, postId, event)
  await projectEnquiry(tx, enquiry, await eventsOf(tx, postId))
}

/** Stores the call's time in the enquiry's metadata, which exports contain. @param startsAt null: the call is cancelled */
export async function storeCallTime(
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
