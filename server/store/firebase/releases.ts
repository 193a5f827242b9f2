import type { DatabaseSync } from 'node:sqlite'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { Transaction } from '../sql/database.ts'
import { prepareOutboxRows } from '../sqlite/outbox.ts'
import { prepareMessages } from './ledger.ts'
import { isDelivered } from './owner-lines.ts'

/**
 * Puts what its owner has released into the outbox, within the transaction of the release. It is delivered by the server that
 * runs, or runs next: the owner's command signs nobody in.
 */
export function queueReleased(
  database: DatabaseSync,
  now: () => Date,
): (tx: Transaction, enquiry: Enquiry) => Promise<void> {
  const outbox = prepareOutboxRows(database)
  const messageOf = prepareMessages(database)
  // The ledger is this very database.
  return async (_tx, enquiry) => {
    if (isDelivered(enquiry)) outbox.put(messageOf(enquiry), now().getTime())
  }
}
