import type { Collection, NewsChannel } from './form.ts'
import type { ContactRecord, LeadRecord, NewsletterRecord } from './record.ts'

/** What a visitor agreed to: in which words, on which page, when (epoch milliseconds). POPIA s 69. */
export type Consent = {
  purpose: 'news' | 'newsletter'
  channel: NewsChannel
  wording: string
  page: string
  givenAt: number
}

/** What is kept beside a record, because the record's own fields are fixed. */
export type Beside = {
  collection: Collection
  /** Version of the privacy notice that the visitor saw. */
  noticeVersion: string
  consents: Array<Consent>
  /** Idempotency key: the same key is stored once. */
  key: string
  bodyHash: string
  /** Why it is suspect, and until when (epoch milliseconds) it is held back for staff; null if it is not. */
  quarantine: { reasons: Array<string>; until: number } | null
  /** The plan that came with it, whole, in the words of its link; absent without one. */
  plan?: string | undefined
}

export type Submission = {
  collection: Collection
  record: ContactRecord | LeadRecord | NewsletterRecord
  beside: Beside
}

/** Who a hosted store takes a visitor for. */
export type Visitor = {
  /** Anonymous user id. */
  userId: string
  /** With which they are the same the next time; kept sealed with the visitor, never logged. */
  token: string
}

/**
 * `repeated` names the record that stands already; `conflict`: the key stands with another body; `too-many`: its e-mail
 * address has as many as the limit allows. Only `stored` and `repeated` are kept. `visitor` comes of a hosted store, where
 * the visitor was signed in: the record's user id is then theirs.
 */
export type AddResult =
  | { outcome: 'stored'; visitor?: Visitor }
  | { outcome: 'repeated'; postId: string; userId: string; visitor?: Visitor }
  | { outcome: 'conflict' }
  | { outcome: 'too-many' }

/** Both moments belong to it; epoch milliseconds. */
export type Period = { sinceMs: number; untilMs: number }

export type AddOptions = {
  /** Further keys under which the same submission may already stand (yesterday's derived key). */
  earlierKeys?: ReadonlyArray<string>
  /**
   * The most that stand for one e-mail address (case-folded) of a period, in all collections, held back or not. What is
   * dated later is of a clock that was wrong, and must not count until its day comes.
   */
  emailLimit?: Period & { max: number }
  /** The token of the visitor whose user id the record has, if a hosted store gave one. */
  visitorToken?: string
}

/** Where a page ended; the next begins after it. */
export type ListPosition = { dateSent: number; postId: string }

export type ListQuery = {
  /** By the time of sending; of one moment, by post id. */
  order: 'newest' | 'oldest'
  /** Submissions a page, at least 1. */
  limit: number
  /** The `next` of the page before; absent for the first. */
  after?: ListPosition | undefined
}

/** `next` is null where nothing follows. */
export type ListPage = { submissions: Array<Submission>; next: ListPosition | null }

/** The store cannot do it now: disk full, database locked, connection lost. Trying again later may succeed. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** A submission cannot be put back, because its post id or its key stands with other content. */
export class RestoreConflictError extends Error {
  override name = 'RestoreConflictError'
}

/** A submission is not of the shape of its collection, such as one with a field that nobody knows: nothing of it is kept. */
export class InvalidSubmissionError extends Error {
  override name = 'InvalidSubmissionError'
}

/**
 * A submission is kept, but the hosted store refuses it, and waiting will not help: somebody has to mend a setting. Sent
 * again, it is tried again. The message is for the owner and holds nothing of the submission.
 */
export class DeliveryRefusedError extends Error {
  override name = 'DeliveryRefusedError'
}

/** Where submissions are kept. Several servers may share one: what is promised here holds across all of them. */
export interface EnquiryStore {
  /**
   * Saves a submission in one transaction; when it resolves to `stored`, it is durable. A repeat is never too many.
   *
   * @throws {InvalidSubmissionError}
   * @throws {StoreUnavailableError} it may all the same have been stored, if the connection was lost at the last moment:
   *   with the same key it is then answered as repeated
   * @throws {DeliveryRefusedError}
   */
  add(submission: Submission, options?: AddOptions): Promise<AddResult>
  /**
   * One page by the time of sending. Whoever goes on from `next` sees each submission once that stood all the while.
   *
   * @throws {StoreUnavailableError}
   */
  list(query: ListQuery): Promise<ListPage>
  /**
   * Every submission, oldest first, a few at a time, for export: all that were acknowledged before the first is read.
   *
   * @throws {StoreUnavailableError}
   */
  all(): AsyncIterable<Submission>
  /**
   * Puts back an exported submission. Resolves to false if it already stands there unchanged.
   *
   * @throws {InvalidSubmissionError}
   * @throws {RestoreConflictError} if its post id or its key stands with other content
   * @throws {StoreUnavailableError}
   */
  restore(submission: Submission): Promise<boolean>
  /**
   * Erases all that is kept of a person: every submission with the e-mail address (case-folded), with its consents and
   * whatever else hangs on it, in one transaction. Its keys are free again.
   *
   * @returns what was erased, oldest first
   * @throws {StoreUnavailableError}
   */
  erase(email: string): Promise<Array<Submission>>
  /**
   * Resolves when a submission could be added: what that needs was gone through, and a write made that nobody reads.
   *
   * @throws {StoreUnavailableError}
   */
  checkWritable(): Promise<void>
  /**
   * How delivery to a hosted store stands, for whoever watches the server: 'ok', or why the last enquiry has not arrived and
   * what to do. It holds nothing of a person. Absent where nothing is delivered.
   */
  delivery?(): string
  /** Finishes what was begun and closes. Closing twice is harmless. */
  close(): Promise<void>
}
