import { createHistogram } from 'node:perf_hooks'

/** `isMinimum` if the request was still pending when the measuring ended. */
export type Latency = { ms: number; isMinimum: boolean }

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
  #shortestPendingMs = Number.POSITIVE_INFINITY

  /** @param intervalMs interval at which each visitor sends requests */
  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs
  }

  /** @param isPending whether the response has not arrived yet */
  record(ms: number, isPending = false): void {
    this.#recordOne(ms, isPending)
    for (let omitted = ms - this.#intervalMs; omitted >= this.#intervalMs; omitted -= this.#intervalMs)
      this.#recordOne(omitted, isPending)
  }

  /** Null if nothing was recorded. */
  percentile(percent: number): Latency | null {
    if (this.#histogram.count === 0) return null
    const ms = this.#histogram.percentile(percent) / MICROSECONDS_PER_MS
    return { ms, isMinimum: ms >= this.#shortestPendingMs }
  }

  #recordOne(ms: number, isPending: boolean): void {
    this.#histogram.record(Math.max(1, Math.round(ms * MICROSECONDS_PER_MS)))
    if (isPending) this.#shortestPendingMs = Math.min(this.#shortestPendingMs, ms)
  }
}
