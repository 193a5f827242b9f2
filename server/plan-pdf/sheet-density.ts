import { addressLines } from './address-lines.ts'
import type { PlanSheet } from './plan-sheet.ts'

/** Sizes in points: of the text, the height of a row, of a year of moons, and the space between sections. */
export type Density = { text: number; row: number; moonRow: number; gap: number }

/** More lines of the sum than these stand in two columns. */
export const MOST_LINES_BELOW = 12

/** A4 is 595 × 842 points. */
export const MARGINS = { top: 28, side: 36, bottom: 22 }
const PAGE_HEIGHT = 842 - MARGINS.top - MARGINS.bottom
/** For a title that takes two lines. */
const SLACK = 12
/** A line of small text: the library takes the page's line height for it. */
const SMALL_LINE = 11.5

const LOOSEST: Density = { text: 9, row: 17.5, moonRow: 22, gap: 20 }
export const DENSEST: Density = { text: 6.6, row: 8.6, moonRow: 17, gap: 6 }
const STEPS = 12

/** The loosest density at which a sheet should stand on one page; the densest if none will do. */
export function densityFor(sheet: PlanSheet): Density {
  const densities = Array.from({ length: STEPS + 1 }, (_, step) => between(LOOSEST, DENSEST, step / STEPS))
  return densities.find((density) => heightAt(sheet, density) + SLACK <= PAGE_HEIGHT) ?? DENSEST
}

function between(from: Density, to: Density, share: number): Density {
  const mix = (name: keyof Density) => from[name] + (to[name] - from[name]) * share
  return { text: mix('text'), row: mix('row'), moonRow: mix('moonRow'), gap: mix('gap') }
}

/** How high a sheet will be, as drawn ones were measured. */
function heightAt(sheet: PlanSheet, { text, row, moonRow, gap }: Density): number {
  const { notices, lines, sums, schedule, calendar, facts, others, address, company } = sheet
  const heading = 15 + gap / 4
  const notes = notices.length === 0 ? 0 : (notices.length + 1) * SMALL_LINE + gap
  const money = 73 + 2 * Math.min(gap, 13)
  const time = Math.max(29 + calendar.length * moonRow, (facts.length + 1) * text * 1.64)
  const lineRows = lines.length > MOST_LINES_BELOW ? Math.ceil(lines.length / 2) : lines.length
  const rows = lineRows + sums.length + Math.ceil(schedule.length / 2) + 1
  const costs = others.length === 0 ? 0 : heading + Math.ceil(others.length / 4.5) * 11 + gap
  const foot = 38 + addressLines(address).length * 9.4 + company.length * 10.2
  return 27 + notes + money + time + 2 * heading + rows * row + 15 + costs + foot + 4 * gap
}
