/** A row of the page, and the product that is in it for now. */
export type RowSlot = { key: number; number: number; index: number }

type Wanted = { number: number; index: number }

type Turn = {
  /** While the list moves, rows are in the page as they come; once it rests, in the order of the list. */
  isMoving: boolean
  /** How many products may get a row in this turn; the others get theirs in the next ones. */
  most: number
  /** The place in the list of what gets its row before all others. */
  firstIndex: number
}

/**
 * Who sits where after the list moved. A product keeps its row; what came into sight takes the rows of what left it, so that their
 * words change and nothing is made or removed: first those in the middle, which are looked at. An unused row stays where
 * it is, out of sight.
 *
 * @param wanted in the order of the list
 */
export function assignRowSlots(
  before: ReadonlyArray<RowSlot>,
  wanted: ReadonlyArray<Wanted>,
  { isMoving, most, firstIndex }: Turn,
): ReadonlyArray<RowSlot> {
  const wantedIndex = new Map(wanted.map(({ number, index }) => [number, index]))
  const waiting = wanted.filter(({ number }) => !before.some((slot) => slot.number === number))
  const middle = wanted[wanted.length >> 1]?.index ?? 0
  const rank = ({ index }: Wanted) => (index === firstIndex ? -1 : Math.abs(index - middle))
  const coming = [...waiting].sort((a, b) => rank(a) - rank(b)).slice(0, most)
  const isWhole = coming.length === waiting.length
  const rowSlots = before.flatMap((slot) => {
    const index = wantedIndex.get(slot.number)
    if (index !== undefined) return [index === slot.index ? slot : { ...slot, index }]
    const next = coming.shift()
    if (next) return [{ key: slot.key, ...next }]
    return isWhole ? [] : [slot]
  })
  const free = firstFreeKey(before)
  const all = [...rowSlots, ...coming.map((one, at) => ({ key: free + at, ...one }))]
  return isMoving || !isWhole ? all : all.sort((a, b) => a.index - b.index)
}

/** Whether everything has its row. */
export function areSeated(rowSlots: ReadonlyArray<RowSlot>, wanted: ReadonlyArray<Wanted>): boolean {
  const numbers = new Set(rowSlots.map(({ number }) => number))
  return wanted.every(({ number }) => numbers.has(number))
}

function firstFreeKey(rowSlots: ReadonlyArray<RowSlot>): number {
  return rowSlots.reduce((free, { key }) => Math.max(free, key + 1), 0)
}
