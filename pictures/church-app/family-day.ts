import type { CalendarDate } from '../wording/dates.ts'

export const TODAY: CalendarDate = '2026-11-22'

/** The event that several pictures show. */
export const FAMILY_DAY = {
  name: 'Family day',
  date: '2026-11-28',
  hours: '10:00 to 15:00',
  place: 'Albert Falls, picnic site 4',
}

/** The household that signs up in the events picture. */
export const HOUSEHOLD = { adults: 2, underTwelve: 2 }

/** Everybody who comes, that household included. */
export const ATTENDEES = { adults: 39, underTwelve: 25 }

export function headCount({ adults, underTwelve }: { adults: number; underTwelve: number }): number {
  return adults + underTwelve
}
