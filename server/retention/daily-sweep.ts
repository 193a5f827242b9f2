import type { EnquiryStore } from '../../domain/enquiry/submission.ts'
import type { Report } from '../log.ts'
import type { HandDeletion } from '../storage/store-driver.ts'
import { nothingSwept, type Swept, sweep, type Terms } from './sweep.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const DONE = 'What the privacy notice promises to delete was deleted.'
const LEFT = 'What waits for delivery was left alone.'

export type DailySweepParts = {
  store: Pick<EnquiryStore, 'all' | 'expire'>
  inbox: Terms
  /** Deletes newsletter addresses that have not said yes in their time; resolves to how many. */
  forgetUnconfirmed?: () => Promise<number>
  /** Where else the submissions stand; null: nowhere. */
  handDeletion: HandDeletion | null
  now: () => Date
  report: Report
}

export type DailySweep = {
  /** Sweeps at once, and then every day. */
  start: () => void
  /** When it sweeps next (epoch milliseconds), or soon after. */
  nextMs: () => number
  /** Ends it; waits for the submission that is being deleted. */
  stop: () => Promise<void>
}

/** Deletes every day what is to be deleted. If the store is unavailable, it is tried again within the hour. */
export function createDailySweep(parts: DailySweepParts): DailySweep {
  const stopping = new AbortController()
  let round: Promise<void> | null = null
  let sweptMs = Number.NEGATIVE_INFINITY

  async function sweepIfDue(): Promise<void> {
    const nowMs = parts.now().getTime()
    // A clock that was ahead must not put the next sweep off.
    if (Math.abs(nowMs - sweptMs) < DAY_MS) return
    if (await sweepOnce(parts, stopping.signal)) sweptMs = nowMs
  }
  function start(): void {
    if (stopping.signal.aborted) return
    round ??= sweepIfDue().finally(() => {
      round = null
    })
  }
  const timer = setInterval(start, HOUR_MS)
  timer.unref()
  return {
    start,
    nextMs: () => Math.max(sweptMs + DAY_MS, parts.now().getTime()),
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await round
    },
  }
}

/** Resolves to whether it came to its end. */
async function sweepOnce(parts: DailySweepParts, signal: AbortSignal): Promise<boolean> {
  const { store, inbox, handDeletion, now, report } = parts
  const swept = nothingSwept()
  try {
    await sweep(store, now(), swept, { handDeletion, signal, inbox })
    swept.unconfirmedDeleted = (await parts.forgetUnconfirmed?.()) ?? 0
    return true
  } catch (error) {
    report('error', { err: error }, 'What is to be deleted could not be: it is tried again in an hour')
    return false
  } finally {
    tell(parts, swept)
  }
}

function tell({ report, handDeletion }: DailySweepParts, { places, ...counts }: Swept): void {
  if (Object.values(counts).every((count) => count === 0)) return
  const waiting = counts.leftAlone > 0 ? ` ${LEFT}` : ''
  if (places.length === 0) report('warn', counts, `${DONE}${waiting}`)
  else report('warn', { ...counts, places }, `${DONE}${waiting} ${handDeletion?.note}`)
}
