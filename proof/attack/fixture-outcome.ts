import { Latencies } from './latencies.ts'
import type { Outcome } from './outcome.ts'
import type { PagesRead } from './page-visitors.ts'

/** An outcome that meets every goal, apart from the given changes. */
export function passingOutcome(changed: Partial<Outcome> = {}): Outcome {
  return {
    ...{ name: 'a test', before: pagesOf(3), during: pagesOf(8), lost: [], peakMb: 215.4, isAlive: true },
    forms: [{ email: 'nomvula@example.co.za', status: 303, isOpen: false, tookMs: 12.3 }],
    ...{ answers: { 200: 3, 429: 1_200 }, served: null, meanwhile: null },
    ...changed,
  }
}

/** One page that took the given time. */
export function pagesOf(ms: number): PagesRead {
  const latencies = new Latencies(1_000)
  latencies.record(ms)
  return { latencies, failed: 0 }
}
