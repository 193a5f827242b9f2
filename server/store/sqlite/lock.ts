import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { asStoreFault, isBusy } from './faults.ts'

const RETRY_MS = 2
const JITTER_MS = 6
/** After writing for so long, the lock is left free for {@link PAUSE_MS}: enough for the next attempt of a waiting process. */
const MAX_WRITING_MS = 60
const PAUSE_MS = 2 * (RETRY_MS + JITTER_MS)

export function pauseBeforeRetry(): Promise<unknown> {
  return delay(RETRY_MS + Math.random() * JITTER_MS)
}

/**
 * Reads committed data. Retries without blocking while a transaction is open on this connection, or another process holds the lock.
 *
 * @param untilMs the deadline of retries (performance.now)
 * @throws {StoreUnavailableError} at the deadline, or if the disk is broken
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
 * Shares the write lock fairly with other processes. SQLite has no queue: waiting processes poll, and a process that retakes the lock
 * immediately would starve them.
 */
export function createFairLock() {
  let [writingSinceMs, releasedMs] = [0, 0]
  return {
    /** Resolves when this process may take the lock; meanwhile more work can join the same commit. */
    waitForTurn: async (): Promise<void> => {
      await yieldToEventLoop()
      if (performance.now() - releasedMs < PAUSE_MS && performance.now() - writingSinceMs >= MAX_WRITING_MS)
        await delay(PAUSE_MS)
      if (performance.now() - releasedMs >= PAUSE_MS) writingSinceMs = performance.now()
    },
    /** Called after each release of the lock. */
    released: (): void => {
      releasedMs = performance.now()
    },
  }
}
