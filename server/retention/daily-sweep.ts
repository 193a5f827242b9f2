import { addDays, type CalendarDate, todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import type { Enquiry, EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import type { Report } from '../log.ts'
import type { ManualErasure } from '../store/store-driver.ts'
import { type SweptKind, sweep, type Terms } from './sweep.ts'

const HOUR_MS = 3_600_000
/** Told in one line. More get lines of their own as they come: a server that is killed has told of nearly all. */
const PLACES_MAX = 50

const DONE = 'What the privacy notice promises to delete was deleted.'
const LEFT = 'What waits for delivery was left alone.'

export type DailySweepDependencies = {
  store: Pick<EnquiryStore, 'all' | 'expire'>
  inbox: Terms
  lastSweepDay: LastSweepDay
  turn: SweepTurn
  /** Deletes newsletter addresses that have not said yes in their time; resolves to how many. */
  deleteUnconfirmed?: () => Promise<number>
  /** Takes what was deleted out of the store's log too. */
  emptyLog: () => Promise<void>
  /** Where else the enquiries stand; null: nowhere. */
  manualErasure: ManualErasure | null
  now: () => Date
  report: Report
}

export type DailySweep = {
  /** Sweeps at once, and then once on every day of South Africa's calendar. */
  start: () => void
  /** The day on which it sweeps next, in the hour after midnight; today, if today's has not come to its end. */
  nextDay: () => CalendarDate
  /** Ends it; waits for the enquiry that is being deleted. */
  stop: () => Promise<void>
}

/** Deletes every day what is to be deleted. If the store is unavailable, or another server is at it, it is tried again within the hour. */
export function createDailySweep(parts: DailySweepDependencies): DailySweep {
  const stopping = new AbortController()
  let round: Promise<void> | null = null
  let sweptOn: CalendarDate | null = null
  const isInDoubt = createClockGuard({ last: async () => sweptOn ?? parts.lastSweepDay.last() }, parts.report)

  async function sweepIfDue(): Promise<void> {
    const today = todayInJohannesburg(parts.now())
    if (today === sweptOn) return
    const isToBeLeft = () => isInDoubt(today)
    if (await sweepOnce(parts, isToBeLeft, stopping.signal)) sweptOn = today
  }
  function start(): void {
    if (stopping.signal.aborted) return
    round ??= sweepIfDue().finally(() => {
      round = null
    })
  }
  const timer = setInterval(start, HOUR_MS)
  timer.unref()
  return {
    start,
    nextDay: () => {
      const today = todayInJohannesburg(parts.now())
      return today === sweptOn ? addDays(today, 1) : today
    },
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await round
    },
  }
}

/** Resolves to whether it came to its end. */
async function sweepOnce(
  parts: DailySweepDependencies,
  isToBeLeft: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<boolean> {
  const { store, inbox, lastSweepDay, turn, now, report } = parts
  const { note, noteUnconfirmed, tell } = countSwept(parts)
  const keepTurn = async () => {
    if (!(await turn.keep(now().getTime()))) throw new Error('Another server has the turn to sweep')
  }
  try {
    if (await isToBeLeft()) return false
    const at = now()
    if (!(await turn.begin(at.getTime()))) return false
    try {
      await sweep(store, at, { inbox, note, keepTurn, signal })
      noteUnconfirmed((await parts.deleteUnconfirmed?.()) ?? 0)
      await parts.emptyLog()
      if (!signal.aborted) await lastSweepDay.note(todayInJohannesburg(at))
    } finally {
      await turn.end()
    }
    return true
  } catch (error) {
    report('error', { err: error }, 'What is to be deleted could not be: it is tried again in an hour')
    return false
  } finally {
    tell()
  }
}

/** Counts what a sweep does, and tells of it: numbers, and places that the owner deletes by hand. Nothing of a person. */
function countSwept({ report, manualErasure }: DailySweepDependencies) {
  let counts = nothingSwept()
  let places: Array<string> = []

  function note(kind: SweptKind, enquiry: Enquiry): void {
    counts[kind] += 1
    const place = kind === 'leftAlone' ? null : manualErasure?.placeOf(enquiry)
    if (place) places.push(place)
    if (places.length === PLACES_MAX) tell()
  }
  function noteUnconfirmed(count: number): void {
    counts.unconfirmedDeleted += count
  }
  function tell(): void {
    if (Object.values(counts).every((count) => count === 0)) return
    const done = counts.leftAlone > 0 ? `${DONE} ${LEFT}` : DONE
    if (places.length === 0) report('warn', counts, done)
    else report('warn', { ...counts, places }, `${done} ${manualErasure?.note}`)
    counts = nothingSwept()
    places = []
  }
  return { note, noteUnconfirmed, tell }
}

/** Unconfirmed: newsletter addresses that have not said yes. */
function nothingSwept(): Record<SweptKind | 'unconfirmedDeleted', number> {
  return { enquiriesDeleted: 0, heldBackDeleted: 0, reducedToConsent: 0, unconfirmedDeleted: 0, leftAlone: 0 }
}

/** A server may have been off for a holiday; after more days a clock that runs ahead is likelier. */
const BELIEVED_DAYS = 40
/** An operator has a day in which to read of it. */
const HELD_ROUNDS = 24

/** The day on which what is over was deleted last, kept in the store: it tells a clock that has leapt ahead. */
type LastSweepDay = {
  /** null: it never was. */
  last: () => Promise<CalendarDate | null>
  note: (day: CalendarDate) => Promise<void>
}

/** One server sweeps at a time: several would read everything at once. */
type SweepTurn = {
  /** Resolves to whether it is this server's now. */
  begin: (nowMs: number) => Promise<boolean>
  /** Renews it, as a sweep may take longer than it lasts. Resolves to false if another server has it by now. */
  keep: (nowMs: number) => Promise<boolean>
  /** Gives it up; one that is not given up ends by itself within the hour. */
  end: () => Promise<void>
}

/**
 * Tells whether a day is to be believed, asked once an hour. A clock that is a year ahead would have every enquiry deleted, the
 * unanswered too: where it leaps, nothing is deleted for a day, and the log says why at once.
 *
 * @returns resolves to whether nothing may be deleted yet; rejects if the store is unavailable
 */
function createClockGuard(
  { last }: Pick<LastSweepDay, 'last'>,
  report: Report,
): (today: CalendarDate) => Promise<boolean> {
  let rounds = 0
  return async (today) => {
    const before = await last()
    if (before === null || today <= addDays(before, BELIEVED_DAYS)) {
      rounds = 0
      return false
    }
    rounds += 1
    if (rounds === 1)
      report(
        'error',
        { today, sweptLast: before },
        'The clock has leapt ahead, or the server was off for long. What is over is deleted in a day, unless the clock is put right.',
      )
    return rounds <= HELD_ROUNDS
  }
}
