import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Beside, Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { NewsletterRecord } from '../../../domain/enquiry/record.ts'
import { countSent, insertEnquiry, standingUnder, touch } from '../sql/enquiry-queries.ts'
import { prepareOutboxRows } from './outbox.ts'
import { doWork } from './works.ts'

/**
 * Prepares what shows that an enquiry would be stored now: one goes through every table and index that a form needs, and is
 * taken back; then a row is written that nobody reads, because on a full disk only a commit fails. Each time other pages are
 * met.
 */
export function prepareWriteCheck(database: DatabaseSync): () => void {
  const outbox = prepareOutboxRows(database)
  return () => {
    database.exec('SAVEPOINT write_check')
    try {
      const enquiry = inventedEnquiry(randomUUID())
      const { postId, email } = enquiry.record
      doWork(database, standingUnder(enquiry.beside.key))
      doWork(database, countSent(email, { sinceMs: 0, untilMs: 0 }))
      doWork(database, insertEnquiry(enquiry))
      outbox.insert({ topic: 'write-check', id: postId, postId, lane: postId, payload: '{}' }, 0)
    } finally {
      // On a full disk SQLite has taken back everything itself.
      if (database.isTransaction) database.exec('ROLLBACK TO write_check; RELEASE write_check')
    }
    doWork(database, touch())
  }
}

function inventedEnquiry(id: string): Enquiry {
  const beside: Beside = {
    collection: 'newsletter',
    ...{ key: id, bodyHash: '', noticeVersion: '', quarantine: null },
    consents: [{ purpose: 'newsletter', channel: 'email', wording: '', page: '', givenAt: 0 }],
  }
  const record: NewsletterRecord = { email: id, postId: id, userId: id, dateSent: 0, status: 'pending' }
  return { collection: 'newsletter', record, beside }
}
