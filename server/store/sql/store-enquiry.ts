import {
  type AddOptions,
  type AddResult,
  type Enquiry,
  type EnquiryStore,
  type ExpireResult,
  type ReleaseResult,
  StoreUnavailableError,
} from '../../../domain/enquiry/enquiry.ts'
import { checkEnquiry } from '../../../domain/enquiry/enquiry-schema.ts'
import { mailboxOf } from '../../../domain/enquiry/mailbox.ts'
import type { Database, Transaction } from './database.ts'
import {
  checkRestore,
  type ExistingEnquiry,
  isUnchanged,
  resultOfExisting,
  withoutNul,
  withoutQuarantine,
} from './enquiry-mapping.ts'
import {
  allEnquiries,
  countSent,
  deleteEnquiry,
  endQuarantine,
  findByIdempotencyKey,
  findEnquiry,
  insertEnquiry,
  lockEnquiry,
  updateEnquiry,
  waitsForDelivery,
} from './enquiry-queries.ts'
import { addToInbox, type InboxRules, leaveLists, releaseIntoInbox } from './inbox/add-to-inbox.ts'
import { isWon } from './inbox/retention.ts'

/** Further work in the transaction of an enquiry. An error rolls everything back. */
export type EnquiryHooks = {
  /** Adds the enquiry to the inbox. Absent in tests of the store alone. */
  inbox?: InboxRules
  /** Queues the enquiry for a hosted store. */
  hosted?: {
    queueStored?: (tx: Transaction, enquiry: Enquiry, options: AddOptions) => Promise<void>
    queueReleased: (tx: Transaction, enquiry: Enquiry) => Promise<void>
  }
  messages?: {
    /** Books the call that comes with an enquiry, and queues mails and webhook messages about it; none while it is in quarantine. */
    queue: (tx: Transaction, enquiry: Enquiry, options: AddOptions) => Promise<void>
    /** Makes the links of an imported enquiry’s earlier mails valid again. Sends nothing. */
    restoreLinks: (tx: Transaction, enquiry: Enquiry) => Promise<void>
    /** Cancels the call of an expired enquiry, and notifies its caller. */
    withdrawCall: (tx: Transaction, enquiry: Enquiry) => Promise<void>
  }
  /** Writes the audit entry; last, because it locks the audit log. */
  audit?: {
    /** @param by a staff id; null for the command line */
    released: (tx: Transaction, enquiry: Enquiry, by: string | null) => Promise<void>
    expired: (tx: Transaction, enquiry: Enquiry) => Promise<void>
  }
}

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
    expire: (enquiry, remainder) => transaction((tx) => expireEnquiry(tx, hooks, enquiry, remainder)),
    release: (postId, by = null) => transaction((tx) => releaseEnquiry(tx, hooks, postId, by)),
    all: () => allEnquiries(database),
    checkWritable,
    close,
  }
}

/** Stores an enquiry with all its consequences, in one transaction. A repeat changes nothing. */
async function storeEnquiry(
  tx: Transaction,
  hooks: EnquiryHooks,
  enquiry: Enquiry,
  options: AddOptions,
): Promise<AddResult> {
  await tx.lock(lockNames(enquiry, options))
  const existing = await findExisting(tx, enquiry, options)
  if (existing) return existing
  if (await isLimitReached(tx, enquiry, options)) return { outcome: 'too-many' }

  if (!(await insertEnquiry(tx, enquiry))) return await resultOfConcurrentAdd(tx, enquiry)
  await hooks.hosted?.queueStored?.(tx, enquiry, options)
  if (hooks.inbox) await addToInbox(tx, enquiry, hooks.inbox)
  await hooks.messages?.queue(tx, enquiry, options) // after the inbox, because messages contain its number and deadline
  return { outcome: 'stored' }
}

/** Serialises enquiries of one mailbox, for its limit, and of equal content, for today's and yesterday's keys. */
function lockNames({ record, metadata }: Enquiry, { earlierKeys = [] }: AddOptions): Array<string> {
  const keys = [metadata.key, ...earlierKeys].map((key) => `key ${key}`)
  return [`mailbox ${mailboxOf(record.email)}`, ...keys].map(withoutNul)
}

