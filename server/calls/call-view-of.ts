import { lastDigits } from '../../domain/calls/call-time.ts'
import type { CallView } from '../../domain/calls/call-view.ts'
import { stateOf } from '../../domain/inbox/events/enquiry-state.ts'
import { firstNameOf } from '../../domain/inbox/words/names.ts'
import { type Call, callsOf } from '../store/sql/calls/call-rows.ts'
import type { Transaction } from '../store/sql/database.ts'
import { eventsOf } from '../store/sql/inbox/event-rows.ts'
import { movesLeftOf } from './call-changes.ts'
import type { CallEnquiry } from './call-enquiry.ts'
import { confirmationTokenOf } from './call-keys.ts'

type ViewQuery = Pick<CallView, 'times' | 'outcome' | 'address'> & {
  /** The address's confirmation token; '' without one. */
  confirmationToken: string
  secret: string
  nowMs: number
}

/** What the page of a private link shows now. */
export async function callViewOf(
  tx: Transaction,
  { record }: CallEnquiry,
  query: ViewQuery,
): Promise<CallView> {
  const { confirmationToken, secret, nowMs, times, outcome, address } = query
  const events = await eventsOf(tx, record.postId)
  const calls = await callsOf(tx, record.postId)
  const [call] = calls
  const cancelled = events.findLast((event) => event.kind === 'call-cancelled')
  const lastChange = events.findLast((event) => event.kind === 'call-moved' || event.kind === 'call-booked')
  const isByUs = cancelled?.kind === 'call-cancelled' && cancelled.by !== null
  const state = viewStateOf(call, isByUs, nowMs)
  const canConfirm =
    state === 'booked' &&
    call?.confirmedAt === null &&
    confirmationToken === confirmationTokenOf(record.postId, secret)
  return {
    times,
    outcome,
    address,
    state,
    startsAt: call?.startsAt ?? null,
    endsAt: call?.endsAt ?? null,
    caller: call?.staffName ? firstNameOf(call.staffName) : null,
    lastDigits: lastDigits(record.phoneNumber),
    sequence: call?.sequence ?? 0,
    movesLeft: movesLeftOf(calls),
    previousStart: lastChange?.kind === 'call-moved' ? lastChange.from : null,
    words: isByUs && cancelled?.kind === 'call-cancelled' ? cancelled.words : '',
    answerBy: stateOf(events).dueAt,
    confirmation: canConfirm ? confirmationToken : null,
  }
}

function viewStateOf(call: Call | undefined, isByUs: boolean, nowMs: number): CallView['state'] {
  if (!call) return 'none'
  if (call.state === 'cancelled') return isByUs ? 'byus' : 'cancelled'
  if (call.state !== 'booked') return call.state
  return call.startsAt > nowMs ? 'booked' : 'over'
}
