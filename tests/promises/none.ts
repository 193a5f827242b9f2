import { exactly, type Figure } from './scenario.ts'

const NAMED_MOST = 3
const NAMED_MAX_CHARS = 100

/** A figure for an event that must never occur; otherwise the first cases are named. */
export function none(name: string, found: ReadonlyArray<string>): Figure {
  const named = found.slice(0, NAMED_MOST).map((each) => each.slice(0, NAMED_MAX_CHARS))
  return exactly([name, ...named].join(': '), found.length, 0)
}
