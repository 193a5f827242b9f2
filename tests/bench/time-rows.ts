import { textTable } from '../fixtures/text-table.ts'

/** One measured figure of a page in a browser, in milliseconds. */
export type TimeRow = {
  what: string
  count: number
  medianMs: number
  p95Ms: number
  maxMs: number
  /** What the 95th percentile must stay under; null: it is only told. */
  goalMs: number | null
}

/** A bench prints nothing: it gives its rows, and removes what it started. */
export type TimeBench = { name: string; measure: () => Promise<ReadonlyArray<TimeRow>> }

/** @throws {RangeError} of no times at all */
export function rowOf(what: string, times: ReadonlyArray<number>, goalMs: number | null): TimeRow {
  if (times.length === 0) throw new RangeError(`${what}: nothing was measured`)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    what,
    count: times.length,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    maxMs: at(1),
    goalMs,
  }
}

export const isMet = ({ p95Ms, goalMs }: TimeRow): boolean => goalMs === null || p95Ms < goalMs

/** Rows as a table with the goals. */
export function timeTable(rows: ReadonlyArray<TimeRow>): string {
  return textTable([['', 'times', 'median', '95th', 'longest', 'goal'], ...rows.map(cellsOf)])
}

function cellsOf(row: TimeRow): Array<string> {
  const times = [row.medianMs, row.p95Ms, row.maxMs].map((ms) => `${ms.toFixed(1)} ms`)
  const goal = row.goalMs === null ? '' : `< ${row.goalMs} ms${isMet(row) ? '' : ', MISSED'}`
  return [row.what, String(row.count), ...times, goal]
}
