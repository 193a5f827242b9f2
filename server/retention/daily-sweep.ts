import { addDays, type CalendarDate, todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import type { Enquiry, EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import type { Report } from '../log.ts'
import type { HandDeletion } from '../store/store-driver.ts'
import { type SweptKind, sweep, type Terms } from './sweep.ts'

/** Places in one line of the log. Further ones are logged as they come, so that a server that is killed has logged most. */
const PLACES_MAX = 50

const DONE = 'What the privacy notice promises to delete was deleted.'
const LEFT = 'What waits for delivery was left alone.'

export type DailySweepDependencies = {
  store: Pick<EnquiryStore, 'all' | 'expire'>
  inbox: Terms
  lastSweepDay: LastSweepDay
  turn: SweepTurn
  /** Deletes newsletter addresses that were not confirmed in time; resolves to their number. */
  deleteUnconfirmed?: () => Promise<number>
  /** Removes the deleted records from the database's log, too. */
  emptyLog: () => Promise<void>
  /** Another place of the enquiries, where the owner deletes them by hand; null: none. */
  handDeletion: HandDeletion | null
  now: () => Date
  report: Report
}

export type DailySweep = {
  /**
   * Sweeps unless this day of South Africa's calendar had its sweep. Ask it once an hour.
   *
   * @param signal ends it after the enquiries that are being deleted
   * @throws if the store is unavailable, or another server took the turn
   */
  sweepIfDue: (signal: AbortSignal) => Promise<void>
  /** The day of the next sweep, in the hour after midnight; today, if today's has not come to its end. */
  nextDay: () => CalendarDate
}

/** Deletes every day what the privacy notice promises to delete. */
export function createDailySweep(dependencies: DailySweepDependencies): DailySweep {
  let sweptOn: CalendarDate | null = null
  const isInDoubt = createClockGuard(
    { last: async () => sweptOn ?? dependencies.lastSweepDay.last() },
    dependencies.report,
  )

  return {
    sweepIfDue: async (signal) => {
      const today = todayInJohannesburg(dependencies.now())
      if (today === sweptOn || (await isInDoubt(today))) return
      if (await sweepOnce(dependencies, signal)) sweptOn = today
    },
    nextDay: () => {
      const today = todayInJohannesburg(dependencies.now())
      return today === sweptOn ? addDays(today, 1) : today
    },
  }
}

/** @returns false if another server has the turn */
async function sweepOnce(dependencies: DailySweepDependencies, signal: AbortSignal): Promise<boolean> {
  const { store, inbox, lastSweepDay, turn, now } = dependencies
  const { note, noteUnconfirmed, tell } = countSwept(dependencies)
  const keepTurn = async () => {
    if (!(await turn.keep(now().getTime()))) throw new Error('Another server has the turn to sweep')
  }
  const at = now()
  if (!(await turn.begin(at.getTime()))) return false
  try {
    await sweep(store, at, { inbox, note, keepTurn, signal })
    noteUnconfirmed((await dependencies.deleteUnconfirmed?.()) ?? 0)
    await dependencies.emptyLog()
    if (!signal.aborted) await lastSweepDay.note(todayInJohannesburg(at))
    return true
  } finally {
    tell()
    await turn.end()
  }
}

/** Counts what a sweep does, and logs it: numbers, and places that the owner deletes by hand. No personal data. */
function countSwept({ report, handDeletion }: DailySweepDependencies) {
  let counts = nothingSwept()
  let places: Array<string> = []

  function note(kind: SweptKind, enquiry: Enquiry): void {
    counts[kind] += 1
    const place = kind === 'leftAlone' ? null : handDeletion?.placeOf(enquiry)
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
    else report('warn', { ...counts, places }, `${done} ${handDeletion?.note}`)
    counts = nothingSwept()
    places = []
  }
  return { note, noteUnconfirmed, tell }
}

function nothingSwept(): Record<SweptKind | 'unconfirmedDeleted', number> {
  return { enquiriesDeleted: 0, heldBackDeleted: 0, reducedToConsent: 0, unconfirmedDeleted: 0, leftAlone: 0 }
}

/** A server may have been off for a holiday; after more days a clock that runs ahead is likelier. */
const BELIEVED_DAYS = 40
/** Gives an operator a day to read the log. */
const HELD_ROUNDS = 24

/** The day of the last sweep, in the store: it reveals a clock that has leapt ahead. */
type LastSweepDay = {
  /** null: there was none. */
  last: () => Promise<CalendarDate | null>
  note: (day: CalendarDate) => Promise<void>
}

/** One of several servers sweeps at a time. */
type SweepTurn = {
  /** Resolves to whether this server has the turn now. */
  begin: (nowMs: number) => Promise<boolean>
  /** Renews it, as a sweep may take longer than it lasts. Resolves to false if another server has it by now. */
  keep: (nowMs: number) => Promise<boolean>
  /** Gives it up. Without this call it ends within the hour. */
  end: () => Promise<void>
}

/**
 * Guards against a clock that has leapt ahead: one that is a year ahead would delete every enquiry, the unanswered too. After a
 * leap nothing is deleted for a day, and the log says why at once. Asked once an hour.
 *
 * @returns resolves to true while nothing may be deleted; rejects if the store is unavailable
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
