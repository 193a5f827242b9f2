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
import { pageByPage, pageOf, START_OF } from '../sql/submission-order.ts'
import { checkRestore, isUnchanged, released, standingResult } from '../sql/submission-row.ts'
import { prepareSubmissionRows, type SubmissionRows } from './rows.ts'
import { prepareWriteCheck } from './write-check.ts'
import { writerOf } from './writer.ts'

/** The embedded store's file within the data folder. */
export const DATABASE_FILE = 'twelve-moons.db'

type OnStored = (submission: Submission, options: AddOptions) => void
type OnReleased = (submission: Submission) => void

/**
 * The store over a database that {@link openSqliteDatabase} opened.
 *
 * @param onStored does what belongs into the transaction of a submission that is stored, such as its outbox row
 * @param onReleased the same of one that is released
 */
export function sqliteStore(
  database: DatabaseSync,
  { onStored = () => {}, onReleased = () => {} }: { onStored?: OnStored; onReleased?: OnReleased } = {},
): EnquiryStore {
  const rows = prepareSubmissionRows(database)
  const checkWriting = prepareWriteCheck(database, rows)
  const { write, read, assertSound, close } = writerOf(database)
  const list = (query: ListQuery) => read(() => listPage(rows, query))
  return {
    add: async (submission, options = {}) => {
      checkSubmission(submission)
      return write(() => addOnce(rows, submission, options, onStored))
    },
    restore: async (submission) => {
      checkSubmission(submission)
      return write(() => restoreOnce(rows, submission))
    },
    erase: (email) => write(() => rows.erase(email)),
    expire: (submission, left) => write(() => expireOnce(rows, submission, left)),
    release: (postId) => write(() => releaseOnce(rows, postId, onReleased)),
    list,
    all: () => pageByPage(list),
    checkWritable: async () => {
      assertSound()
      await write(checkWriting)
    },
    close,
  }
}

function addOnce(
  rows: SubmissionRows,
  submission: Submission,
  options: AddOptions,
  onStored: OnStored,
): AddResult {
  const { earlierKeys = [], emailLimit } = options
  const { record, beside } = submission
  const own = rows.standing(beside.key)
  const earlier = earlierKeys.map(rows.standing).find((other) => other?.bodyHash === beside.bodyHash)
  const standing = standingResult(own, earlier, beside.bodyHash)
  if (standing) return standing
  if (emailLimit && rows.countSent(record.email, emailLimit) >= emailLimit.max) return { outcome: 'too-many' }

  rows.insert(submission)
  onStored(submission, options)
  return { outcome: 'stored' }
}

function restoreOnce(rows: SubmissionRows, submission: Submission): boolean {
  const { postId } = submission.record
  const isNew = checkRestore(submission, rows.find(postId), rows.standing(submission.beside.key))
  if (isNew) rows.insert(submission)
  return isNew
}

function expireOnce(rows: SubmissionRows, submission: Submission, left: Submission | null): ExpireResult {
  const { postId } = submission.record
  if (!isUnchanged(rows.find(postId), submission)) return 'changed'
  if (rows.waitsForDelivery(postId)) return 'waiting'
  if (left) rows.rewrite(left)
  else rows.delete(postId)
  return 'done'
}

function releaseOnce(rows: SubmissionRows, postId: string, onReleased: OnReleased): ReleaseResult {
  const found = rows.find(postId)
  if (!found) return 'unknown'
  if (!found.beside.quarantine) return 'not-held-back'
  rows.endHold(postId)
  onReleased(released(found))
  return 'released'
}

function listPage(rows: SubmissionRows, { order, limit, after = START_OF[order] }: ListQuery): ListPage {
  return pageOf(rows.after(order, after, limit + 1), limit)
}
