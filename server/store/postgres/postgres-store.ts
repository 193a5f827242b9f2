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
import { type EnquiryHooks, hooksInTurn } from '../sql/enquiry-hooks.ts'
import { isWon } from '../sql/inbox/keeping-terms.ts'
import { pageByPage, pageOf, START_OF } from '../sql/submission-order.ts'
import { checkRestore, isUnchanged, released, standingResult } from '../sql/submission-row.ts'
import type { Work } from '../sql/work.ts'
import type { Postgres, Query } from './pool.ts'
import {
  countSent,
  deleteOfEmail,
  deleteSubmission,
  endHold,
  findSubmission,
  insertSubmission,
  lockMailbox,
  lockSubmission,
  rewriteSubmission,
  standingUnder,
  submissionsAfter,
  submissionsOfEmail,
  touch,
  waitsForDelivery,
} from './rows.ts'
import { doWork } from './works.ts'

type OnReleased = (submission: Submission) => Work<void>

/**
 * The store over a database that {@link openPostgres} opened; any number of servers may share it.
 *
 * @param someHooks what else belongs into the transaction of a submission, such as its outbox row
 */
export function postgresStore(postgres: Postgres, someHooks: Partial<EnquiryHooks> = {}): EnquiryStore {
  const hooks = hooksInTurn(someHooks)
  const list = async ({ order, limit, after = START_OF[order] }: ListQuery) =>
    pageOf(await submissionsAfter(postgres.query, order, after, limit + 1), limit)
  return {
    add: async (submission, options = {}) => {
      checkSubmission(submission)
      return postgres.transaction((query) => addOnce(query, hooks, submission, options))
    },
    restore: async (submission) => {
      checkSubmission(submission)
      return postgres.transaction((query) => restoreOnce(query, hooks, submission))
    },
    erase: (email) => eraseAll(postgres, hooks, email),
    expire: (submission, left) => expire(postgres, hooks, submission, left),
    release: (postId, by = null) => release(postgres, postId, (found) => hooks.onReleased(found, by)),
    list,
    all: () => pageByPage(list),
    checkWritable: () => postgres.transaction(checkWriting),
    close: postgres.close,
  }
}

async function addOnce(
  query: Query,
  hooks: EnquiryHooks,
  submission: Submission,
  options: AddOptions,
): Promise<AddResult> {
  const { earlierKeys = [], emailLimit } = options
  const { record, beside } = submission
  // One after the other for each mailbox: two that come at once must not both be the tenth, nor both the last that is
  // confirmed, nor be stored under today's and yesterday's key.
  await lockMailbox(query, record.email)
  const standing = await standingUnder(query, [beside.key, ...earlierKeys])
  const earlier = earlierKeys
    .map((key) => standing.get(key))
    .find((other) => other?.bodyHash === beside.bodyHash)
  const result = standingResult(standing.get(beside.key), earlier, beside.bodyHash)
  if (result) return result
  if (emailLimit && (await countSent(query, record.email, emailLimit)) >= emailLimit.max)
    return { outcome: 'too-many' }

  if (await insertSubmission(query, submission)) {
    await doWork(query, hooks.onStored(submission, options))
    return { outcome: 'stored' }
  }
  // It came in meanwhile: with another address, or by our own first try, whose connection was lost.
  const rival = (await standingUnder(query, [beside.key])).get(beside.key)
  return standingResult(rival, undefined, beside.bodyHash) ?? refuseTwice(query, record.postId)
}

async function restoreOnce(query: Query, hooks: EnquiryHooks, submission: Submission): Promise<boolean> {
  const { postId } = submission.record
  const { key } = submission.beside
  const isNew = async () => {
    const ofKey = (await standingUnder(query, [key])).get(key)
    return checkRestore(submission, await findSubmission(query, postId), ofKey)
  }
  if (!(await isNew())) return false
  if (await insertSubmission(query, submission)) {
    await doWork(query, hooks.onRestored(submission))
    return true
  }
  return (await isNew()) ? goneMeanwhile() : false
}

/** A post id is ours to make and made once: this is a bug, not an outage. */
async function refuseTwice(query: Query, postId: string): Promise<never> {
  if (await findSubmission(query, postId)) throw new Error(`The post id ${postId} stands under another key`)
  return goneMeanwhile()
}

/** Reads through every table and index that adding needs, then writes a row that nobody reads. */
async function checkWriting(query: Query): Promise<void> {
  await standingUnder(query, ['write-check'])
  await countSent(query, 'write-check', { sinceMs: 0, untilMs: 0 })
  await findSubmission(query, 'write-check')
  await touch(query)
}

/** If the connection is lost after the erasure, the second try finds nothing: what the first found is told all the same. */
async function eraseAll(
  postgres: Postgres,
  { onErased }: EnquiryHooks,
  email: string,
): Promise<Array<Submission>> {
  const found = new Map<string, Submission>()
  await postgres.transaction(async (query) => {
    for (const each of await submissionsOfEmail(query, email)) found.set(each.record.postId, each)
    await doWork(query, onErased(email, [...found.values()]))
    await deleteOfEmail(query, email)
  })
  return [...found.values()]
}

/** If the connection is lost after it was done, the second try finds nothing to do: it was done all the same. */
async function expire(
  postgres: Postgres,
  hooks: EnquiryHooks,
  submission: Submission,
  left: Submission | null,
): Promise<ExpireResult> {
  let isDone = false
  const result = await postgres.transaction(async (query) => {
    const tried = await expireOnce(query, hooks, submission, left)
    isDone ||= tried === 'done'
    return tried
  })
  return isDone ? 'done' : result
}

async function expireOnce(
  query: Query,
  { onReduced, onExpired }: EnquiryHooks,
  submission: Submission,
  left: Submission | null,
): Promise<ExpireResult> {
  const { postId } = submission.record
  // First, as an act in the inbox locks it first too: else each could wait for the other.
  if (await doWork(query, isWon({ forUpdate: 'FOR UPDATE' }, postId))) return 'won'
  if (!isUnchanged(await lockSubmission(query, postId), submission)) return 'changed'
  if (await waitsForDelivery(query, postId)) return 'waiting'
  if (left) {
    await rewriteSubmission(query, left)
    await doWork(query, onReduced(left))
  } else await deleteSubmission(query, postId)
  await doWork(query, onExpired(submission))
  return 'done'
}

/** The same as of {@link expire} is true of a second try. */
async function release(postgres: Postgres, postId: string, onReleased: OnReleased): Promise<ReleaseResult> {
  let result: ReleaseResult = 'unknown'
  await postgres.transaction(async (query) => {
    const again = await releaseOnce(query, postId, onReleased)
    if (result !== 'released') result = again
  })
  return result
}

async function releaseOnce(query: Query, postId: string, onReleased: OnReleased): Promise<ReleaseResult> {
  const found = await lockSubmission(query, postId)
  if (!found) return 'unknown'
  if (!found.beside.quarantine) return 'not-held-back'
  await endHold(query, postId)
  await doWork(query, onReleased(released(found)))
  return 'released'
}

/** Is tried again. */
function goneMeanwhile(): never {
  throw new StoreUnavailableError('what stood there was erased meanwhile')
}
