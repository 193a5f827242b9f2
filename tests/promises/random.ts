import fc from 'fast-check'

export type Random = {
  /** A whole number from `min` to `max`, both included. */
  between: (min: number, max: number) => number
  /** True with a given probability in per cent. */
  chance: (percent: number) => boolean
}

/** Pseudo-random numbers, the same for each seed. */
export function randomFrom(seed: number): Random {
  const [numbers] = fc.sample(fc.infiniteStream(fc.noBias(fc.maxSafeNat())), { seed, numRuns: 1 })
  const between = (min: number, max: number) => min + (Number(numbers?.next().value) % (max - min + 1))
  return { between, chance: (percent) => between(1, 100) <= percent }
}
