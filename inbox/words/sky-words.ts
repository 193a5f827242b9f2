import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { Day } from '../../domain/inbox/api/day.ts'
import { weekdayAndDay } from './moments.ts'

/** The sky's heading: what is late by itself, since it is red, and the rest of the sentence. */
export function skyHeading({ late, today, later }: Day['dueCounts']): { late: string | null; rest: string } {
  const lateWords = late > 0 ? `${late} late` : null
  if (today > 0) return { late: lateWords, rest: `${today} due today` }
  if (lateWords) return { late: lateWords, rest: 'nothing else due today' }
  return { late: null, rest: later > 0 ? `Nothing due today, ${later} tomorrow` : 'Everything is answered' }
}

/** `Monday 23 November. 2 more by tomorrow, 10:24.` */
export function skyBelow({ later }: Day['dueCounts'], now: number): string {
  const day = `${weekdayAndDay(now)}.`
  return later > 0 ? `${day} ${later} more by tomorrow, ${timeOfDay(now)}.` : day
}
