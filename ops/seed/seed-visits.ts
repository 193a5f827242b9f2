import { addDays, type CalendarDate, weekdayName } from '../../domain/calendar/calendar.ts'
import type { VisitCount } from '../../server/visits/visits.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A little more than the longest period of the numbers. */
const DAYS = 380
const PAGES = {
  '/': 30,
  '/our-work': 14,
  '/services': 9,
  '/calculator': 12,
  '/about-us': 4,
  '/contact-us': 6,
}
const HOSTS = { '': 6, 'search.example': 5, 'chamber.example': 1 }

/** Visits that might have been counted until today: fewer on weekends, and more from month to month. */
export function seedVisits(random: SeededRandom, today: CalendarDate): Array<VisitCount> {
  return Array.from({ length: DAYS }, (_, at) =>
    visitsOf(random, addDays(today, -at), 1 - at / (2 * DAYS)),
  ).flat()
}

function visitsOf(random: SeededRandom, day: CalendarDate, growth: number): Array<VisitCount> {
  const busy = growth * (weekdayName(day).startsWith('S') ? 0.4 : 1)
  const some = (most: number) => Math.round(busy * most * (0.5 + random.next()))
  const opened = Object.entries(PAGES).flatMap(([page, share]) =>
    Object.entries(HOSTS).map(([referrerHost, part]) => ({
      kind: 'page' as const,
      page,
      referrerHost,
      count: some((share * part) / 12),
    })),
  )
  const counts: Array<VisitCount> = [
    ...opened.map((each) => ({ ...each, day })),
    { day, kind: 'calculator-used', page: '/calculator', referrerHost: '', count: some(7) },
    { day, kind: 'form-sent', page: '/contact-us', referrerHost: '', count: some(2) },
  ]
  return counts.filter(({ count }) => count > 0)
}
