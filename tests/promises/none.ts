import { exactly, type Figure } from './scenario.ts'

const MAX_NAMED = 3
const NAMED_MAX_CHARS = 100

/** A figure for an event that must never occur; otherwise the first cases are named. */
export function none(name: string, cases: ReadonlyArray<string>): Figure {
  const named = cases.slice(0, MAX_NAMED).map((each) => each.slice(0, NAMED_MAX_CHARS))
  return exactly([name, ...named].join(': '), cases.length, 0)
}
