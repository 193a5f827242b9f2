/** All from the last chosen one above to here. */
export function upTo(
  numbers: ReadonlyArray<number>,
  chosen: ReadonlySet<number>,
  here: number,
): ReadonlySet<number> {
  const end = numbers.indexOf(here)
  const begin = numbers.slice(0, end).findLastIndex((number) => chosen.has(number))
  return new Set([...chosen, ...numbers.slice(Math.max(begin, 0), end + 1)])
}
