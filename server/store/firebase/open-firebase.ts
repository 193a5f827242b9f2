import type { DatabaseSync } from 'node:sqlite'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { startDelivering } from '../../outbox/delivery-loop.ts'
import { type FirebaseStoreDependencies, firebaseStore } from './firebase-store.ts'
import { TOPIC } from './ledger.ts'

/**
 * Opens Firebase as the hosted store, with what waits being delivered until it is closed.
 *
 * Whether Firebase can be had shows at the first delivery.
 *
 * @param database that openSqliteDatabase opened, and that keeps each enquiry too
 */
export function openFirebaseStore(database: DatabaseSync, parts: FirebaseStoreDependencies): EnquiryStore {
  const store = firebaseStore(database, parts)
  const delivering = startDelivering(TOPIC, store.deliverDue, parts.report)
  return {
    ...store,
    close: async () => {
      // The store first: it calls off the attempts for which the round would wait.
      const closed = store.close()
      await delivering.stop()
      await closed
    },
  }
}
