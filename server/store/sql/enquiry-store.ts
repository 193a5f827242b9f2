import {
  type AddOptions,
  type AddResult,
  type EnquiryStore,
  type ExpireResult,
  type ListQuery,
  type ReleaseResult,
  StoreUnavailableError,
  type Submission,
} from '../../../domain/enquiry/submission.ts'
import { checkSubmission } from '../../../domain/enquiry/submission-schema.ts'
import type { Dialect } from './dialect.ts'
import { type EnquiryHooks, hooksInTurn } from './enquiry-hooks.ts'
import { isWon } from './inbox/keeping-terms.ts'
import { pageByPage, pageOf, START_OF } from './submission-order.ts'
import { checkRestore, isUnchanged, released, type Standing, standingResult } from './submission-row.ts'
import {
  countSent,
  deleteOfEmail,
  deleteSubmission,
  endQuarantine,
  findSubmission,
  insertSubmission,
  lockSubmission,
  rewriteSubmission,
  standingUnder,
  submissionsAfter,
  submissionsOfEmail,
  waitsForDelivery,
} from './submission-rows.ts'
import type { Work, Works } from './work.ts'

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
    pageOf(await read(() => submissionsAfter(dialect, order, after, limit + 1)), limit)
  return {
    add: async (submission, options = {}) => {
      checkSubmission(submission)
      return write(() => addOnce(dialect, hooks, submission, options))
    },
    restore: async (submission) => {
      checkSubmission(submission)
      return write(() => restoreOnce(dialect, hooks, submission))
    },
    erase: (email) => eraseAll(works, hooks, email),
    expire: (submission, left) => expire(works, hooks, submission, left),
    release: (postId, by = null) => release(works, hooks, postId, by),
    list,
    all: () => pageByPage(list),
    checkWritable,
    close,
  }
}

function* addOnce(
  dialect: Dialect,
  hooks: EnquiryHooks,
  submission: Submission,
  options: AddOptions,
): Work<AddResult> {
  const { earlierKeys = [], emailLimit } = options
  const { record, beside } = submission
  const lock = dialect.lockMailbox(record.email)
  if (lock) yield lock
  const own = yield* standingUnder(beside.key)
  let earlier: Standing | undefined
  for (const key of earlierKeys) {
    const standing = yield* standingUnder(key)
    if (standing?.bodyHash === beside.bodyHash) earlier ??= standing
  }
  const result = standingResult(own, earlier, beside.bodyHash)
  if (result) return result
  if (emailLimit && (yield* countSent(record.email, emailLimit)) >= emailLimit.max)
    return { outcome: 'too-many' }

  if (yield* insertSubmission(submission)) {
    yield* hooks.onStored(submission, options)
    return { outcome: 'stored' }
  }
  // It came in meanwhile: with another address, or by our own first try, whose connection was lost.
  const rival = yield* standingUnder(beside.key)
  return standingResult(rival, undefined, beside.bodyHash) ?? (yield* refuseTwice(dialect, record.postId))
}

function* restoreOnce(dialect: Dialect, hooks: EnquiryHooks, submission: Submission): Work<boolean> {
  if (!(yield* isNew(dialect, submission))) return false
  if (yield* insertSubmission(submission)) {
    yield* hooks.onRestored(submission)
    return true
  }
  return (yield* isNew(dialect, submission)) ? goneMeanwhile() : false
}

/** Reads the key first: on PostgreSQL another server may store the enquiry between the two statements. */
function* isNew(dialect: Dialect, submission: Submission): Work<boolean> {
  const standing = yield* standingUnder(submission.beside.key)
  return checkRestore(submission, yield* findSubmission(dialect, submission.record.postId), standing)
}

/** A post id is ours to make and made once: this is a bug, not an outage. */
function* refuseTwice(dialect: Dialect, postId: string): Work<never> {
  if (yield* findSubmission(dialect, postId))
    throw new Error(`The post id ${postId} is stored under another key`)
  return goneMeanwhile()
}

/** If the connection is lost after the erasure, the second try finds nothing: what the first found is told all the same. */
async function eraseAll(
  { dialect, write }: Works,
  { onErased }: EnquiryHooks,
  email: string,
): Promise<Array<Submission>> {
  const found = new Map<string, Submission>()
  await write(function* () {
    for (const each of yield* submissionsOfEmail(dialect, email)) found.set(each.record.postId, each)
    yield* onErased(email, [...found.values()])
    yield* deleteOfEmail(email)
  })
  return [...found.values()]
}

/** If the connection is lost after it was done, the second try finds nothing to do: it was done all the same. */
async function expire(
  { dialect, write }: Works,
  hooks: EnquiryHooks,
  submission: Submission,
  left: Submission | null,
): Promise<ExpireResult> {
  let isDone = false
  const result = await write(function* () {
    const tried = yield* expireOnce(dialect, hooks, submission, left)
    isDone ||= tried === 'done'
    return tried
  })
  return isDone ? 'done' : result
}

function* expireOnce(
  dialect: Dialect,
  { onReduced, onExpired }: EnquiryHooks,
  submission: Submission,
  left: Submission | null,
): Work<ExpireResult> {
  const { postId } = submission.record
  // First, as an act in the inbox locks it first too: else each could wait for the other.
  if (yield* isWon(dialect, postId)) return 'won'
  if (!isUnchanged(yield* lockSubmission(dialect, postId), submission)) return 'changed'
  if (yield* waitsForDelivery(postId)) return 'waiting'
  if (left) {
    yield* rewriteSubmission(left)
    yield* onReduced(left)
  } else yield* deleteSubmission(postId)
  yield* onExpired(submission)
  return 'done'
}

/** The same as of {@link expire} is true of a second try. */
async function release(
  { dialect, write }: Works,
  hooks: EnquiryHooks,
  postId: string,
  by: string | null,
): Promise<ReleaseResult> {
  let isReleased = false
  const result = await write(function* () {
    const tried = yield* releaseOnce(dialect, hooks, postId, by)
    isReleased ||= tried === 'released'
    return tried
  })
  return isReleased ? 'released' : result
}

function* releaseOnce(
  dialect: Dialect,
  { onReleased }: EnquiryHooks,
  postId: string,
  by: string | null,
): Work<ReleaseResult> {
  const found = yield* lockSubmission(dialect, postId)
  if (!found) return 'unknown'
  if (!found.beside.quarantine) return 'not-held-back'
  yield* endQuarantine(postId)
  yield* onReleased(released(found), by)
  return 'released'
}

/** Is tried again. */
function goneMeanwhile(): never {
  throw new StoreUnavailableError('what stood there was erased meanwhile')
}
