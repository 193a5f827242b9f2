import { addDays, type CalendarDate, formatDate, weekdayName } from '../../calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../calendar/time-of-day.ts'
import { isWorkingTime, type WorkingHours, workingMsBetween } from '../../calendar/working-time.ts'
import { counted } from '../../wording.ts'
import { isLate } from '../time/deadline.ts'

const DAYS_BY_NAME = 6
/** A line of a list names the weekday of the last few days only, and the date of all before. */
const DAYS_BY_SHORT_NAME = 3

/** `23 November` */
export function dayAndMonth(date: CalendarDate): string {
  return formatDate(date).slice(0, -' 2026'.length)
}

/** `Monday 23 November` */
export function weekdayAndDate(date: CalendarDate): string {
  return `${weekdayName(date)} ${dayAndMonth(date)}`
}

/** `Friday 20 November, 11:05` */
export function dayAndTime(ms: number): string {
  return `${weekdayAndDate(dayOf(ms))}, ${timeOfDay(ms)}`
}

/** `20 November 2026, 11:05` */
export function dateAndTime(ms: number): string {
  return `${formatDate(dayOf(ms))}, ${timeOfDay(ms)}`
}

/** `today`, `tomorrow`, `Wednesday` of the next days, else `Wednesday 2 December`. */
export function dayAhead(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  return date > today && date <= addDays(today, DAYS_BY_NAME) ? weekdayName(date) : weekdayAndDate(date)
}

/** `today`, `tomorrow`, `on Wednesday`: {@link dayAhead} at the end of a sentence. */
export function onDayAhead(date: CalendarDate, today: CalendarDate): string {
  const day = dayAhead(date, today)
  return day === 'today' || day === 'tomorrow' ? day : `on ${day}`
}

/** `11:05 today`, `10:24 tomorrow`, `14:10 on Monday`: a deadline at the end of a sentence. */
export function timeAndDayAhead(ms: number, nowMs: number): string {
  return `${timeOfDay(ms)} ${onDayAhead(dayOf(ms), dayOf(nowMs))}`
}

/** `10:21` of today, `Friday 11:05` of the last days, else `2 October, 11:05`, with the year if it is another one. */
export function timeAgo(ms: number, nowMs: number): string {
  const [day, today] = [dayOf(ms), dayOf(nowMs)]
  if (day === today) return timeOfDay(ms)
  const isNear = day < today && day >= addDays(today, -DAYS_BY_NAME)
  return isNear
    ? `${weekdayName(day)} ${timeOfDay(ms)}`
    : `${dateUnlessThisYear(day, today)}, ${timeOfDay(ms)}`
}

/** `10:09` of today, `Fri` of the last days, else `18 Nov`, with the year if it is another one. */
export function shortTimeAgo(ms: number, nowMs: number): string {
  const [day, today] = [dayOf(ms), dayOf(nowMs)]
  if (day === today) return timeOfDay(ms)
  const isNear = day < today && day >= addDays(today, -DAYS_BY_SHORT_NAME)
  if (isNear) return weekdayName(day).slice(0, 3)
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : `${shortDate(day)} ${day.slice(0, 4)}`
}

/** {@link timeAgo} where there is little room: `10:21` of today, `Fri 11:05` of the last days, else `2 Oct`. */
function shortMomentAgo(ms: number, nowMs: number): string {
  const [day, today] = [dayOf(ms), dayOf(nowMs)]
  if (day === today) return timeOfDay(ms)
  const isNear = day < today && day >= addDays(today, -DAYS_BY_NAME)
  return isNear ? `${weekdayName(day).slice(0, 3)} ${timeOfDay(ms)}` : shortTimeAgo(ms, nowMs)
}

/** `23 Dec` */
export function shortDate(date: CalendarDate): string {
  const [day = '', month = ''] = formatDate(date).split(' ')
  return `${day} ${month.slice(0, 3)}`
}

function dateUnlessThisYear(date: CalendarDate, today: CalendarDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : formatDate(date)
}

