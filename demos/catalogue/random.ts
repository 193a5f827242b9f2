/** The FNV-1a hash of a short text, a whole number of 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

export type Weighted<Value> = readonly [value: Value, weight: number]

/**
 * A random generator (Mulberry32) seeded by a text: the same text gives the same numbers in every browser and on the
 * server, so that products need not be stored or sent.
 */
export class Rng {
  #state: number

  constructor(seed: string) {
    this.#state = hashOf(seed)
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** @throws {RangeError} if there is nothing to pick from */
  pick<const Value>(values: ReadonlyArray<Value>): Value {
    const value = values[Math.floor(this.next() * values.length)]
    if (value === undefined) throw new RangeError('Nothing to pick from')
    return value
  }

  /** @throws {RangeError} if there is nothing to pick from */
  weighted<Value>(pairs: ReadonlyArray<Weighted<Value>>): Value {
    let remaining = this.next() * pairs.reduce((sum, [, weight]) => sum + weight, 0)
    const pair =
      pairs.find(([, weight]) => {
        remaining -= weight
        return remaining < 0
      }) ?? pairs[0]
    if (pair === undefined) throw new RangeError('Nothing to pick from')
    return pair[0]
  }

  /** A shuffled copy (Fisher–Yates). */
  shuffle<Value>(values: ReadonlyArray<Value>): Array<Value> {
    const shuffled = [...values]
    for (let index = shuffled.length - 1; index > 0; index--) {
      const to = Math.floor(this.next() * (index + 1))
      // `as`: both indices are within the list.
      ;[shuffled[index], shuffled[to]] = [shuffled[to] as Value, shuffled[index] as Value]
    }
    return shuffled
  }
}
