import { createHistogram } from 'node:perf_hooks'

const MICROSECONDS_PER_MS = 1_000

/**
 * The response times of visitors who send one request after another.
 *
 * A visitor who waits sends nothing, so a server that is blocked for a second would show as a single long time among many short
 * ones (coordinated omission). Therefore the requests that would have been sent meanwhile are recorded as well, as HdrHistogram's
 * `recordValueWithExpectedInterval` does.
 */
export class Latencies {
  readonly #histogram = createHistogram()
  readonly #intervalMs: number

  /** @param intervalMs interval at which each visitor sends requests */
  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs
  }

  record(ms: number): void {
    for (let time = ms; time === ms || time >= this.#intervalMs; time -= this.#intervalMs)
      this.#histogram.record(Math.max(1, Math.round(time * MICROSECONDS_PER_MS)))
  }

  /** Infinite if nothing was recorded. */
  get p99Ms(): number {
    if (this.#histogram.count === 0) return Number.POSITIVE_INFINITY
    return this.#histogram.percentile(99) / MICROSECONDS_PER_MS
  }
}
