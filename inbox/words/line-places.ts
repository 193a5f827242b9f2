import type { WorkingHours } from '../../domain/calendar/working-time.ts'
import type { DuePoint } from '../../domain/inbox/api/day.ts'
import { type LineMoon, lineMoons } from '../../domain/inbox/time/day-line.ts'

/** Names nearer to each other than this share of the line would run into each other. */
const NAME_ROOM = 0.06
const NAMED = 2

/** A moon of the line with room for its name or not. */
export type LinePlace = LineMoon<DuePoint> & { hasRoom: boolean }

/** The moons of the line from left to right. Those that are late share the stretch before Now: one place, however many. */
export function linePlaces(due: ReadonlyArray<DuePoint>, now: number, hours: WorkingHours): Array<LinePlace> {
  const moons = lineMoons(due, now, hours)
  const late = moons.filter(({ isLate }) => isLate)
  let named = Number.NEGATIVE_INFINITY
  return [...together(late), ...moons.slice(late.length)].map((moon) => {
    const hasRoom = moon.isLate || moon.share - named >= NAME_ROOM
    if (hasRoom && !moon.isLate) named = moon.share
    return { ...moon, names: shortened(moon.people), hasRoom }
  })
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
  return more > 0 ? `${names[0]} and ${more + 1} more` : names.join(', ')
}