async function findExisting(
  tx: Transaction,
  { metadata }: Enquiry,
  { earlierKeys = [] }: AddOptions,
): Promise<AddResult | null> {
  const byKey = await findByIdempotencyKey(tx, metadata.key)
  let earlierEnquiry: ExistingEnquiry | undefined
  for (const key of earlierKeys) {
    const existing = await findByIdempotencyKey(tx, key)
    if (existing?.bodyHash === metadata.bodyHash) earlierEnquiry ??= existing
  }
  return resultOfExisting(byKey, earlierEnquiry, metadata.bodyHash)
}

async function isLimitReached(
  tx: Transaction,
  { record }: Enquiry,
  { emailLimit }: AddOptions,
): Promise<boolean> {
  return emailLimit !== undefined && (await countSent(tx, record.email, emailLimit)) >= emailLimit.max
}

/**
 * The result if a simultaneous transaction has stored the same key.
 *
 * @throws {Error} if its post id is stored under another key: we create each id once, so this is a bug, not an outage
 */
async function resultOfConcurrentAdd(tx: Transaction, { record, metadata }: Enquiry): Promise<AddResult> {
  const concurrent = await findByIdempotencyKey(tx, metadata.key)
  const result = resultOfExisting(concurrent, undefined, metadata.bodyHash)
  if (result) return result
  if (await findEnquiry(tx, record.postId))
    throw new Error(`The post id ${record.postId} is stored under another key`)
  return throwErasedMeanwhile()
}

/** Imports an enquiry into store and inbox, without sending messages. @returns false if it is already stored unchanged */
async function restoreEnquiry(tx: Transaction, hooks: EnquiryHooks, enquiry: Enquiry): Promise<boolean> {
  if (!(await isNew(tx, enquiry))) return false
  if (!(await insertEnquiry(tx, enquiry))) return (await isNew(tx, enquiry)) ? throwErasedMeanwhile() : false
  if (hooks.inbox) await addToInbox(tx, enquiry, hooks.inbox)
  await hooks.messages?.restoreLinks(tx, enquiry)
  return true
}

/** Looks up the key first, because on PostgreSQL another server may store the enquiry between the two statements. */
async function isNew(tx: Transaction, enquiry: Enquiry): Promise<boolean> {
  const existing = await findByIdempotencyKey(tx, enquiry.metadata.key)
  return checkRestore(enquiry, await findEnquiry(tx, enquiry.record.postId), existing)
}

/** Ends the quarantine of an enquiry, and queues its messages. @param by a staff id; null for the command line */
async function releaseEnquiry(
  tx: Transaction,
  hooks: EnquiryHooks,
  postId: string,
  by: string | null,
): Promise<ReleaseResult> {
  const quarantined = await lockEnquiry(tx, postId)
  if (!quarantined) return 'unknown'
  if (!quarantined.metadata.quarantine) return 'not-held-back'
  await endQuarantine(tx, postId)
  const enquiry = withoutQuarantine(quarantined)
  await hooks.hosted?.queueReleased(tx, enquiry)
  if (hooks.inbox) await releaseIntoInbox(tx, enquiry, hooks.inbox, by)
  await hooks.messages?.queue(tx, enquiry, {})
  await hooks.audit?.released(tx, enquiry, by)
  return 'released'
}

/** Deletes an expired enquiry, or reduces it to its consent to news. @param remainder the reduced enquiry; null: delete */
async function expireEnquiry(
  tx: Transaction,
  hooks: EnquiryHooks,
  enquiry: Enquiry,
  remainder: Enquiry | null,
): Promise<ExpireResult> {
  const { postId } = enquiry.record
  // Locks the row in the inbox first, as actions there do: another order could deadlock.
  if (await isWon(tx, postId)) return 'won'
  if (!isUnchanged(await lockEnquiry(tx, postId), enquiry)) return 'changed'
  if (await waitsForDelivery(tx, postId)) return 'waiting'
  await hooks.messages?.withdrawCall(tx, enquiry)
  if (remainder) {
    await updateEnquiry(tx, remainder)
    await leaveLists(tx, postId) // a remaining consent to news needs no answer
  } else await deleteEnquiry(tx, postId)
  await hooks.audit?.expired(tx, enquiry)
  return 'done'
}

/** Throws a retryable error: the other enquiry was erased between two statements. */
function throwErasedMeanwhile(): never {
  throw new StoreUnavailableError('the other enquiry was erased meanwhile')
}
