/** Pseudo-random numbers with a fixed seed (mulberry32), so that every developer sees the same inbox. */
export type SeededRandom = {
  /** From 0 to below 1. */
  next: () => number
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number
  oneOf: <Item>(items: ReadonlyArray<Item>) => Item
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let hash = Math.imul(state ^ (state >>> 15), 1 | state)
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296
  }
  const integerBelow = (end: number) => Math.floor(next() * end)
  return {
    next,
    below: integerBelow,
    oneOf: (items) => {
      const item = items[integerBelow(items.length)]
      if (item === undefined) throw new RangeError('There is nothing to choose from')
      return item
    },
  }
}
