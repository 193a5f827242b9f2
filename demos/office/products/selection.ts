export const EMPTY_SELECTION: ReadonlySet<number> = new Set()

/** Chosen or not, the other way round. */
export function toggled(chosen: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(number)) next.add(number)
  return next
}

/** Everything from where one chose last to here. */
export function upToHere(
  numbers: Uint16Array,
  chosen: ReadonlySet<number>,
  last: number | null,
  here: number,
): ReadonlySet<number> {
  const end = numbers.indexOf(here)
  const begin = last === null ? -1 : numbers.indexOf(last)
  if (end < 0 || begin < 0) return new Set([...chosen, here])
  return new Set([...chosen, ...numbers.slice(Math.min(begin, end), Math.max(begin, end) + 1)])
}
