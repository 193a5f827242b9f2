import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../log.ts'
import type { Database } from '../store/sql/database.ts'
import { describeOlderEnquiries } from '../store/sql/inbox/describe-older.ts'
import type { Describe } from '../store/sql/inbox/projection.ts'

/** A batch takes about 20 ms, during which SQLite blocks the event loop. */
const BATCH_SIZE = 50
/** Lets visitors' requests run between batches. */
const PAUSE_MS = 80

/** Adds topic and searchable words to enquiries of version 0.10.0, in the background. A stopped run continues at the next start. */
export function startDescribingOldEnquiries(
  { transaction }: Pick<Database, 'transaction'>,
  describe: Describe,
  report: Report,
): { done: Promise<void>; stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async (): Promise<void> => {
    for (let last: number | null = 0; last !== null && !signal.aborted; ) {
      const after: number = last
      last = await transaction((tx) => describeOlderEnquiries(tx, describe, after, BATCH_SIZE))
      await wait(PAUSE_MS, undefined, { signal, ref: false })
    }
  }
  const running = run().catch((error: unknown) => {
    if (signal.aborted) return
    report('warn', { err: error }, 'Older products and topics are not searchable before the next start')
  })
  return {
    done: running,
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
