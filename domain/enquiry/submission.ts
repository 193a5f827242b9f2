import type { Collection } from './form.ts'
import type { ContactRecord, LeadRecord, NewsletterRecord } from './record.ts'

/** What a visitor agreed to: in which words, on which page, when (epoch milliseconds). POPIA s 69. */
export type Consent = {
  purpose: 'news' | 'newsletter'
  channel: 'email' | 'whatsapp'
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

/** `repeated` names the record that stands already; `conflict`: the key stands with another body. */
export type AddResult =
  | { outcome: 'stored' }
  | { outcome: 'repeated'; postId: string; userId: string }
  | { outcome: 'conflict' }

/** The store cannot do it now: disk full, database locked, connection lost. Trying again later may succeed. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** A submission cannot be put back, because its post id or its key stands with other content. */
export class RestoreConflictError extends Error {
  override name = 'RestoreConflictError'
}

export interface EnquiryStore {
  /**
   * Saves a submission in one transaction; when it resolves, it is durable.
   *
   * @param earlierKeys further keys under which the same submission may already stand (yesterday's derived key)
   * @throws {StoreUnavailableError}
   */
  add(submission: Submission, earlierKeys?: ReadonlyArray<string>): Promise<AddResult>
  /**
   * Submissions for an e-mail address (case-folded) sent at or after a moment, quarantined ones included.
   *
   * @throws {StoreUnavailableError}
   */
  countSince(email: string, sinceMs: number): Promise<number>
  /**
   * Every submission, oldest first, for export: all that were acknowledged before the first is read.
   *
   * @throws {StoreUnavailableError}
   */
  all(): AsyncIterable<Submission>
  /**
   * Puts back an exported submission. Resolves to false if it already stands there unchanged.
   *
   * @throws {RestoreConflictError} if its post id or its key stands with other content
   * @throws {StoreUnavailableError}
   */
  restore(submission: Submission): Promise<boolean>
  /**
   * Resolves when a write can be made: a real one was, and no submission shows it.
   *
   * @throws {StoreUnavailableError}
   */
  checkWritable(): Promise<void>
  /** Finishes what was begun and closes. Closing twice is harmless. */
  close(): Promise<void>
}
