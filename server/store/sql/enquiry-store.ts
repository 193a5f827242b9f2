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
import { type EnquiryHooks, hooksInTurn } from './enquiry-hooks.ts'
import {
  checkRestore,
  isUnchanged,
  released,
  type Standing,
  standingResult,
  withoutNul,
} from './enquiry-mapping.ts'
import {
  allEnquiries,
  countSent,
  deleteEnquiry,
  endQuarantine,
  findEnquiry,
  insertEnquiry,
  lockEnquiry,
  standingUnder,
  updateEnquiry,
  waitsForDelivery,
} from './enquiry-queries.ts'
import { isWon } from './inbox/retention.ts'

type StoreDependencies = {
  database: Database
  /** What else belongs into the transaction of an enquiry, such as its outbox row. */
  hooks?: Partial<EnquiryHooks>
} & Pick<EnquiryStore, 'checkWritable' | 'close'>

/** The enquiry store of every SQL database. Any number of servers may share one. */
export function sqlEnquiryStore(dependencies: StoreDependencies): EnquiryStore {
  const { database, checkWritable, close } = dependencies
  const { transaction } = database
  const hooks = hooksInTurn(dependencies.hooks ?? {})
  return {
    add: async (enquiry, options = {}) => {
      checkEnquiry(enquiry)
      return transaction((tx) => addOnce(tx, hooks, enquiry, options))
    },
    restore: async (enquiry) => {
      checkEnquiry(enquiry)
      return transaction((tx) => restoreOnce(tx, hooks, enquiry))
    },
    expire: (enquiry, left) => transaction((tx) => expire(tx, hooks, enquiry, left)),
    release: (postId, by = null) => transaction((tx) => release(tx, hooks, postId, by)),
    all: () => allEnquiries(database),
    checkWritable,
    close,
  }
}

/** Two that come at once must not both be the last one of a mailbox's limit, nor be stored under today's and yesterday's key. */
function lockNames({ record, metadata }: Enquiry, { earlierKeys = [] }: AddOptions): Array<string> {
  const keys = [metadata.key, ...earlierKeys].map((key) => `key ${key}`)
  return [`mailbox ${mailboxOf(record.email)}`, ...keys].map(withoutNul)
}

async function addOnce(
  tx: Transaction,
  hooks: EnquiryHooks,
  enquiry: Enquiry,
  options: AddOptions,
): Promise<AddResult> {
  const { earlierKeys = [], emailLimit } = options
  const { record, metadata } = enquiry
  await tx.lock(lockNames(enquiry, options))
  const own = await standingUnder(tx, metadata.key)
  let earlier: Standing | undefined
  for (const key of earlierKeys) {
    const standing = await standingUnder(tx, key)
    if (standing?.bodyHash === metadata.bodyHash) earlier ??= standing
  }
  const result = standingResult(own, earlier, metadata.bodyHash)
  if (result) return result
  if (emailLimit && (await countSent(tx, record.email, emailLimit)) >= emailLimit.max)
    return { outcome: 'too-many' }

  if (await insertEnquiry(tx, enquiry)) {
    await hooks.onStored(tx, enquiry, options)
    return { outcome: 'stored' }
  }
  // It came in meanwhile, with another address.
  const rival = await standingUnder(tx, metadata.key)
  return standingResult(rival, undefined, metadata.bodyHash) ?? (await refuseTwice(tx, record.postId))
}

async function restoreOnce(tx: Transaction, hooks: EnquiryHooks, enquiry: Enquiry): Promise<boolean> {
  if (!(await isNew(tx, enquiry))) return false
  if (await insertEnquiry(tx, enquiry)) {
    await hooks.onRestored(tx, enquiry)
    return true
  }
  return (await isNew(tx, enquiry)) ? goneMeanwhile() : false
}

/** Reads the key first: on PostgreSQL another server may store the enquiry between the two statements. */
async function isNew(tx: Transaction, enquiry: Enquiry): Promise<boolean> {
  const standing = await standingUnder(tx, enquiry.metadata.key)
  return checkRestore(enquiry, await findEnquiry(tx, enquiry.record.postId), standing)
}

/** A post id is ours to make and made once: this is a bug, not an outage. */
async function refuseTwice(tx: Transaction, postId: string): Promise<never> {
  if (await findEnquiry(tx, postId)) throw new Error(`The post id ${postId} is stored under another key`)
  return goneMeanwhile()
}

async function expire(
  tx: Transaction,
  { onReduced, onExpired }: EnquiryHooks,
  enquiry: Enquiry,
  left: Enquiry | null,
): Promise<ExpireResult> {
  const { postId } = enquiry.record
  // First, as an act in the inbox locks it first too: else each could wait for the other.
  if (await isWon(tx, postId)) return 'won'
  if (!isUnchanged(await lockEnquiry(tx, postId), enquiry)) return 'changed'
  if (await waitsForDelivery(tx, postId)) return 'waiting'
  if (left) {
    await updateEnquiry(tx, left)
    await onReduced(tx, left)
  } else await deleteEnquiry(tx, postId)
  await onExpired(tx, enquiry)
  return 'done'
}

async function release(
  tx: Transaction,
  { onReleased }: EnquiryHooks,
  postId: string,
  by: string | null,
): Promise<ReleaseResult> {
  const found = await lockEnquiry(tx, postId)
  if (!found) return 'unknown'
  if (!found.metadata.quarantine) return 'not-held-back'
  await endQuarantine(tx, postId)
  await onReleased(tx, released(found), by)
  return 'released'
}

/** Is tried again. */
function goneMeanwhile(): never {
  throw new StoreUnavailableError('what stood there was erased meanwhile')
}
