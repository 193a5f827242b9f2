import { addDays, type CalendarDate, todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import type { Enquiry, EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import type { Report } from '../log.ts'
import { deleteUnconfirmed } from '../newsletter/delete-unconfirmed.ts'
import { forgetConfirmationCounts } from '../store/sql/confirmation-counts.ts'
import type { Database } from '../store/sql/database.ts'
import { retentionMonths, sweepLease } from '../store/sql/inbox/retention.ts'
import { readSetting, writeSetting } from '../store/sql/inbox/settings-rows.ts'
import { deleteUnusedPhotos } from '../store/sql/website/photo-rows.ts'
import type { ManualErasure } from '../store/store-driver.ts'
import { type SweptKind, sweep } from './sweep.ts'

/** Paths in one line of the log: few, so that a killed server has logged most of them. */
const MAX_PLACES = 50

/** A photo that was just chosen is not in a draft yet. */
const UNSAVED_PHOTO_MS = 86_400_000

const DELETED_SENTENCE = 'What the privacy notice promises to delete was deleted.'
const LEFT_SENTENCE = 'What waits for delivery was left alone.'

export type DailySweepDependencies = {
  store: Pick<EnquiryStore, 'all' | 'expire'>
  database: Database
  /** A second store, where the owner deletes enquiries by hand; null if there is none. */
  manualErasure: ManualErasure | null
  now: () => Date
  report: Report
}

export type DailySweep = {
  /**
   * Sweeps unless this day (in South Africa) had its sweep. Called once an hour.
   *
   * @param signal stops it after the current enquiries
   * @throws if the store is unavailable, or another server took the lease
   */
  sweepIfDue: (signal: AbortSignal) => Promise<void>
  /** The day of the next sweep, in the hour after midnight; today, if today's has not finished. */
  nextDay: () => CalendarDate
}

/** Creates the daily deletion that the privacy notice promises. */
export function createDailySweep(dependencies: DailySweepDependencies): DailySweep {
  const { store, database, now, report } = dependencies
  const lease = sweepLease(database)
  const clockGuard = createClockGuard(report)
  let sweptOn: CalendarDate | null = null

  /** @returns false if another server has the lease */
  async function sweepWithLease(at: Date, signal: AbortSignal): Promise<boolean> {
    if (!(await lease.acquire(at.getTime()))) return false
    const { note, noteUnconfirmed, logCounts } = countSwept(dependencies)
    const renewLease = async () => {
      if (!(await lease.renew(now().getTime()))) throw new Error('Another server has the turn to sweep')
    }
    try {
      const enquiryMonths = await database.read(retentionMonths)
      await sweep(store, at, { enquiryMonths, note, renewLease, signal })
      await database.transaction((tx) => forgetConfirmationCounts(tx, at.getTime()))
      noteUnconfirmed(await database.transaction((tx) => deleteUnconfirmed(tx, at.getTime())))
      await database.transaction((tx) => deleteUnusedPhotos(tx, at.getTime() - UNSAVED_PHOTO_MS))
      await database.emptyWriteAheadLog()
      const today = todayInJohannesburg(at)
      if (!signal.aborted) await database.transaction((tx) => writeSetting(tx, 'sweptOn', today))
      return true
    } finally {
      logCounts()
      await lease.release()
    }
  }
  return {
    sweepIfDue: async (signal) => {
      const at = now()
      const today = todayInJohannesburg(at)
      if (today === sweptOn) return
      if (clockGuard(today, sweptOn ?? (await database.read((tx) => readSetting(tx, 'sweptOn'))))) return
      if (await sweepWithLease(at, signal)) sweptOn = today
    },
    nextDay: () => {
      const today = todayInJohannesburg(now())
      return today === sweptOn ? addDays(today, 1) : today
    },
  }
}

/** Counts and logs a sweep: numbers, and places that the owner deletes by hand. No personal data. */
function countSwept({ report, manualErasure }: DailySweepDependencies) {
  let counts = nothingSwept()
  let places: Array<string> = []

  function note(kind: SweptKind, enquiry: Enquiry): void {
    counts[kind] += 1
    const place = kind === 'leftAlone' ? null : manualErasure?.pathOf(enquiry)
    if (place) places.push(place)
    if (places.length === MAX_PLACES) logCounts()
  }
  function noteUnconfirmed(count: number): void {
    counts.unconfirmedDeleted += count
  }
  function logCounts(): void {
    if (Object.values(counts).every((count) => count === 0)) return
    const sentence = counts.leftAlone > 0 ? `${DELETED_SENTENCE} ${LEFT_SENTENCE}` : DELETED_SENTENCE
    if (places.length === 0) report('warn', counts, sentence)
    else report('warn', { ...counts, places }, `${sentence} ${manualErasure?.note}`)
    counts = nothingSwept()
    places = []
  }
  return { note, noteUnconfirmed, logCounts }
}

function nothingSwept(): Record<SweptKind | 'unconfirmedDeleted', number> {
  return { enquiriesDeleted: 0, heldBackDeleted: 0, reducedToConsent: 0, unconfirmedDeleted: 0, leftAlone: 0 }
}

/** A server may have been off for a holiday; after more days, a wrong clock is likelier. */
const MAX_DAYS_OFF = 40
/** One day of hourly rounds, so that the operator can read the log. */
const WAITING_ROUNDS = 24

/**
 * Guards against a clock that has jumped ahead, which would delete enquiries too early, even unanswered ones. After a jump nothing is
 * deleted for a day, and the log says why at once.
 *
 * @returns a check, called once an hour: whether deletion must wait. `last`: the day of the last sweep; null if there was none
 */
function createClockGuard(report: Report): (today: CalendarDate, last: CalendarDate | null) => boolean {
  let rounds = 0
  return (today, last) => {
    if (last === null || today <= addDays(last, MAX_DAYS_OFF)) {
      rounds = 0
      return false
    }
    rounds += 1
    if (rounds === 1)
      report(
        'error',
        { today, sweptLast: last },
        'The clock has leapt ahead, or the server was off for long. What is over is deleted in a day, unless the clock is put right.',
      )
    return rounds <= WAITING_ROUNDS
  }
}
