import { addDays, type CalendarDate, datesBetween, isoWeekday } from '../calendar/calendar.ts'
import { publicHolidayName } from '../calendar/public-holidays.ts'
import { dayOf, momentOf } from '../calendar/time-of-day.ts'
import type { WorkingHours } from '../calendar/working-time.ts'
import type { CallSettings } from './call-settings.ts'
import { STEP_MINUTES } from './call-time.ts'

const MINUTE_MS = 60_000
const CELL_MS = STEP_MINUTES * MINUTE_MS

/** The times for calls: the owner's settings, within the opening hours. */
export type CallRules = Pick<
  CallSettings,
  'minutes' | 'pauseMinutes' | 'leadMinutes' | 'daysAhead' | 'hours'
> & {
  openingHours: WorkingHours
}

/** A member of staff who takes calls. */
export type Caller = {
  id: string
  /** The cells (see {@link cellsOf}) of booked calls. */
  taken: ReadonlySet<number>
}

/** A day as shown to visitors. Times are epoch milliseconds. */
export type OfferedDay = {
  day: CalendarDate
  /** All times of the day, including past and taken ones. */
  starts: ReadonlyArray<number>
  free: ReadonlyArray<number>
  /** The reason why the day has no times: the name of a public holiday, or `We are closed`; null if it has some. */
  closed: string | null
}

/** The cells of five minutes that a call and its pause occupy. No two calls of a person share one. */
export function cellsOf(
  startMs: number,
  { minutes, pauseMinutes }: Pick<CallRules, 'minutes' | 'pauseMinutes'>,
) {
  const [first, end] = [startMs, startMs + (minutes + pauseMinutes) * MINUTE_MS]
  const cells: Array<number> = []
  for (let cell = Math.floor(first / CELL_MS); cell * CELL_MS < end; cell += 1) cells.push(cell)
  return cells
}

/**
 * The days from today to the last offered one, with their free times. Weekdays without hours are left out; holidays and days off are
 * included, so that visitors see why they cannot be picked.
 */
export function offeredDays(
  nowMs: number,
  rules: CallRules,
  callers: ReadonlyArray<Caller>,
): Array<OfferedDay> {
  const today = dayOf(nowMs)
  return datesBetween(today, addDays(today, rules.daysAhead)).flatMap((day) => {
    const grid = gridOf(day, rules)
    if (grid.length === 0) return []
    const closed = closingReason(day, rules)
    const starts = closed === null ? grid : []
    const free = starts.filter((start) => freeCallersAt(start, nowMs, rules, callers).length > 0)
    return [{ day, starts, free, closed }]
  })
}

/**
 * The people who could phone at a time, in the order of `callers`; none if it is not an offered time. The period ends with
 * its last day, so that a page loaded in the morning is still valid in the evening.
 */
export function freeCallersAt(
  startMs: number,
  nowMs: number,
  rules: CallRules,
  callers: ReadonlyArray<Caller>,
): Array<string> {
  const day = dayOf(startMs)
  if (startMs < nowMs + rules.leadMinutes * MINUTE_MS || day > addDays(dayOf(nowMs), rules.daysAhead))
    return []
  if (closingReason(day, rules) !== null || !gridOf(day, rules).includes(startMs)) return []
  const cells = cellsOf(startMs, rules)
  return callers.filter(({ taken }) => !cells.some((cell) => taken.has(cell))).map(({ id }) => id)
}

/** Whether a booked call lies within the hours: staff who change the hours see the calls that do not. */
export function isWithinHours(
  startMs: number,
  endMs: number,
  rules: Pick<CallRules, 'hours' | 'openingHours'>,
): boolean {
  const day = dayOf(startMs)
  const hours = hoursOn(day, rules)
  if (!hours || closingReason(day, rules) !== null) return false
  return momentOf(day, hours.from) <= startMs && endMs <= momentOf(day, hours.until)
}

/** The times at which calls can begin on a weekday, whether or not the day is a holiday. */
function gridOf(day: CalendarDate, rules: CallRules): Array<number> {
  const hours = hoursOn(day, rules)
  if (!hours) return []
  const intervalMs = Math.ceil((rules.minutes + rules.pauseMinutes) / STEP_MINUTES) * STEP_MINUTES * MINUTE_MS
  const lastStart = momentOf(day, hours.until) - rules.minutes * MINUTE_MS
  const starts: Array<number> = []
  for (let start = momentOf(day, hours.from); start <= lastStart; start += intervalMs) starts.push(start)
  return starts
}

function hoursOn(day: CalendarDate, { hours, openingHours }: Pick<CallRules, 'hours' | 'openingHours'>) {
  const { days, opens, closes } = openingHours
  const weekday = isoWeekday(day)
  if (!days.includes(weekday)) return null
  if (hours === null) return { from: opens, until: closes }
  const hoursOfDay = hours.find((hour) => hour.day === weekday)
  if (!hoursOfDay) return null
  const limitedHours = {
    from: hoursOfDay.from < opens ? opens : hoursOfDay.from,
    until: hoursOfDay.until > closes ? closes : hoursOfDay.until,
  }
  return limitedHours.from < limitedHours.until ? limitedHours : null
}

function closingReason(day: CalendarDate, { openingHours }: Pick<CallRules, 'openingHours'>): string | null {
  const holiday = publicHolidayName(day)
  if (holiday !== null) return holiday
  return openingHours.extraHolidays?.includes(day) ? 'We are closed' : null
}
