/** Pseudo-random numbers with a fixed seed (mulberry32), so that every developer sees the same inbox. */
export type SeededRandom = {
  /** From 0 to below 1. */
  next: () => number
  /** A whole number from 0 to below this one. */
  below: (end: number) => number
  oneOf: <Item>(items: ReadonlyArray<Item>) => Item
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    oneOf: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('There is nothing to choose from')
      return item
    },
  }
}
