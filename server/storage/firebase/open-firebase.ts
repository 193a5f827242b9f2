import type { EnquiryStore } from '../../../domain/enquiry/submission.ts'
import { openSqliteDatabase } from '../sqlite-database.ts'
import { startDelivering } from './delivery-loop.ts'
import { type FirebaseStoreParts, firebaseStore } from './firebase-store.ts'

/**
 * Opens Firebase as the hosted store, with what waits being delivered until it is closed.
 *
 * @param path of the embedded database that keeps each enquiry too
 * @throws {StoreUnavailableError} if that one cannot be opened; whether Firebase can be had shows at the first delivery
 */
export function openFirebaseStore(path: string, parts: FirebaseStoreParts): EnquiryStore {
  const store = firebaseStore(openSqliteDatabase(path), parts)
  const delivering = startDelivering(store, parts.report)
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
