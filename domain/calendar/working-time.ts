import { addDays, type CalendarDate } from './calendar.ts'
import { dayOf, minutesOf, momentOf, type TimeOfDay } from './time-of-day.ts'
import { isWorkingDay, type WorkingWeek } from './working-days.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** When a company works: its days, and the hours of each, as in `company.openingHours`. */
export type WorkingHours = WorkingWeek & { opens: TimeOfDay; closes: TimeOfDay }

/** The hours of one open day, in milliseconds: one working day. */
export function workingDayMs({ opens, closes }: Pick<WorkingHours, 'opens' | 'closes'>): number {
  return (minutesOf(closes) - minutesOf(opens)) * MINUTE_MS
}

/**
 * The first moment at which an amount of working time has passed, which is never outside office hours: there the
 * clock stops until the next opening.
 *
 * @param fromMs epoch milliseconds, as are all moments here
 * @param workingMs 0 or more; 0 gives the moment itself, or the next opening
 * @throws {RangeError} if `workingMs` is negative
 */
export function addWorkingTime(fromMs: number, workingMs: number, hours: WorkingHours): number {
  if (!(workingMs >= 0)) throw new RangeError(`Not a working time: ${workingMs} ms`)
  let leftMs = workingMs
  for (let day = dayOf(fromMs); ; day = addDays(day, 1)) {
    const [start, end] = workingTimeOn(day, fromMs, hours)
    if (start < end && leftMs <= end - start) return start + leftMs
    leftMs -= end - start
  }
}

/** The working time between two moments in milliseconds; negative if the second is the earlier one. */
export function workingMsBetween(fromMs: number, toMs: number, hours: WorkingHours): number {
  if (toMs < fromMs) return -workingMsBetween(toMs, fromMs, hours)
  let sumMs = 0
  for (let day = dayOf(fromMs); day <= dayOf(toMs); day = addDays(day, 1)) {
    const [start, end] = workingTimeOn(day, fromMs, hours)
    sumMs += Math.max(Math.min(end, toMs) - start, 0)
  }
  return sumMs
}

/**
 * Measures the working time since the start of a day, in milliseconds; 0 for earlier moments. Each day is looked up once, so
 * thousands of moments are cheap.
 */
export function workingTimeSince(day: CalendarDate, hours: WorkingHours): (ms: number) => number {
  const days: Array<{ start: number; end: number; beforeMs: number }> = []
  const fromMs = momentOf(day, '00:00')
  return (ms) => {
    const index = Math.floor((ms - fromMs) / DAY_MS)
    while (days.length <= index) {
      const [start, end] = workingTimeOn(addDays(day, days.length), fromMs, hours)
      const last = days.at(-1)
      days.push({ start, end, beforeMs: last ? last.beforeMs + last.end - last.start : 0 })
    }
    const hoursOfDay = days[index]
    return hoursOfDay ? hoursOfDay.beforeMs + Math.max(Math.min(ms, hoursOfDay.end) - hoursOfDay.start, 0) : 0
  }
}

/** Whether the company works at a moment; at closing time it no longer does. */
export function isWorkingTime(ms: number, hours: WorkingHours): boolean {
  return addWorkingTime(ms, 0, hours) === ms
}

/** The opening time on the day of a moment; null if it is later than the moment, or the day is closed. */
export function openingTimeBefore(ms: number, hours: WorkingHours): number | null {
  const { opensMs, closesMs } = openingOf(dayOf(ms), hours)
  return opensMs < closesMs && opensMs <= ms ? opensMs : null
}

/** The rest of a day's working time after a moment: its start and end, which are equal if nothing is left. */
function workingTimeOn(day: CalendarDate, fromMs: number, hours: WorkingHours): [start: number, end: number] {
  const { opensMs, closesMs } = openingOf(day, hours)
  return [Math.min(Math.max(opensMs, fromMs), closesMs), closesMs]
}

type Opening = { opensMs: number; closesMs: number }

const MAX_CACHED = 1_000
const cachedOpenings = new Map<string, Opening>()

/** A day's working time; empty if start and end are equal. Memoised, because most enquiries need the same few days. */
function openingOf(day: CalendarDate, hours: WorkingHours): Opening {
  const { days, opens, closes, extraHolidays = [] } = hours
  const key = `${day} ${opens} ${closes} ${days} ${extraHolidays}`
  const cached = cachedOpenings.get(key)
  if (cached) return cached
  const closesMs = momentOf(day, closes)
  const opening = { opensMs: isWorkingDay(day, hours) ? momentOf(day, opens) : closesMs, closesMs }
  if (cachedOpenings.size >= MAX_CACHED) cachedOpenings.clear()
  cachedOpenings.set(key, opening)
  return opening
}
