import { firstNameOf } from '../../domain/inbox/words/names.ts'
import { endCall, lockCalls, reassignCall, remindAgain } from '../store/sql/calls/book-call.ts'
import { bookedCall, type Call, openCallsOf } from '../store/sql/calls/call-rows.ts'
import { callersOnDay, callRules } from '../store/sql/calls/callers.ts'
import type { Transaction } from '../store/sql/database.ts'
import type { NewEvent } from '../store/sql/inbox/event-rows.ts'
import { keepCallTime, note } from './call-changes.ts'
import { type CallEnquiry, type CallParts, lockedCallEnquiry } from './call-enquiry.ts'
import { dropReminder, queueBooked, queueCancelled, queueForStaff, queueMissed } from './queue-call-mails.ts'

/** Applies an event by which staff change a booked call. The caller has added the event to the enquiry's log. */
export async function changeByStaff(
  tx: Transaction,
  subject: CallEnquiry,
  event: NewEvent,
  parts: CallParts,
): Promise<void> {
  await lockCalls(tx)
  const call = await bookedCall(tx, subject.record.postId)
  if (!call) return
  const { by } = event
  switch (event.kind) {
    case 'call-given':
      if (event.staff === call.staff) return
      if (!(await give(tx, subject, call, event, parts))) throw new NotFreeThen()
      return
    case 'answered':
      await end(tx, call, 'called')
      // They talked before the time: it leaves both calendars.
      if (call.startsAt <= parts.nowMs) return
      await queueCancelled(tx, subject, call, { words: null, hasTalked: true, answerBy: null }, parts)
      return await queueForStaff(tx, subject, { happened: 'cancelled', call, by }, parts)
    case 'call-cancelled':
      await end(tx, call, 'cancelled')
      await keepCallTime(tx, subject.enquiry, null)
      await queueCancelled(tx, subject, call, { words: event.words, answerBy: event.dueAt }, parts)
      return await queueForStaff(tx, subject, { happened: 'cancelled', call, by }, parts)
    case 'call-missed':
      await end(tx, call, 'missed')
      return await queueMissed(tx, subject, call, await callRules(tx, parts.openingHours), parts)
  }
}

/** The member of staff has another call then. */
export class NotFreeThen extends Error {
  override name = 'NotFreeThen'
}

/** Numbers of enquiries: those whose calls were given to a colleague, and those whose calls no colleague could take. */
type HandedOver = { given: Array<number>; left: Array<number> }

/** Hands over the calls ahead of a member of staff, each to the person who takes calls, is free then and has the fewest that day. */
export async function handOverCalls(
  tx: Transaction,
  { from, by }: { from: string; by: string },
  parts: CallParts,
): Promise<HandedOver> {
  const result: HandedOver = { given: [], left: [] }
  const ahead = (await openCallsOf(tx, from)).filter(({ startsAt }) => startsAt > parts.nowMs)
  const subjects = await lockAll(tx, ahead)
  for (const subject of subjects) {
    const call = await bookedCall(tx, subject.record.postId)
    if (call?.staff !== from) continue // it was cancelled or given away meanwhile
    const heir = await giveToFirst(tx, subject, call, by, parts)
    if (heir !== null)
      await note(tx, subject.enquiry, { at: parts.nowMs, by, kind: 'call-given', staff: heir })
    result[heir === null ? 'left' : 'given'].push(subject.number)
  }
  return result
}

/**
 * Takes the booked calls of enquiries away that are erased, expired or held back. Who phones is told by a mail that names no visitor and
 * outlives the enquiry; its sender is not told.
 */
export async function withdrawCalls(
  tx: Transaction,
  postIds: ReadonlyArray<string>,
  parts: Pick<CallParts, 'secret' | 'nowMs'>,
): Promise<void> {
  const subjects = await lockAll(
    tx,
    postIds.map((postId) => ({ postId })),
  )
  for (const subject of subjects) {
    const call = await bookedCall(tx, subject.record.postId)
    if (!call) continue
    await end(tx, call, 'cancelled')
    if (call.startsAt > parts.nowMs) await queueForStaff(tx, subject, { happened: 'withdrawn', call }, parts)
  }
}

/** Locks enquiries, in one order, and then the calls. */
async function lockAll(
  tx: Transaction,
  calls: ReadonlyArray<Pick<Call, 'postId'>>,
): Promise<Array<CallEnquiry>> {
  const subjects: Array<CallEnquiry> = []
  for (const postId of [...new Set(calls.map((call) => call.postId))].toSorted()) {
    const subject = await lockedCallEnquiry(tx, postId)
    if (subject) subjects.push(subject)
  }
  if (subjects.length > 0) await lockCalls(tx)
  return subjects
}

async function giveToFirst(
  tx: Transaction,
  subject: CallEnquiry,
  call: Call,
  by: string,
  parts: CallParts,
): Promise<string | null> {
  for (const { id: staff } of await callersOnDay(tx, call.startsAt))
    if (staff !== call.staff && (await give(tx, subject, call, { staff, by }, parts))) return staff
  return null
}

/** Gives a call to a colleague, and tells all whom it concerns; the visitor only if another name phones. @returns false if they are not free */
async function give(
  tx: Transaction,
  subject: CallEnquiry,
  call: Call,
  { staff, by }: { staff: string; by: string | null },
  parts: CallParts,
): Promise<boolean> {
  if (!(await reassignCall(tx, call, staff))) return false
  if (await dropReminder(tx, call)) await remindAgain(tx, call, parts.nowMs)
  const givenCall = (await bookedCall(tx, call.postId)) ?? call
  const isOtherName = firstNameOf(givenCall.staffName ?? '') !== firstNameOf(call.staffName ?? '')
  if (isOtherName && call.startsAt > parts.nowMs)
    await queueBooked(tx, subject, { call: givenCall, was: call.startsAt }, parts)
  await queueForStaff(tx, subject, { happened: 'booked', call: givenCall, by }, parts)
  await queueForStaff(tx, subject, { happened: 'given', call: givenCall, to: call.staff, by }, parts)
  return true
}

async function end(tx: Transaction, call: Call, state: 'called' | 'missed' | 'cancelled'): Promise<void> {
  await dropReminder(tx, call)
  await endCall(tx, call, state)
}
