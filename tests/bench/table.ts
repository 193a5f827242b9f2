import { textTable } from '../fixtures/text-table.ts'
import type { BenchRow } from './bench.ts'

const HEADS = ['what', 'ours', 'beside', 'figure', 'goal', '']

/** The rows as a table of text. */
export function tableOf(rows: ReadonlyArray<BenchRow>): string {
  return textTable([
    HEADS,
    ...rows.map(({ what, ours, theirs, figure, goal, isMet }) => [
      what,
      ours,
      theirs ?? '–',
      figure,
      goal,
      isMet ? 'met' : 'MISSED',
    ]),
  ])
}

/** What bounds each row, a line each. */
export function boundsOf(rows: ReadonlyArray<BenchRow>): Array<string> {
  return rows.map(({ what, boundBy }) => `${what}: ${boundBy}`)
}
