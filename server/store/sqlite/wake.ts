import type { DatabaseSync } from 'node:sqlite'
import type { Wake } from '../../inbox/changes/changes.ts'
import { writerOf } from './writer.ts'

const POLL_MS = 1_000

/**
 * Wakes after each commit of this process at once, and of another one within a second: SQLite tells nobody, but what it answers to
 * `PRAGMA data_version` is another then.
 */
export function wakeAtCommits(database: DatabaseSync, pollMs = POLL_MS): Wake {
  return (look) => {
    const version = database.prepare('PRAGMA data_version')
    let seen = version.get()?.data_version
    const forget = writerOf(database).onCommit(look)
    const timer = setInterval(() => {
      if (!database.isOpen) return
      const now = version.get()?.data_version
      if (now !== seen) look()
      seen = now
    }, pollMs).unref()
    return {
      stop: async () => {
        clearInterval(timer)
        forget()
      },
    }
  }
}
