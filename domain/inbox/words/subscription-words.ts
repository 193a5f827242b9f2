import { formatDate } from '../../calendar/calendar.ts'
import { dateAndTime, dayAndMonth } from '../../calendar/day-words.ts'
import { dayOf, timeOfDay } from '../../calendar/time-of-day.ts'

/** The state of a subscription and since when, in epoch milliseconds. */
export type SubscriptionStatus =
  | { state: 'agreed'; at: number }
  | { state: 'confirmed'; at: number }
  /** `at`: the time of the latest request mail; if `linkUntil` is null, no mail was sent, and `at` is when they joined. */
  | { state: 'waiting'; at: number; linkUntil: number | null }
  /** `by`: the name of the colleague who recorded it, null for the link in a letter; `words`: the reason. */
  | { state: 'stopped'; at: number; by: string | null; words: string | null }
  /** `response`: the mail server's words. */
  | { state: 'bounced'; at: number; response: string | null }

/** `Confirmed 20 November 2026, 11:09`; `Stopped 3 November 2026, by the link in the letter` */
export function subscriptionSentence(status: SubscriptionStatus, nowMs: number): string {
  const { at } = status
  switch (status.state) {
    case 'agreed':
      return `Agreed ${dateAndTime(at)}`
    case 'confirmed':
      return `Confirmed ${dateAndTime(at)}`
    case 'waiting':
      if (status.linkUntil === null) return `Joined ${dateAndTime(at)}. No mail has asked yet`
      return `Asked ${dateAndTime(at)}. ${linkWords(status.linkUntil, nowMs)}`
    case 'stopped':
      return stoppedWords(status)
    case 'bounced':
      return `Bounced ${dayOrToday(at, nowMs)}${status.response ? `: ${status.response}` : ''}`
  }
}

function linkWords(linkUntil: number, nowMs: number): string {
  if (linkUntil <= nowMs) return 'The link has ended'
  return `The link ends ${dayAndMonth(dayOf(linkUntil))}, ${timeOfDay(linkUntil)}`
}

function stoppedWords({ at, by, words }: Extract<SubscriptionStatus, { state: 'stopped' }>): string {
  const day = formatDate(dayOf(at))
  if (by === null) return `Stopped ${day}, by the link in the letter`
  return words?.trim() ? `${words.trim()}, ${day}, noted by ${by}` : `Stopped ${day}, noted by ${by}`
}

function dayOrToday(ms: number, nowMs: number): string {
  return dayOf(ms) === dayOf(nowMs) ? 'today' : formatDate(dayOf(ms))
}
