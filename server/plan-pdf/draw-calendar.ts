import { monthInitial } from '../../domain/calendar.ts'
import { phasePath } from '../../domain/moon.ts'
import type { CalendarMonth, CalendarYear } from '../../domain/plan-calendar.ts'
import { type Drawn, disc, drawing, label, path, ring } from './elements.ts'
import { BODY, COLOURS, DISPLAY } from './look.ts'

const YEAR_WIDTH = 34
const MONTH_WIDTH = 22
const INITIALS_HEIGHT = 12
const RADIUS = 7

const INITIAL = { fontFamily: BODY, fontSize: 7, fontWeight: 400, fill: COLOURS.ink2 }
const YEAR = {
  ...{ fontFamily: DISPLAY, fontSize: 10, fontWeight: 600, fill: COLOURS.ink },
  anchor: 'start',
} as const

/**
 * A row a year, a column a month: each moon is lit by the share that is paid, the last is full and ringed.
 *
 * @param rowHeight in points
 */
export function drawCalendar(years: ReadonlyArray<CalendarYear>, rowHeight: number): Drawn {
  const height = INITIALS_HEIGHT + years.length * rowHeight + 2
  return drawing(
    YEAR_WIDTH + 12 * MONTH_WIDTH,
    height,
    ...Array.from({ length: 12 }, (_, at) =>
      label(centreOf(at + 1), 7, INITIAL, monthInitial(`2027-${String(at + 1).padStart(2, '0')}-01`)),
    ),
    ...years.flatMap(({ year, months }, row) => {
      const y = INITIALS_HEIGHT + (row + 0.5) * rowHeight
      return [label(0, y + 3.5, YEAR, String(year)), ...months.flatMap((month) => drawMonth(month, y))]
    }),
  )
}

function drawMonth(month: CalendarMonth, y: number): Array<Drawn> {
  const x = centreOf(month.month)
  if (month.kind !== 'paid')
    return month.kind === 'before' ? [ring(x, y, RADIUS - 0.6, COLOURS.ring, '1.5 1.5')] : []
  const { fraction } = month.instalment
  if (month.last) return [disc(x, y, RADIUS, COLOURS.moon), ring(x, y, RADIUS + 2, COLOURS.moonDeep)]
  return [
    disc(x, y, RADIUS, COLOURS.unlit),
    path(phasePath(fraction, RADIUS, x, y), COLOURS.moon),
    ring(x, y, RADIUS, COLOURS.limb),
  ]
}

function centreOf(month: number): number {
  return YEAR_WIDTH + (month - 0.5) * MONTH_WIDTH
}
