import type { CalendarDate } from '../wording/dates.ts'

/** The pictures' day: Monday 23 November 2026. */
export const DAY: CalendarDate = '2026-11-23'

/** The time at which the four cameras are shown. */
export const NOW = '14:06:21'

export const CAMERAS = ['Yard', 'Gate', 'Counter', 'Workshop'] as const
export type CameraName = (typeof CAMERAS)[number]

/** Minutes since midnight. */
export function minutes(time: string): number {
  const [hours = 0, minutesPastHour = 0] = time.split(':').map(Number)
  return hours * 60 + minutesPastHour
}

/** `23-11-2026 14:06:21`, as cameras write it into their pictures. */
export function stampOf(date: CalendarDate, time: string): string {
  return `${date.split('-').reverse().join('-')} ${time}`
}
