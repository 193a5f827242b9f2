import { firstNameOf } from '../../domain/inbox/words/names.ts'
import { endCall, lockCalls, reassignCall, remindAgain } from '../store/sql/calls/book-call.ts'
import { bookedCall, type Call, openCallsOf } from '../store/sql/calls/call-rows.ts'
import { callersOnDay, callRules } from '../store/sql/calls/callers.ts'
import type { Transaction } from '../store/sql/database.ts'
import type { NewEvent } from '../store/sql/inbox/event-rows.ts'
import { addCallEvent, storeCallTime } from './call-changes.ts'
import { type CallContext, type CallEnquiry, lockedCallEnquiry } from './call-enquiry.ts'
import { dropReminder, queueBooked, queueCancelled, queueForStaff, queueMissed } from './queue-call-mails.ts'

/** Applies an event by which staff change a booked call. The event is already in the enquiry's log. */
export async function changeByStaff(
  tx: Transaction,
  callEnquiry: CallEnquiry,
  event: NewEvent,
  context: CallContext,
): Promise<void> {
  await lockCalls(tx)
  const call = await bookedCall(tx, callEnquiry.record.postId)
  if (!call) return
  const { by } = event
  switch (event.kind) {
    case 'call-given':
      if (event.staff === call.staff) return
      if (!(await reassign(tx, callEnquiry, call, event, context))) throw new CallerNotFree()
      return
    case 'answered':
      await end(tx, call, 'called')
      // They talked before the booked time: the call leaves both calendars.
      if (call.startsAt <= context.nowMs) return
      await queueCancelled(tx, callEnquiry, call, { words: null, hasTalked: true, answerBy: null }, context)
      return await queueForStaff(tx, callEnquiry, { happened: 'cancelled', call, by }, context)
    case 'call-cancelled':
      await end(tx, call, 'cancelled')
      await storeCallTime(tx, callEnquiry.enquiry, null)
      await queueCancelled(tx, callEnquiry, call, { words: event.words, answerBy: event.dueAt }, context)
      return await queueForStaff(tx, callEnquiry, { happened: 'cancelled', call, by }, context)
    case 'call-missed':
      await end(tx, call, 'missed')
      return await queueMissed(tx, callEnquiry, call, await callRules(tx, context.openingHours), context)
  }
}

/** The member of staff has another call at that time. */
export class CallerNotFree extends Error {
  override name = 'CallerNotFree'
}

/** Numbers of the enquiries whose calls a colleague got, and of those whose calls no colleague could take. */
type HandedOverCalls = { given: Array<number>; left: Array<number> }

/** Hands over the future calls of a member of staff, each to the free person with the fewest calls that day. */
export async function handOverCalls(
  tx: Transaction,
  { from, by }: { from: string; by: string },
  context: CallContext,
): Promise<HandedOverCalls> {
  const result: HandedOverCalls = { given: [], left: [] }
  const futureCalls = (await openCallsOf(tx, from)).filter(({ startsAt }) => startsAt > context.nowMs)
  const callEnquiries = await lockAll(tx, futureCalls)
  for (const callEnquiry of callEnquiries) {
    const call = await bookedCall(tx, callEnquiry.record.postId)
    if (call?.staff !== from) continue // it was cancelled or given away meanwhile
    const newCaller = await reassignToFirstFree(tx, callEnquiry, call, by, context)
    if (newCaller !== null)
      await addCallEvent(tx, callEnquiry.enquiry, {
        at: context.nowMs,
        by,
        kind: 'call-given',
        staff: newCaller,
      })
    result[newCaller === null ? 'left' : 'given'].push(callEnquiry.number)
  }
  return result
}

/**
 * Cancels the booked calls of enquiries that are erased, expired or quarantined. The member of staff gets a mail that does not name the
 * visitor and stays when the enquiry is deleted; the visitor gets none.
 */
export async function withdrawCalls(
  tx: Transaction,
  postIds: ReadonlyArray<string>,
  context: Pick<CallContext, 'secret' | 'nowMs'>,
): Promise<void> {
  const callEnquiries = await lockAll(
    tx,
    postIds.map((postId) => ({ postId })),
  )
  for (const callEnquiry of callEnquiries) {
    const call = await bookedCall(tx, callEnquiry.record.postId)
    if (!call) continue
    await end(tx, call, 'cancelled')
    if (call.startsAt > context.nowMs)
      await queueForStaff(tx, callEnquiry, { happened: 'withdrawn', call }, context)
  }
}

/** Locks enquiries in a fixed order, then the calls: against deadlocks. */
async function lockAll(
  tx: Transaction,
  calls: ReadonlyArray<Pick<Call, 'postId'>>,
): Promise<Array<CallEnquiry>> {
  const callEnquiries: Array<CallEnquiry> = []
  for (const postId of [...new Set(calls.map((call) => call.postId))].toSorted()) {
    const callEnquiry = await lockedCallEnquiry(tx, postId)
    if (callEnquiry) callEnquiries.push(callEnquiry)
  }
  if (callEnquiries.length > 0) await lockCalls(tx)
  return callEnquiries
}

async function reassignToFirstFree(
  tx: Transaction,
  callEnquiry: CallEnquiry,
  call: Call,
  by: string,
  context: CallContext,
): Promise<string | null> {
  for (const { id: staff } of await callersOnDay(tx, call.startsAt))
    if (staff !== call.staff && (await reassign(tx, callEnquiry, call, { staff, by }, context))) return staff
  return null
}

/**
 * Gives a call to a colleague: mails both, and the visitor if the caller's first name changes.
 *
 * @returns false if the colleague is not free
 */
async function reassign(
  tx: Transaction,
  callEnquiry: CallEnquiry,
  call: Call,
  { staff, by }: { staff: string; by: string | null },
  context: CallContext,
): Promise<boolean> {
  if (!(await reassignCall(tx, call, staff))) return false
  if (await dropReminder(tx, call)) await remindAgain(tx, call, context.nowMs)
  const givenCall = (await bookedCall(tx, call.postId)) ?? call
  const isOtherName = firstNameOf(givenCall.staffName ?? '') !== firstNameOf(call.staffName ?? '')
  if (isOtherName && call.startsAt > context.nowMs)
    await queueBooked(tx, callEnquiry, { call: givenCall, was: call.startsAt }, context)
  await queueForStaff(tx, callEnquiry, { happened: 'booked', call: givenCall, by }, context)
  await queueForStaff(tx, callEnquiry, { happened: 'given', call: givenCall, to: call.staff, by }, context)
  return true
}

async function end(tx: Transaction, call: Call, state: 'called' | 'missed' | 'cancelled'): Promise<void> {
  await dropReminder(tx, call)
  await endCall(tx, call, state)
}
