import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textTable } from '../fixtures/text-table.ts'
import { SiteServer } from '../journeys/site-server.ts'

/** A measured figure. */
export type BenchRow = {
  /** What was measured; the same for each checkout. */
  what: string
  /** With its unit. */
  figure: string
  /** Null: the figure is reported without a goal. */
  goal: string | null
  isMet: boolean
}

/** A built checkout to be measured. */
export type Subject = {
  folder: string
  /** Starts its server as `npm start` does, in production, with a data folder of its own. */
  start: (settings?: Record<string, string>) => Promise<SiteServer>
}

/** One part of `npm run bench`. It leaves no process running. */
export type Bench = (subject: Subject) => Promise<ReadonlyArray<BenchRow>>

export async function subjectIn(folder: string): Promise<Subject> {
  const { SERVER_ARGS, SERVER_ENV, COMPILED_ENV } = await import(
    pathToFileURL(join(folder, 'ops', 'setup', 'server-process.mjs')).href
  )
  const env = { ...SERVER_ENV, ...COMPILED_ENV }
  return {
    folder,
    start: (settings = {}) =>
      SiteServer.start(
        { ...env, ...settings },
        { folder, nodeArgs: SERVER_ARGS ?? [], compressesBest: true },
      ),
  }
}

export function atMost(what: string, value: number, max: number, unit: string): BenchRow {
  return { ...withoutGoal(what, value, unit), goal: `at most ${max} ${unit}`, isMet: value <= max }
}

/** 95 % of the times must be within the goal. @throws {RangeError} without any times */
export function within(what: string, timesMs: ReadonlyArray<number>, goalMs: number): BenchRow {
  const at = Math.min(timesMs.length - 1, Math.floor(timesMs.length * 0.95))
  const p95Ms = timesMs.toSorted((a, b) => a - b)[at]
  if (p95Ms === undefined) throw new RangeError(`${what}: nothing was measured`)
  return atMost(what, p95Ms, goalMs, 'ms')
}

/** A count with the goal 0. */
export function none(what: string, count: number): BenchRow {
  return { what, figure: String(count), goal: 'none', isMet: count === 0 }
}

export function withoutGoal(what: string, value: number, unit: string): BenchRow {
  const digits = Math.abs(value) < 10 ? 2 : 0
  return { what, figure: `${value.toFixed(digits)} ${unit}`, goal: null, isMet: true }
}

/** The median of an odd number of figures. */
export function median(figures: ReadonlyArray<number>): number {
  return figures.toSorted((a, b) => a - b)[(figures.length - 1) / 2] ?? Number.NaN
}

/** A column of figures for each checkout; the goals apply to the first only. */
export function tableOf(columns: ReadonlyArray<{ name: string; rows: ReadonlyArray<BenchRow> }>): string {
  const [first, ...others] = columns
  const figureIn = (rows: ReadonlyArray<BenchRow>, name: string) =>
    rows.find(({ what }) => what === name)?.figure ?? '–'
  return textTable([
    ['', ...columns.map(({ name }) => name), 'goal', ''],
    ...(first?.rows ?? []).map(({ what, figure, goal, isMet }) => [
      what,
      figure,
      ...others.map(({ rows }) => figureIn(rows, what)),
      goal ?? '',
      isMet ? '' : 'MISSED',
    ]),
  ])
}
