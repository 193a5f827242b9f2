import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { OperatorError } from '../../errors.ts'
import type { Wake } from '../changes.ts'
import { followChanges } from '../sql/inbox/follow-changes.ts'
import { sqlOutbox } from '../sql/outbox.ts'
import type { ChosenStore, OpenOptions, Stores } from '../store-driver.ts'
import { openSqliteDatabase } from './database.ts'
import type { ReportFatal } from './files.ts'
import { DATABASE_FILE, sqliteStore, sqliteVisits } from './sqlite-store.ts'
import { sqliteDatabase } from './transactions.ts'
import { writerOf } from './writer.ts'

const POLL_MS = 1_000

/**
 * Calls `look` after each commit of this process, and within a second after one of another process,
 * by polling `PRAGMA data_version`.
 */
export function wakeAtCommits(database: DatabaseSync, pollMs = POLL_MS): Wake {
  return (look) => {
    const version = database.prepare('PRAGMA data_version')
    let lastVersion = versionNow()
    const unsubscribe = writerOf(database).onCommit(look)
    const timer = setInterval(() => {
      if (!database.isOpen) return
      const currentVersion = versionNow()
      if (currentVersion !== lastVersion) look()
      lastVersion = currentVersion
    }, pollMs).unref()

    /** Undefined if the file cannot be read, which other statements report. */
    function versionNow(): unknown {
      try {
        return version.get()?.data_version
      } catch {
        return undefined
      }
    }

    return {
      stop: async () => {
        clearInterval(timer)
        unsubscribe()
      },
    }
  }
}

/** The embedded store, the default: one file in the data folder. */
export const embeddedStore: ChosenStore = {
  kind: 'sqlite',
  open: async (dataDir, options) => openEmbedded(dataDir, options),
  ownBackup: null,
  manualErasure: null,
  importNote: null,
}

/** Opens all stores in the embedded database. */
export function openEmbedded(
  dataDir: string,
  { mustExist = false, serving, hooks }: OpenOptions = {},
  openEnquiries: (database: DatabaseSync) => EnquiryStore = (database) => sqliteStore(database, hooks),
): Stores {
  const path = join(dataDir, DATABASE_FILE)
  if (mustExist && !existsSync(path))
    throw new OperatorError(`There is no database at ${path}: set DATA_DIR to the data folder`)
  const reportFatal: ReportFatal = (fields, message) => serving?.report('fatal', fields, message)
  const connection = openSqliteDatabase(path, serving && { serving: { reportFatal } })
  const enquiries = openEnquiries(connection)
  const database = sqliteDatabase(connection)
  const changes = followChanges(database, wakeAtCommits(connection))
  return {
    enquiries,
    database,
    changes,
    visits: sqliteVisits(connection),
    outbox: sqlOutbox(database),
    close: async () => {
      await changes.stop()
      await enquiries.close()
    },
  }
}
