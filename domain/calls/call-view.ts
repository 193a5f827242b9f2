import type { OfferedWeek } from './offered-week.ts'

/**
 * The outcome of a change by the private link, for the page after it. `unchosen`: no time was chosen; `taken`: the time is no longer free;
 * `moved-on`: the call had changed since the visitor's page was shown; `refused`: the link no longer allows the change.
 */
export const CHANGE_OUTCOMES = [
  'booked',
  'moved',
  'cancelled',
  'confirmed',
  'unchosen',
  'taken',
  'moved-on',
  'refused',
] as const
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number]

/** The data of a private link's page. Times are epoch milliseconds. */
export type CallView = {
  /** `none`: never booked; `byus`: cancelled by staff; `called`: it took place; `over`: it has passed without a recorded outcome. */
  state: 'booked' | 'none' | 'cancelled' | 'byus' | 'missed' | 'called' | 'over'
  /** The start of the newest call; null if there is none. */
  startsAt: number | null
  endsAt: number | null
  /** The first name of the caller. */
  caller: string | null
  lastDigits: string
  /** The state that a change must name, to detect simultaneous changes. */
  sequence: number
  movesLeft: number
  /** The time before the last move; null if it was not moved. */
  previousStart: number | null
  /** The reason that staff gave for cancelling it. */
  words: string
  /** The deadline for a written answer; null if none is due. */
  answerBy: number | null
  /** The token of the mail, for the button 'Yes, phone me then'; null without it or after the confirmation. */
  confirmation: string | null
  outcome: ChangeOutcome | null
  /** The page's own address. */
  address: string
  /** null if no time is offered. */
  times: OfferedWeek | null
}
