import type { WorkingHours } from '../../domain/calendar/working-time.ts'
import type { DuePoint } from '../../domain/inbox/api/day.ts'
import { type LineMoon, lineMoons } from '../../domain/inbox/time/day-line.ts'
import { groupedCount } from '../../domain/wording.ts'

const NAMED = 2

/** The moons of the line from left to right. Those that are late share the stretch before Now: one place, however many. */
export function linePlaces(
  due: ReadonlyArray<DuePoint>,
  now: number,
  hours: WorkingHours,
): Array<LineMoon<DuePoint>> {
  const moons = lineMoons(due, now, hours)
  const late = moons.filter(({ isLate }) => isLate)
  return [...together(late), ...moons.slice(late.length)].map((moon) => ({
    ...moon,
    names: shortened(moon.people),
  }))
}

function together(late: ReadonlyArray<LineMoon<DuePoint>>): Array<LineMoon<DuePoint>> {
  const [first] = late
  if (!first) return []
  const label = late.map((moon) => moon.label).join('; ')
  return [{ ...first, people: late.flatMap(({ people }) => people), label }]
}

function shortened(people: ReadonlyArray<DuePoint>): string {
  const names = people.slice(0, NAMED).map(({ firstName }) => firstName)
  const more = people.length - NAMED
  return more > 0 ? `${names[0]} and ${groupedCount(more + 1)} more` : names.join(', ')
}
