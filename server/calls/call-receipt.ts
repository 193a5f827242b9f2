import { dayAndTime, weekdayAndDate } from '../../domain/calendar/day-words.ts'
import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { lastDigits, onDayAtTime } from '../../domain/calls/call-time.ts'
import type { Receipt } from '../../domain/enquiry/form.ts'
import { firstNameOf } from '../../domain/inbox/words/names.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { bookedCall } from '../store/sql/calls/call-rows.ts'
import type { Transaction } from '../store/sql/database.ts'
import { eventsOf } from '../store/sql/inbox/event-rows.ts'
import { callTokenOf } from './call-keys.ts'

export type CallReceipt = Pick<
  Receipt,
  'call' | 'callDay' | 'callTime' | 'callGone' | 'callLost' | 'callLink'
>

export const NO_CALL: CallReceipt = {
  call: null,
  callDay: null,
  callTime: null,
  callGone: null,
  callLost: null,
  callLink: null,
}

type ReceiptQuery = { postId: string; phoneNumber: string; secret: string; ourNumber: string | undefined }

/**
 * The requested call, for the thank-you page: when we phone, or that the time was not booked. The only reason given here is that
 * somebody else took it: any other would tell a stranger about the mailbox, so only the mail gives it.
 */
export async function callReceipt(
  tx: Transaction,
  { postId, phoneNumber, secret, ourNumber }: ReceiptQuery,
): Promise<CallReceipt> {
  const callLink = paths.callLink(callTokenOf(postId, secret))
  const call = await bookedCall(tx, postId)
  if (call) {
    const caller = firstNameOf(call.staffName ?? '') || 'One of us'
    const minutes = Math.round((call.endsAt - call.startsAt) / 60_000)
    const phone = ourNumber ? `, from ${ourNumber}` : ''
    return {
      ...NO_CALL,
      call: `${caller} phones you on ${onDayAtTime(call.startsAt)}. South African time, about ${minutes} minutes${phone} to the number you gave that ends in ${lastDigits(phoneNumber)}.`,
      callDay: weekdayAndDate(dayOf(call.startsAt)),
      callTime: timeOfDay(call.startsAt),
      callLink,
    }
  }
  const refused = (await eventsOf(tx, postId)).findLast((event) => event.kind === 'call-not-booked')
  if (refused?.kind !== 'call-not-booked') return NO_CALL
  if (refused.why !== 'taken') return { ...NO_CALL, callLost: 'We could not keep this time.' }
  const callGone = dayAndTime(refused.startsAt)
  return { ...NO_CALL, callGone, callLost: 'Somebody else took this time.', callLink }
}
