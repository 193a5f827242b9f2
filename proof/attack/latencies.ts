import { createHistogram } from 'node:perf_hooks'

/** A time in milliseconds; `atLeast`, where it was still going on when the measuring ended. */
export type Figure = { ms: number; atLeast: boolean }

const MICROSECONDS_PER_MS = 1_000

/**
 * The times of visitors who ask one thing after another.
 *
 * Whoever waits asks nothing meanwhile, so that a server that stands still for a second would cost a single long time
 * among many short ones. Hence those who would have come meanwhile are counted as well, as HdrHistogram does
 * (`recordValueWithExpectedInterval`).
 */
export class Latencies {
  readonly #histogram = createHistogram()
  readonly #everyMs: number
  #leastOpenMs = Number.POSITIVE_INFINITY

  /** @param everyMs how often one of the visitors asks */
  constructor(everyMs: number) {
    this.#everyMs = everyMs
  }

  /** @param isOpen whether there is no answer yet */
  record(ms: number, isOpen = false): void {
    this.#recordOne(ms, isOpen)
    for (let later = ms - this.#everyMs; later >= this.#everyMs; later -= this.#everyMs)
      this.#recordOne(later, isOpen)
  }

  /** null if nobody was answered, nor waits. */
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
