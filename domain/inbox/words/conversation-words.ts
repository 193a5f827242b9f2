import { dayAndTime, duration, timeAgo } from '../../calendar/day-words.ts'
import { dayOf, timeOfDay } from '../../calendar/time-of-day.ts'
import { onDayAtTime } from '../../calls/call-time.ts'
import type { EnquiryEvent } from '../api/enquiry-detail.ts'
import type { AnswerChannel, CallRefusal } from '../events/kinds.ts'
import { BY_CHANNEL, firstNameOf } from './names.ts'

/** The author of an action: a colleague's name, null for the current user. */
type By = string | null

/**
 * `You, by e-mail`, `Pieter, by telephone`, `You, by e-mail, to nomvula@kohza.example`.
 *
 * @param elsewhere the address to which a mail went, if it differs from the current one
 */
export function answerTitle(by: By, way: AnswerChannel, elsewhere: string | null): string {
  const to = elsewhere === null ? '' : `, to ${elsewhere}`
  return `${by === null ? 'You' : firstNameOf(by)}, ${BY_CHANNEL[way]}${to}`
}

/** `You could not reach them by telephone. “Busy till half past twelve.”` */
export function callSentence(by: By, way: 'telephone' | 'whatsapp', words: string): string {
  const quote = words.trim() === '' ? '' : ` “${words.trim()}”`
  return `${by === null ? 'You' : firstNameOf(by)} could not reach them ${BY_CHANNEL[way]}.${quote}`
}

type CallEvent = Extract<EnquiryEvent, { kind: `call-${string}` }>

/** Why a picked time was not booked. */
const REFUSALS: Readonly<Record<CallRefusal, string>> = {
  taken: 'it had gone',
  'two-open': 'two calls of this mailbox or number are open',
  'held-back': 'it was held back',
  limit: 'a limit was reached',
}

/** `They booked a call on Tuesday 24 November at 09:30, with Pieter.` @param caller the full name of the colleague who phones */
export function callEventSentence(event: CallEvent, caller: string): string {
  switch (event.kind) {
    case 'call-booked':
      return `They booked a call on ${onDayAtTime(event.startsAt)}, with ${firstNameOf(caller)}.`
    case 'call-moved':
      return `They moved the call to ${onDayAtTime(event.startsAt)}, with ${firstNameOf(caller)}. It was on ${onDayAtTime(event.from)}.`
    case 'call-given':
      return `The call is ${firstNameOf(caller)}’s now.`
    case 'call-missed':
      return `Not reached on ${onDayAtTime(event.startsAt)}. They were mailed other times.`
    case 'call-cancelled': {
      const words = event.words === '' ? '' : ` “${event.words}”`
      return `The call on ${onDayAtTime(event.startsAt)} was cancelled${event.by === null ? ' by them' : ''}.${words}`
    }
    case 'call-not-booked':
      return `They wanted a call on ${onDayAtTime(event.startsAt)}: ${REFUSALS[event.why]}.`
  }
}

/** `10:05, noted by Thandeka Nkosi` @param by the full name */
export function noteAuthorWords(by: string, atMs: number, nowMs: number): string {
  return `${timeAgo(atMs, nowMs)}, noted by ${by}`
}

/** `Answered today, 10:09` next to the moon; `Answered by Pieter Louw, 10:22` for a colleague's answer. */
export function answeredLine(by: By, atMs: number, nowMs: number): string {
  if (by !== null) return `Answered by ${by}, ${timeAgo(atMs, nowMs)}`
  const isToday = dayOf(atMs) === dayOf(nowMs)
  return isToday ? `Answered today, ${timeOfDay(atMs)}` : `Answered ${dayAndTime(atMs)}`
}

/** `answered in 8 h 04 of the 9 hours`: working time. @param dayMinutes length of a working day */
export function answerDurationWords(workingMinutes: number, dayMinutes: number): string {
  const day = dayMinutes % 60 === 0 ? `${dayMinutes / 60} hours` : duration(dayMinutes)
  return `answered in ${duration(workingMinutes)} of the ${day}`
}

/** `Pieter answered while you were writing` @param by the full name */
export function conflictHeading(by: string): string {
  return `${firstNameOf(by)} answered while you were writing`
}

/** `20 November 2027, unless won`; a won enquiry is kept. @param until as a written date */
export function retentionEndWords(until: string, isWon: boolean): string {
  return isWon ? 'For as long as we work together' : `${until}, unless won`
}
