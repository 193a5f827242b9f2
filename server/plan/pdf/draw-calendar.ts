import { formatMonth } from '../../../domain/calendar/calendar.ts'
import type { CalendarMonth, CalendarYear } from '../../../domain/plan/plan-calendar.ts'
import { type Block, unbreakable } from './blocks.ts'
import { drawMoon, lastMoon, type Moon, noMoon, outlinedMoon } from './moons.ts'
import type { Pen } from './pen.ts'
import type { SheetStyles } from './sheet-styles.ts'
import { linesOf, type TextStyle } from './typesetting.ts'

const YEAR_WIDTH = 34
const MONTH_WIDTH = 22
const INITIALS_HEIGHT = 12
const RADIUS = 7

/** Width in points. */
export const CALENDAR_WIDTH = YEAR_WIDTH + 12 * MONTH_WIDTH

/** A row per year, a column per month: each moon is lit by the paid share, the last is full and ringed. Tagged as one picture. */
export function calendarBlock(years: ReadonlyArray<CalendarYear>, alt: string, s: SheetStyles): Block {
  const rowHeight = s.density.moonRow
  const height = INITIALS_HEIGHT + years.length * rowHeight + 2
  const drawAll = (pen: Pen, x: number, y: number) => {
    for (let month = 1; month <= 12; month++) {
      const initial = formatMonth(`2027-${String(month).padStart(2, '0')}-01`).charAt(0)
      label(pen, initial, s.initial, centreOf(month) + x, y + 7, 'middle')
    }
    for (const [row, { year, months }] of years.entries()) {
      const middle = y + INITIALS_HEIGHT + (row + 0.5) * rowHeight
      label(pen, String(year), s.year, x, middle + 3.5)
      for (const month of months) drawMonth(pen, month, x + centreOf(month.month), middle, s)
    }
  }
  return unbreakable({
    height,
    draw: (pen, x, y) => {
      const bbox: [number, number, number, number] = [x, y, x + CALENDAR_WIDTH, y + height]
      pen.within('Figure', () => pen.content(() => drawAll(pen, x, y)), { alt, bbox })
      return y + height
    },
  })
}

function drawMonth(pen: Pen, month: CalendarMonth, x: number, y: number, s: SheetStyles): void {
  if (month.kind === 'after') return
  drawMoon(pen, x, y, moonOf(month, s))
}

function moonOf(month: CalendarMonth, { colours }: SheetStyles): Moon {
  if (month.kind !== 'paid') return noMoon(RADIUS)
  return month.last ? lastMoon(RADIUS, colours) : outlinedMoon(month.instalment.fraction, RADIUS, colours)
}

/** A word of the picture, its baseline at `y`, beginning at `x` or centred there. */
function label(pen: Pen, text: string, style: TextStyle, x: number, y: number, anchor?: 'middle'): void {
  for (const { pieces, width } of linesOf([{ text, style }], YEAR_WIDTH))
    for (const piece of pieces) pen.write(piece, anchor ? x - width / 2 : x, y)
}

function centreOf(month: number): number {
  return YEAR_WIDTH + (month - 0.5) * MONTH_WIDTH
}