/** `20 November 2026` */
export function longDay(ms: number): string {
  return formatDate(dayOf(ms))
}

const MINUTE_MS = 60_000
const MINUTES_AN_HOUR = 60
/** Less than this is written in bold. */
const SOON_MS = 2 * MINUTES_AN_HOUR * MINUTE_MS

/** `under 1 min`, `41 min`, `3 h 46`, `8 h 04`: whole minutes. */
export function duration(minutes: number): string {
  if (minutes < 1) return 'under 1 min'
  if (minutes < MINUTES_AN_HOUR) return `${minutes} min`
  const rest = String(minutes % MINUTES_AN_HOUR).padStart(2, '0')
  return `${Math.floor(minutes / MINUTES_AN_HOUR)} h ${rest}`
}

/** How long something took. */
export function wholeMinutes(ms: number): number {
  return Math.floor(ms / MINUTE_MS)
}

/**
 * Minutes until a deadline, or since it: what a clock that shows hours and minutes says, and never none.
 *
 * @param ms working time left; negative or 0 if it is late
 */
function minutesLeft(ms: number): number {
  return Math.max(ms > 0 ? Math.ceil(ms / MINUTE_MS) : Math.floor(-ms / MINUTE_MS), 1)
}

/** Whether so little working time is left that it should be seen. */
function isSoon(ms: number): boolean {
  return ms < SOON_MS
}

/** The time until an answer is due, or since it was, in the words of each place. */
type TimeLeft = {
  isLate: boolean
  /** Below two hours: written in bold. */
  isSoon: boolean
  /** In a row: `41 min`, `3 h 46`, `1 h 43 late`, `since 17:00`, `since Wed 17:00`. */
  inRow: string
  /** Named aloud: `41 min left`, `1 h 43 late`, `late since 17:00`. */
  aloud: string
  /** Next to the enquiry: `41 minutes left`, `3 h 46 left`, `1 h 43 late`, `late since 17:00`. */
  inFull: string
  /** `answer by 11:05 today`; once it is late, `was due by 08:41 today`. */
  answerBy: string
  /** Under the moon: `11:05` or `late`. */
  underMoon: string
}

/**
 * What a clock says that shows hours and minutes: from 10:24 to 11:05 it is 41 minutes, whatever the seconds. After hours, and from
 * the next day on, a late enquiry names its moment: its working minutes would not change all night.
 *
 * @param nowMs epoch milliseconds by the server's clock
 */
export function timeLeft(nowMs: number, dueMs: number, hours: WorkingHours): TimeLeft {
  const leftMs = workingMsBetween(minuteOf(nowMs), minuteOf(dueMs), hours)
  const late = isLate(nowMs, dueMs)
  const minutes = minutesLeft(leftMs)
  const time = duration(minutes)
  const namesMoment = late && (dayOf(dueMs) !== dayOf(nowMs) || !isWorkingTime(nowMs, hours))
  const aloud = namesMoment ? `late since ${timeAgo(dueMs, nowMs)}` : late ? `${time} late` : `${time} left`
  const by = timeAndDayAhead(dueMs, nowMs)
  return {
    isLate: late,
    isSoon: isSoon(leftMs),
    inRow: namesMoment ? `since ${shortMomentAgo(dueMs, nowMs)}` : late ? aloud : time,
    aloud,
    inFull: late || minutes >= 60 ? aloud : `${counted(minutes, 'minute')} left`,
    answerBy: late ? `was due by ${by}` : `answer by ${by}`,
    underMoon: late ? 'late' : timeOfDay(dueMs),
  }
}

function minuteOf(ms: number): number {
  return ms - (ms % MINUTE_MS)
}

/** `Monday 11:05`, of one of the next days. @param ms epoch milliseconds */
export function weekdayAndTime(ms: number): string {
  return `${weekdayName(dayOf(ms))} ${timeOfDay(ms)}`
}

/** `Monday 23 November 2026, 11:05` */
export function formatFullTime(ms: number): string {
  return `${weekdayName(dayOf(ms))} ${dateAndTime(ms)}`
}
