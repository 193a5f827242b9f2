import { addDays, type CalendarDate, dayAndMonth, dayOf, weekdayName } from '../wording/dates.ts'
import { formatRand } from '../wording/rand.ts'

/** The guest whose question appears in all pictures; the question is about his stay, below. */
export const GUEST = { name: 'Thabo', surname: 'Mokoena', phone: '082 123 4567' }

const NIGHTLY_CENTS = 185_000
const ARRIVAL: CalendarDate = '2026-12-12'
const NIGHTS = 2
const DEPARTURE = addDays(ARRIVAL, NIGHTS)

export const ROOM = { name: 'Willow', sleeps: 'sleeps four', nightly: formatRand(NIGHTLY_CENTS) }
export const STAY = {
  /** `12 to 14 December` */
  dates: `${dayOf(ARRIVAL)} to ${dayAndMonth(DEPARTURE)}`,
  arrival: `${weekdayName(ARRIVAL)} ${dayAndMonth(ARRIVAL)}`,
  total: formatRand(NIGHTLY_CENTS * NIGHTS),
  nights: 'Two nights',
}

/** The day of his question, sent after closing time. */
export const ASKED_ON: CalendarDate = '2026-11-21'
export const ASKED_AT = '21:40'
export const OPENS = '07:30'
export const CLOSES = '20:00'
export const QUESTION = `May we arrive after ten on ${STAY.arrival}?`
