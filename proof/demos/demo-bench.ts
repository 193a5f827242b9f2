/** One measured figure of the demos, in milliseconds. */
export type DemoRow = {
  what: string
  count: number
  medianMs: number
  p95Ms: number
  maxMs: number
  /** What the 95th percentile must stay under; null: it is only told. */
  goalMs: number | null
}

/** A bench prints nothing: it gives its rows, and removes what it started. */
export type DemoBench = { name: string; measure: () => Promise<ReadonlyArray<DemoRow>> }

/** @throws {RangeError} of no times at all */
export function rowOf(what: string, times: ReadonlyArray<number>, goalMs: number | null): DemoRow {
  if (times.length === 0) throw new RangeError(`${what}: nothing was measured`)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    what,
    count: times.length,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    maxMs: at(1),
    goalMs,
  }
}

export const isMet = ({ p95Ms, goalMs }: DemoRow): boolean => goalMs === null || p95Ms < goalMs
