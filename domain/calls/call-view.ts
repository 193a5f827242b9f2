import type { OfferedWeek } from './offered-week.ts'

/** What a change by the private link came to, for the page after it. */
export const SAID = [
  'booked',
  'moved',
  'cancelled',
  'confirmed',
  'unchosen',
  'taken',
  'moved-on',
  'refused',
] as const
export type Said = (typeof SAID)[number]

/** What the page of a private link shows. Moments are epoch milliseconds. */
export type CallView = {
  /** `none`: none was ever booked; `byus`: we cancelled it; `called`: they talked; `over`: nobody has said how it went. */
  state: 'booked' | 'none' | 'cancelled' | 'byus' | 'missed' | 'called' | 'over'
  /** Of the newest call; null: there is none. */
  startsAt: number | null
  endsAt: number | null
  /** The first name of who phones. */
  caller: string | null
  lastDigits: string
  /** The state that a change must name. */
  sequence: number
  movesLeft: number
  /** The time before the last move; null if it was not moved. */
  was: number | null
  /** What we wrote when we cancelled it. */
  words: string
  /** By when we answer in writing; null if nothing is due. */
  answerBy: number | null
  /** The token of the mail, which shows 'Yes, phone me then'; null without it or once confirmed. */
  confirmation: string | null
  said: Said | null
  /** The page's own address. */
  address: string
  /** null: no time is offered. */
  times: OfferedWeek | null
}
