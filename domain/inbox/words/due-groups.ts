import { dayOf } from '../../calendar/time-of-day.ts'
import { capitalised } from '../../wording/counting-words.ts'
import { isLate } from '../time/deadline.ts'
import { dayAhead } from './days.ts'
import { inRuns } from './in-runs.ts'

/** `Late`, `Today`, `Tomorrow`, `Wednesday`: the heading under which something due stands. */
export function dueGroup(dueMs: number, nowMs: number): string {
  return isLate(nowMs, dueMs) ? 'Late' : capitalised(dayAhead(dayOf(dueMs), dayOf(nowMs)))
}

/** Rows under their headings, in their order. @param rows the earliest first */
export function byDueGroup<Row extends { dueAt: number }>(
  rows: ReadonlyArray<Row>,
  nowMs: number,
): Array<{ heading: string; rows: Array<Row> }> {
  const groups = inRuns(rows, ({ dueAt }) => dueGroup(dueAt, nowMs))
  return groups.map(({ key, items }) => ({ heading: key, rows: items }))
}
