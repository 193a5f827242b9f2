import type { DatabaseSync } from 'node:sqlite'
import type {
  AddOptions,
  AddResult,
  EnquiryStore,
  ExpireResult,
  ListPage,
  ListQuery,
  ReleaseResult,
  Submission,
} from '../../../domain/enquiry/submission.ts'
import { checkSubmission } from '../../../domain/enquiry/submission-schema.ts'
import { type EnquiryHooks, hooksInTurn } from '../sql/enquiry-hooks.ts'
import { isWon } from '../sql/inbox/keeping-terms.ts'
import { pageByPage, pageOf, START_OF } from '../sql/submission-order.ts'
import { checkRestore, isUnchanged, released, standingResult } from '../sql/submission-row.ts'
import type { Work } from '../sql/work.ts'
import { prepareSubmissionRows, type SubmissionRows } from './rows.ts'
import { doWork } from './works.ts'
import { prepareWriteCheck } from './write-check.ts'
import { writerOf } from './writer.ts'

/** The embedded store's file within the data folder. */
export const DATABASE_FILE = 'twelve-moons.db'

type Parts = { rows: SubmissionRows; hooks: EnquiryHooks; does: <Result>(work: Work<Result>) => Result }

/**
 * The store over a database that {@link openSqliteDatabase} opened.
 *
 * @param hooks what else belongs into the transaction of a submission, such as its outbox row
 */
export function sqliteStore(database: DatabaseSync, hooks: Partial<EnquiryHooks> = {}): EnquiryStore {
  const rows = prepareSubmissionRows(database)
  const parts: Parts = { rows, hooks: hooksInTurn(hooks), does: (work) => doWork(database, work) }
  const checkWriting = prepareWriteCheck(database, rows)
  const { write, read, assertSound, close } = writerOf(database)
  const list = (query: ListQuery) => read(() => listPage(rows, query))
  return {
    add: async (submission, options = {}) => {
      checkSubmission(submission)
      return write(() => addOnce(parts, submission, options))
    },
    restore: async (submission) => {
      checkSubmission(submission)
      return write(() => restoreOnce(parts, submission))
    },
    erase: (email) => write(() => eraseAll(parts, email)),
    expire: (submission, left) => write(() => expireOnce(parts, submission, left)),
    release: (postId, by = null) => write(() => releaseOnce(parts, postId, by)),
    list,
    all: () => pageByPage(list),
    checkWritable: async () => {
      assertSound()
      await write(checkWriting)
    },
    close,
  }
}

function addOnce({ rows, hooks, does }: Parts, submission: Submission, options: AddOptions): AddResult {
  const { earlierKeys = [], emailLimit } = options
  const { record, beside } = submission
  const own = rows.standing(beside.key)
  const earlier = earlierKeys.map(rows.standing).find((other) => other?.bodyHash === beside.bodyHash)
  const standing = standingResult(own, earlier, beside.bodyHash)
  if (standing) return standing
  if (emailLimit && rows.countSent(record.email, emailLimit) >= emailLimit.max) return { outcome: 'too-many' }

  rows.insert(submission)
  does(hooks.onStored(submission, options))
  return { outcome: 'stored' }
}

function restoreOnce({ rows, hooks, does }: Parts, submission: Submission): boolean {
  const { postId } = submission.record
  const isNew = checkRestore(submission, rows.find(postId), rows.standing(submission.beside.key))
  if (!isNew) return false
  rows.insert(submission)
  does(hooks.onRestored(submission))
  return true
}

function eraseAll({ rows, hooks, does }: Parts, email: string): Array<Submission> {
  const found = rows.ofEmail(email)
  does(hooks.onErased(email, found))
  rows.deleteOfEmail(email)
  return found
}

function expireOnce(
  { rows, hooks, does }: Parts,
  submission: Submission,
  left: Submission | null,
): ExpireResult {
  const { postId } = submission.record
  if (!isUnchanged(rows.find(postId), submission)) return 'changed'
  if (rows.waitsForDelivery(postId)) return 'waiting'
  if (does(isWon({ forUpdate: '' }, postId))) return 'won'
  if (left) {
    rows.rewrite(left)
    does(hooks.onReduced(left))
  } else rows.delete(postId)
  does(hooks.onExpired(submission))
  return 'done'
}

function releaseOnce({ rows, hooks, does }: Parts, postId: string, by: string | null): ReleaseResult {
  const found = rows.find(postId)
  if (!found) return 'unknown'
  if (!found.beside.quarantine) return 'not-held-back'
  rows.endHold(postId)
  does(hooks.onReleased(released(found), by))
  return 'released'
}

function listPage(rows: SubmissionRows, { order, limit, after = START_OF[order] }: ListQuery): ListPage {
  return pageOf(rows.after(order, after, limit + 1), limit)
}
