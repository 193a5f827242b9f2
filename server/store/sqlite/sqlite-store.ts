import type { DatabaseSync } from 'node:sqlite'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import type { EnquiryHooks } from '../sql/enquiry-hooks.ts'
import { sqlEnquiryStore } from '../sql/enquiry-store.ts'
import { sqliteWorks } from './works.ts'
import { prepareWriteCheck } from './write-check.ts'
import { writerOf } from './writer.ts'

/** The embedded store's file within the data folder. */
export const DATABASE_FILE = 'twelve-moons.db'

/**
 * The store over a database that {@link openSqliteDatabase} opened.
 *
 * @param hooks what else belongs into the transaction of an enquiry, such as its outbox row
 */
export function sqliteStore(database: DatabaseSync, hooks: Partial<EnquiryHooks> = {}): EnquiryStore {
  const { write, assertSound, close } = writerOf(database)
  const checkWriting = prepareWriteCheck(database)
  return sqlEnquiryStore({
    works: sqliteWorks(database),
    hooks,
    checkWritable: async () => {
      assertSound()
      await write(checkWriting)
    },
    close,
  })
}
