import {
  type AddOptions,
  type AddResult,
  type Enquiry,
  type EnquiryStore,
  type ExpireResult,
  type ListQuery,
  type ReleaseResult,
  StoreUnavailableError,
} from '../../../domain/enquiry/enquiry.ts'
import { checkEnquiry } from '../../../domain/enquiry/enquiry-schema.ts'
import { mailboxOf } from '../../../domain/enquiry/mailbox.ts'
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
  countSent,
  deleteEnquiry,
  endQuarantine,
  enquiriesAfter,
  findEnquiry,
  insertEnquiry,
  lockEnquiry,
  pageByPage,
  pageOf,
  START_OF,
  standingUnder,
  updateEnquiry,
  waitsForDelivery,
} from './enquiry-queries.ts'
import { isWon } from './inbox/retention.ts'
import type { Dialect, Work, Works } from './work.ts'

type StoreDependencies = {
  works: Works
  /** What else belongs into the transaction of an enquiry, such as its outbox row. */
  hooks?: Partial<EnquiryHooks>
} & Pick<EnquiryStore, 'checkWritable' | 'close'>

/** The enquiry store of every SQL database. Any number of servers may share one. */
export function sqlEnquiryStore(dependencies: StoreDependencies): EnquiryStore {
  const { works, checkWritable, close } = dependencies
  const { dialect, read, write } = works
  const hooks = hooksInTurn(dependencies.hooks ?? {})
  const list = async ({ order, limit, after = START_OF[order] }: ListQuery) =>
    pageOf(await read(() => enquiriesAfter(dialect, order, after, limit + 1)), limit)
  return {
    add: async (enquiry, options = {}) => {
      checkEnquiry(enquiry)
      return write(() => addOnce(dialect, hooks, enquiry, options), claimsOf(enquiry, options))
    },
    restore: async (enquiry) => {
      checkEnquiry(enquiry)
      return write(() => restoreOnce(dialect, hooks, enquiry))
    },
    expire: (enquiry, left) => write(() => expire(dialect, hooks, enquiry, left)),
    release: (postId, by = null) => write(() => release(dialect, hooks, postId, by)),
    list,
    all: () => pageByPage(list),
    checkWritable,
    close,
  }
}

/** Two that come at once must not both be the last one of a mailbox's limit, nor be stored under today's and yesterday's key. */
function claimsOf({ record, metadata }: Enquiry, { earlierKeys = [] }: AddOptions): Array<string> {
  const keys = [metadata.key, ...earlierKeys].map((key) => `key ${key}`)
  return [`mailbox ${mailboxOf(record.email)}`, ...keys].map(withoutNul)
}

function* addOnce(
  dialect: Dialect,
  hooks: EnquiryHooks,
  enquiry: Enquiry,
  options: AddOptions,
): Work<AddResult> {
  const { earlierKeys = [], emailLimit } = options
  const { record, metadata } = enquiry
  const own = yield* standingUnder(metadata.key)
  let earlier: Standing | undefined
  for (const key of earlierKeys) {
    const standing = yield* standingUnder(key)
    if (standing?.bodyHash === metadata.bodyHash) earlier ??= standing
  }
  const result = standingResult(own, earlier, metadata.bodyHash)
  if (result) return result
  if (emailLimit && (yield* countSent(record.email, emailLimit)) >= emailLimit.max)
    return { outcome: 'too-many' }

  if (yield* insertEnquiry(enquiry)) {
    yield* hooks.onStored(enquiry, options)
    return { outcome: 'stored' }
  }
  // It came in meanwhile, with another address.
  const rival = yield* standingUnder(metadata.key)
  return standingResult(rival, undefined, metadata.bodyHash) ?? (yield* refuseTwice(dialect, record.postId))
}

function* restoreOnce(dialect: Dialect, hooks: EnquiryHooks, enquiry: Enquiry): Work<boolean> {
  if (!(yield* isNew(dialect, enquiry))) return false
  if (yield* insertEnquiry(enquiry)) {
    yield* hooks.onRestored(enquiry)
    return true
  }
  return (yield* isNew(dialect, enquiry)) ? goneMeanwhile() : false
}

/** Reads the key first: on PostgreSQL another server may store the enquiry between the two statements. */
function* isNew(dialect: Dialect, enquiry: Enquiry): Work<boolean> {
  const standing = yield* standingUnder(enquiry.metadata.key)
  return checkRestore(enquiry, yield* findEnquiry(dialect, enquiry.record.postId), standing)
}

/** A post id is ours to make and made once: this is a bug, not an outage. */
function* refuseTwice(dialect: Dialect, postId: string): Work<never> {
  if (yield* findEnquiry(dialect, postId))
    throw new Error(`The post id ${postId} is stored under another key`)
  return goneMeanwhile()
}

function* expire(
  dialect: Dialect,
  { onReduced, onExpired }: EnquiryHooks,
  enquiry: Enquiry,
  left: Enquiry | null,
): Work<ExpireResult> {
  const { postId } = enquiry.record
  // First, as an act in the inbox locks it first too: else each could wait for the other.
  if (yield* isWon(dialect, postId)) return 'won'
  if (!isUnchanged(yield* lockEnquiry(dialect, postId), enquiry)) return 'changed'
  if (yield* waitsForDelivery(postId)) return 'waiting'
  if (left) {
    yield* updateEnquiry(left)
    yield* onReduced(left)
  } else yield* deleteEnquiry(postId)
  yield* onExpired(enquiry)
  return 'done'
}

function* release(
  dialect: Dialect,
  { onReleased }: EnquiryHooks,
  postId: string,
  by: string | null,
): Work<ReleaseResult> {
  const found = yield* lockEnquiry(dialect, postId)
  if (!found) return 'unknown'
  if (!found.metadata.quarantine) return 'not-held-back'
  yield* endQuarantine(postId)
  yield* onReleased(released(found), by)
  return 'released'
}

/** Is tried again. */
function goneMeanwhile(): never {
  throw new StoreUnavailableError('what stood there was erased meanwhile')
}
