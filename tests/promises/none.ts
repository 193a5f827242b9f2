import { exactly, type Figure } from './scenario.ts'

const MAX_EXAMPLES = 3
const EXAMPLE_MAX_CHARS = 100

/** A figure for cases that must not occur. It names the first of them. */
export function none(name: string, cases: ReadonlyArray<string>): Figure {
  const examples = cases.slice(0, MAX_EXAMPLES).map((text) => text.slice(0, EXAMPLE_MAX_CHARS))
  return exactly([name, ...examples].join(': '), cases.length, 0)
}
