import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../log.ts'
import type { Database } from '../store/sql/database.ts'
import { describeSomeOlder } from '../store/sql/inbox/describe-older.ts'
import type { Describe } from '../store/sql/inbox/projection.ts'

/** Takes about 20 ms, during which SQLite blocks the event loop. */
const AT_ONCE = 50
/** Lets visitors' requests run between two steps. */
const PAUSE_MS = 80

/** After an upgrade, describes enquiries stored by version 0.10.0 in the background. The next start continues after a stop. */
export function startDescribingOlder(
  { transaction }: Pick<Database, 'transaction'>,
  describe: Describe,
  report: Report,
): { done: Promise<void>; stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async (): Promise<void> => {
    for (let last: number | null = 0; last !== null && !signal.aborted; ) {
      const after: number = last
      last = await transaction((tx) => describeSomeOlder(tx, describe, after, AT_ONCE))
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
