import { createHistogram } from 'node:perf_hooks'

/** A time in milliseconds; `atLeast` if the request was still pending when the measuring ended. */
export type Figure = { ms: number; atLeast: boolean }

const MICROSECONDS_PER_MS = 1_000

/**
 * The response times of visitors who send one request after another.
 *
 * A visitor who waits sends nothing, so that a server that is blocked for a second would show as a single long time among
 * many short ones (coordinated omission). Hence the requests that would have been sent meanwhile are recorded as well, as
 * HdrHistogram's `recordValueWithExpectedInterval` does.
 */
export class Latencies {
  readonly #histogram = createHistogram()
  readonly #everyMs: number
  #leastOpenMs = Number.POSITIVE_INFINITY

  /** @param everyMs the interval at which each visitor sends requests */
  constructor(everyMs: number) {
    this.#everyMs = everyMs
  }

  /** @param isOpen whether the response is still pending */
  record(ms: number, isOpen = false): void {
    this.#recordOne(ms, isOpen)
    for (let later = ms - this.#everyMs; later >= this.#everyMs; later -= this.#everyMs)
      this.#recordOne(later, isOpen)
  }

  /** Null if nothing was recorded. */
  percentile(percent: number): Figure | null {
    if (this.#histogram.count === 0) return null
    const ms = this.#histogram.percentile(percent) / MICROSECONDS_PER_MS
    return { ms, atLeast: ms >= this.#leastOpenMs }
  }

  #recordOne(ms: number, isOpen: boolean): void {
    this.#histogram.record(Math.max(1, Math.round(ms * MICROSECONDS_PER_MS)))
    if (isOpen) this.#leastOpenMs = Math.min(this.#leastOpenMs, ms)
  }
}
