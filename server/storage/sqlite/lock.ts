import { setTimeout as delay, setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { asStoreFault, isBusy } from './faults.ts'

const ASK_AGAIN_MS = 2
const JITTER_MS = 6
/** After so long of writing without a pause, the lock is left alone for so long that whoever waits has asked for it. */
const HELD_MS = 60
const FREE_MS = 2 * (ASK_AGAIN_MS + JITTER_MS)

/** Waits a moment before a lock is asked for again, without blocking. */
export function beforeAskingAgain(): Promise<unknown> {
  return delay(ASK_AGAIN_MS + Math.random() * JITTER_MS)
}

/**
 * Reads from the database; while another process holds the lock, it tries again without blocking.
 *
 * @param untilMs the moment (performance.now) after which the lock is no longer waited for
 * @throws {StoreUnavailableError} if the lock stays, or the disk is broken
 */
export async function readWhenUnlocked<Result>(read: () => Result, untilMs: number): Promise<Result> {
  for (;;) {
    try {
      return read()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= untilMs) throw asStoreFault(error)
    }
    await beforeAskingAgain()
  }
}

/**
 * Shares the write lock with other processes. SQLite keeps no queue: who waits asks now and then, and a process that takes
 * the lock again as soon as it has let it go would keep all others out.
 */
export function createTurns() {
  let [writingSinceMs, leftMs] = [0, 0]
  return {
    /** Resolves when this process may ask for the lock; meanwhile the loop turns, and more comes to be written with it. */
    mine: async (): Promise<void> => {
      await nextTurnOfTheLoop()
      if (performance.now() - leftMs < FREE_MS && performance.now() - writingSinceMs >= HELD_MS)
        await delay(FREE_MS)
      if (performance.now() - leftMs >= FREE_MS) writingSinceMs = performance.now()
    },
    /** To be told each time the lock was let go. */
    left: (): void => {
      leftMs = performance.now()
    },
  }
}
