import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { checkEnquiry } from '../../../domain/enquiry/enquiry-schema.ts'
import type { Database } from './database.ts'
import { allEnquiries } from './enquiry-queries.ts'
import {
  type EnquiryHooks,
  expireEnquiry,
  releaseEnquiry,
  restoreEnquiry,
  storeEnquiry,
} from './store-enquiry.ts'

type StoreDependencies = {
  database: Database
  hooks: EnquiryHooks
} & Pick<EnquiryStore, 'checkWritable' | 'close'>

/** The enquiry store of every SQL database. Any number of servers may share one. */
export function sqlEnquiryStore({ database, hooks, checkWritable, close }: StoreDependencies): EnquiryStore {
  const { transaction } = database
  return {
    add: async (enquiry, options = {}) => {
      checkEnquiry(enquiry)
      return transaction((tx) => storeEnquiry(tx, hooks, enquiry, options))
    },
    restore: async (enquiry) => {
      checkEnquiry(enquiry)
      return transaction((tx) => restoreEnquiry(tx, hooks, enquiry))
    },
    expire: (enquiry, left) => transaction((tx) => expireEnquiry(tx, hooks, enquiry, left)),
    release: (postId, by = null) => transaction((tx) => releaseEnquiry(tx, hooks, postId, by)),
    all: () => allEnquiries(database),
    checkWritable,
    close,
  }
}
