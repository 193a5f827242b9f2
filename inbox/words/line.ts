import { dayOf, minutesOf, momentOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { addWorkingTime, isWorkingTime, workingDayMs, workingMsBetween, type WorkingHours } from '../../domain/calendar/working-time.ts'
import type { DuePoint } from '../../domain/inbox/api/day.ts'
import { shareLeft } from './time-left.ts'
import { weekdayName } from '../../domain/calendar/calendar.ts'
import { nearDay } from './moments.ts'

const HOUR_MS = 3_600_000
/** Moments nearer than this share of the line have one place. */
const SAME_PLACE = 0.01
/** Names nearer than this would run into each other. */
const NAME_ROOM = 0.075

export type Tick = { at: number; words: string; kind: 'hour' | 'night' | 'end'; onPhone: boolean }

/** One place of the line: at a share of it from 0 to 1, or late. */
export type Place = { at: number; isLate: boolean; points: ReadonlyArray<DuePoint>; hasRoom: boolean }

/** What is written below the line: even hours, the night after closing, and its end. */
export function lineTicks(now: number, hours: WorkingHours): Array<Tick> {
  const dayMs = workingDayMs(hours)
  const closing = momentOf(dayOf(addWorkingTime(now, 0, hours)), hours.closes)
  const opensAgain = addWorkingTime(closing + 1, 0, hours)
  const night = workingMsBetween(now, closing, hours) / dayMs
  const end = addWorkingTime(now, dayMs, hours)
  const evenHours = isWorkingTime(now, hours) ? evenHoursBetween(now, closing) : []
  const ticks = evenHours
    .map((moment) => ({ at: workingMsBetween(now, moment, hours) / dayMs, words: timeOfDay(moment) }))
    .filter(({ at }) => at > 0.12 && at < night - 0.07 && at < 0.86)
    .map((tick, place): Tick => ({ ...tick, kind: 'hour', onPhone: place % 2 === 1 }))
  const dusk: Tick = {
    at: night,
    words: `${hours.closes} ┊ ${timeOfDay(opensAgain)}`,
    kind: 'night',
    onPhone: true,
  }
  return [
    ...ticks,
    ...(night > 0.12 && night < 0.88 ? [dusk] : []),
    { at: 1, words: `${timeOfDay(end)} ${dayWord(end, now)}`, kind: 'end', onPhone: false },
  ]
}

/** Those that are due, in places from left to right; late ones share the first. */
export function linePlaces(due: ReadonlyArray<DuePoint>, now: number, hours: WorkingHours): Array<Place> {
  const late = due.filter(({ dueAt }) => dueAt < now)
  const places: Array<Place> = late.length > 0 ? [{ at: 0, isLate: true, points: late, hasRoom: true }] : []
  let named = -1
  for (const point of due.slice(late.length)) {
    const at = Math.min(shareLeft(point.dueAt, now, hours), 1)
    const last = places.at(-1)
    if (last && !last.isLate && at - last.at < SAME_PLACE) {
      places[places.length - 1] = { ...last, points: [...last.points, point] }
      continue
    }
    const hasRoom = at - named >= NAME_ROOM
    if (hasRoom) named = at
    places.push({ at, isLate: false, points: [point], hasRoom })
  }
  return places
}

function evenHoursBetween(from: number, until: number): Array<number> {
  const midnight = momentOf(dayOf(from), '00:00')
  const first = Math.ceil((minutesOf(timeOfDay(from)) + 1) / 120)
  const moments = Array.from({ length: 12 - first }, (_, at) => midnight + (first + at) * 2 * HOUR_MS)
  return moments.filter((moment) => moment < until)
}

function dayWord(moment: number, now: number): string {
  const near = nearDay(moment, now)
  return near.startsWith('on ') ? weekdayName(dayOf(moment)) : near
}
