import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay, setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { asStoreFault, isBusy } from './faults.ts'

const RETRY_MS = 2
const JITTER_MS = 6
/** After this long of continuous writing, the lock is released for {@link FREE_MS}: a process that waits has tried it by then. */
const HELD_MS = 60
const FREE_MS = 2 * (RETRY_MS + JITTER_MS)

/** Waits a moment, without blocking, before a lock is tried again. */
export function pauseBeforeRetry(): Promise<unknown> {
  return delay(RETRY_MS + Math.random() * JITTER_MS)
}

/**
 * Reads what is committed. While a transaction is open on this connection, or another process holds the lock, it tries again without
 * blocking.
 *
 * @param untilMs the moment (performance.now) after which neither is waited for any longer
 * @throws {StoreUnavailableError} by then, or if the disk is broken
 */
export async function readWhenUnlocked<Result>(
  database: DatabaseSync,
  read: () => Result,
  untilMs: number,
): Promise<Result> {
  for (;;) {
    try {
      if (!database.isTransaction) return read()
      if (performance.now() >= untilMs) throw new StoreUnavailableError('a transaction does not end')
    } catch (error) {
      if (!isBusy(error) || performance.now() >= untilMs) throw asStoreFault(error)
    }
    await pauseBeforeRetry()
  }
}

/**
 * Shares the write lock fairly with other processes. SQLite keeps no queue: a waiting process retries now and then, and one
 * that takes the lock again as soon as it has released it would starve all others.
 */
export function createTurns() {
  let [writingSinceMs, releasedMs] = [0, 0]
  return {
    /** Resolves when this process may try the lock; meanwhile the event loop turns, and more work joins the same commit. */
    waitForTurn: async (): Promise<void> => {
      await nextTurnOfTheLoop()
      if (performance.now() - releasedMs < FREE_MS && performance.now() - writingSinceMs >= HELD_MS)
        await delay(FREE_MS)
      if (performance.now() - releasedMs >= FREE_MS) writingSinceMs = performance.now()
    },
    /** To be called each time the lock was released. */
    released: (): void => {
      releasedMs = performance.now()
    },
  }
}
