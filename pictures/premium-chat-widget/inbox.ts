import { type CalendarDate, dayAndMonth, dayOf } from '../wording/dates.ts'
import { ASKED_AT, ASKED_ON, GUEST } from './stay.ts'

/** The people who answer on the following Sunday; the first letter is the avatar. */
export const TEAM = ['Palesa', 'Dineo', 'Sipho']
export const ANSWERING = 'Dineo'
export const ANSWERED_AT = '07:38'

type Chat = { name: string; last: string; at: string }

/** Open chats, newest first. */
export const CHATS: ReadonlyArray<Chat> = [
  { name: GUEST.name, last: 'Left a message', at: ASKED_AT },
  // A native speaker must still check the greeting in Afrikaans.
  { name: 'Johan', last: 'Môre! Is it tarred?', at: '20:52' },
  { name: 'Aisha', last: 'Halaal breakfast?', at: '20:15' },
  { name: 'Mpho', last: 'WhatsApp: a cot?', at: '19:20' },
  { name: 'Kerry', last: 'Form: a wedding', at: '17:05' },
  { name: 'Lindiwe', last: 'Thank you!', at: '16:48' },
]

type Answer = { title: string; words: string }

export const SEARCHED = 'check-in time'
export const SAVED_ANSWER_COUNT = 10
export const FOUND: ReadonlyArray<Answer> = [
  {
    title: 'Late check-in, after 20:00',
    words: 'Yes, come when you can. The key safe is at the blue door. We send you its code that afternoon.',
  },
  { title: 'Check-in and check-out', words: 'Your room is ready from 14:00, and check-out is at 10:00.' },
]

type Day = { date: CalendarDate; open: number; after: number }

/** Chats begun in the week from Monday, while the desk was open and after it closed. */
export const WEEK: ReadonlyArray<Day> = [
  { date: '2026-11-16', open: 15, after: 3 },
  { date: '2026-11-17', open: 17, after: 5 },
  { date: '2026-11-18', open: 13, after: 2 },
  { date: '2026-11-19', open: 21, after: 6 },
  { date: '2026-11-20', open: 23, after: 8 },
  { date: ASKED_ON, open: 17, after: 7 },
  { date: '2026-11-22', open: 6, after: 3 },
]
export const CHATS_IN_WEEK = WEEK.reduce((sum, { open, after }) => sum + open + after, 0)
export const AFTER_HOURS_IN_WEEK = WEEK.reduce((sum, { after }) => sum + after, 0)

type Label = { name: string; chats: number }

const LABELLED: ReadonlyArray<Label> = [
  { name: 'Free dates', chats: 52 },
  { name: 'Prices', chats: 38 },
  { name: 'Check-in', chats: 24 },
  { name: 'Directions', chats: 19 },
]
/** The commonest labels, and Other for the rest of the week's chats. */
export const LABELS: ReadonlyArray<Label> = [
  ...LABELLED,
  { name: 'Other', chats: LABELLED.reduce((left, { chats }) => left - chats, CHATS_IN_WEEK) },
]
export const ASKED_LABEL = 'Check-in'

/** `16 to 22 November` */
export function weekName(): string {
  const [first, last] = [WEEK.at(0)?.date ?? '', WEEK.at(-1)?.date ?? '']
  return `${dayOf(first)} to ${dayAndMonth(last)}`
}
