import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Enquiry, EnquiryMetadata, EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import type { NewsletterRecord } from '../../../domain/enquiry/record.ts'
import type { VisitCount, VisitStore } from '../../visits/visits.ts'
import { countSent, findByIdempotencyKey, insertEnquiry, touch } from '../sql/enquiry-queries.ts'
import { putIntoOutbox } from '../sql/outbox.ts'
import type { EnquiryHooks } from '../sql/store-enquiry.ts'
import { sqlEnquiryStore } from '../sql/store-enquiry.ts'
import { visitsSince } from '../sql/visit-rows.ts'
import { sqliteDatabase, transactionOn } from './transactions.ts'
import { writerOf } from './writer.ts'

/** The embedded store's file within the data folder. */
export const DATABASE_FILE = 'twelve-moons.db'

/**
 * The store of a database opened by {@link openSqliteDatabase}.
 *
 * @param hooks further work in the transaction of an enquiry, such as its outbox rows
 */
export function sqliteStore(database: DatabaseSync, hooks: EnquiryHooks = {}): EnquiryStore {
  const { write, assertSound, close } = writerOf(database)
  const checkWriting = prepareWriteCheck(database)
  return sqlEnquiryStore({
    database: sqliteDatabase(database),
    hooks,
    checkWritable: async () => {
      assertSound()
      await write(checkWriting)
    },
    close,
  })
}

/** Counts visits in a database opened by {@link openSqliteDatabase}, which the caller closes. */
export function sqliteVisits(database: DatabaseSync): VisitStore {
  const insert =
    database.prepare(`INSERT INTO visits (day, page, kind, referrer_host, count) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET count = count + excluded.count`)
  const addAll = (counts: ReadonlyArray<VisitCount>) => {
    for (const { day, page, kind, referrerHost, count } of counts)
      insert.run(day, page, kind, referrerHost, count)
  }
  return {
    add: (counts) => writerOf(database).write(() => addAll(counts)),
    since: (day) => sqliteDatabase(database).read((tx) => visitsSince(tx, day)),
  }
}

/**
 * A check that an enquiry could be stored: a sample goes through all tables and indexes and is rolled back, then a dummy row is
 * committed, because a full disk only shows at a commit.
 */
function prepareWriteCheck(database: DatabaseSync): () => Promise<void> {
  const tx = transactionOn(database)
  return async () => {
    database.exec('SAVEPOINT write_check')
    try {
      const enquiry = sampleEnquiry(randomUUID())
      const { postId, email } = enquiry.record
      await findByIdempotencyKey(tx, enquiry.metadata.key)
      await countSent(tx, email, { sinceMs: 0, untilMs: 0 })
      await insertEnquiry(tx, enquiry)
      await putIntoOutbox(tx, { topic: 'write-check', id: postId, postId, lane: postId, payload: '{}' }, 0)
    } finally {
      // On a full disk SQLite has already rolled back everything.
      if (database.isTransaction) database.exec('ROLLBACK TO write_check; RELEASE write_check')
    }
    await touch(tx)
  }
}

function sampleEnquiry(id: string): Enquiry {
  const metadata: EnquiryMetadata = {
    collection: 'newsletter',
    key: id,
    bodyHash: '',
    noticeVersion: '',
    quarantine: null,
    consents: [{ purpose: 'newsletter', channel: 'email', wording: '', page: '', givenAt: 0 }],
  }
  const record: NewsletterRecord = { email: id, postId: id, userId: id, dateSent: 0, status: 'pending' }
  return { collection: 'newsletter', record, metadata }
}
