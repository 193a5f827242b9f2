import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { addDays } from '../../domain/calendar/calendar.ts'
import { workingDayMs, workingMsBetween, type WorkingHours } from '../../domain/calendar/working-time.ts'
import type { MoonState } from '../ui/Moon.tsx'
import { nearDay, weekdayAndDay } from './moments.ts'

const MINUTE_MS = 60_000

/** Working time until a moment, in minutes; negative once it is late. */
export function minutesLeft(dueAt: number, now: number, hours: WorkingHours): number {
  const ms = workingMsBetween(now, dueAt, hours)
  // A moment that has just passed outside the hours is late by no working time yet.
  if (ms === 0 && dueAt < now) return -1
  return Math.trunc(ms / MINUTE_MS)
}

/** The share of one working day that is left, for the moon and its place on the line: below 0 once it is late. */
export function shareLeft(dueAt: number, now: number, hours: WorkingHours): number {
  return (minutesLeft(dueAt, now, hours) * MINUTE_MS) / workingDayMs(hours)
}

/** `41 min`, `3 h 46`: also for what took so long. */
export function inHours(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

/** For a row: `41 min`, `3 h 46`, `1 h 43 late`. */
export function leftInShort(minutes: number): string {
  return minutes < 0 ? `${inHours(-minutes)} late` : inHours(minutes)
}

/** For the head of an enquiry: `41 minutes left`, `3 h 46 left`, `1 h 43 late`. */
export function leftInWords(minutes: number): string {
  if (minutes < 0) return leftInShort(minutes)
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
  return `${inHours(minutes)} left`
}

/** `answer by 11:05 today` */
export function answerBy(dueAt: number, now: number): string {
  return `${dueAt < now ? 'answer was due' : 'answer by'} ${timeOfDay(dueAt)} ${nearDay(dueAt, now)}`
}

/** The heading that an enquiry which is due stands under. */
export function dueGroup(dueAt: number, now: number): string {
  if (dueAt < now) return 'Late'
  const day = dayOf(dueAt)
  if (day === dayOf(now)) return 'Today'
  return day === addDays(dayOf(now), 1) ? 'Tomorrow' : weekdayAndDay(dueAt)
}

export function dueMoon(dueAt: number, now: number, hours: WorkingHours): MoonState {
  const share = shareLeft(dueAt, now, hours)
  return share < 0 ? { kind: 'late' } : { kind: 'left', fraction: Math.min(share, 1) }
}
