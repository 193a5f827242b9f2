import { setTimeout as delay, setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { asStoreFault, isBusy } from './sqlite-faults.ts'

/** How long a locked database is tried again. An answer is promised within 1 500 ms. */
const PATIENCE_MS = 1_100
const PAUSE_MS = 10
const JITTER_MS = 30

/**
 * Does synchronous work on the database; while another process holds the lock, it tries again without blocking.
 *
 * @param untilMs moment (performance.now) after which a lock is no longer waited for
 * @throws {StoreUnavailableError} if the lock stays, or the disk is full, broken or read-only
 */
export async function whileLocked<Result>(work: () => Result, untilMs = patienceFromNow()): Promise<Result> {
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= untilMs) throw asStoreFault(error)
    }
    await delay(PAUSE_MS + Math.random() * JITTER_MS)
  }
}

/**
 * Lets one work after the other write, so that of many waiting writers only the first asks for the lock, and the
 * loop turns between two of them: a thousand waiting commits would otherwise run without a pause.
 */
export function createTurns(): <Result>(work: () => Result) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const untilMs = patienceFromNow()
    const mine = last.then(() => whileLocked(work, untilMs))
    last = mine.then(
      () => nextTurnOfTheLoop(),
      () => nextTurnOfTheLoop(),
    )
    return mine
  }
}

function patienceFromNow(): number {
  return performance.now() + PATIENCE_MS
}
