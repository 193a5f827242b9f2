import type { ExtraAnswers } from './extra-answers.ts'
import type { Collection, NewsChannel } from './form.ts'
import type { ContactRecord, LeadRecord, NewsletterRecord, SentEstimate } from './record.ts'

/** A visitor's consent: its wording, the page, and when it was given (epoch milliseconds). POPIA s 69. */
export type Consent = {
  purpose: 'news' | 'newsletter'
  channel: NewsChannel
  wording: string
  page: string
  givenAt: number
  /**
   * How a consent to news ended; absent while it is valid. `by`: a staff id, null for the person themselves; `words`: how they
   * asked. The consent of the newsletter form ends with its subscription.
   */
  withdrawn?: { at: number; by: string | null; words: string | null } | undefined
}

/** Metadata stored beside a record, whose own fields are fixed by the specification. */
export type EnquiryMetadata = ExtraAnswers & {
  collection: Collection
  /** Version of the privacy notice that the visitor saw. */
  noticeVersion: string
  consents: Array<Consent>
  /** Idempotency key: a key is stored once only. */
  key: string
  /** Hash of the submitted values, which tells a repeat from a conflict. */
  bodyHash: string
  /** Why it looks like spam, and until when (epoch milliseconds) it is quarantined for staff to check; null if it does not. */
  quarantine: { reasons: Array<string>; until: number } | null
  /** The query of the plan that was sent with it, if any. */
  plan?: string | undefined
  /** The server's estimate, if the record has no field for it: see `estimateOf`. */
  estimate?: SentEstimate | undefined
  /** The brand in which the visitor saw a product, as a query (`writeBrand`), if it was sent with it. */
  brand?: string | undefined
  /** The time for a call, as it was picked or last moved: `2026-11-24T09:30+02:00`. Absent once it is cancelled. */
  callAt?: string | undefined
}

export type Enquiry = {
  collection: Collection
  record: ContactRecord | LeadRecord | NewsletterRecord
  metadata: EnquiryMetadata
}

/** A visitor's identity in a hosted store. */
export type Visitor = {
  /** Anonymous user id. */
  userId: string
  /** Signs the visitor in again as the same user. Kept in the visitor's encrypted cookie, never logged. */
  token: string
}

/**
 * `repeated` names the record that is already stored; `conflict`: the key is stored with another body; `too-many`: the
 * e-mail address has reached its limit. Only with `stored` and `repeated` is the enquiry in the store. `visitor` is given
 * by a hosted store in which the visitor was signed in: the record's user id is then theirs.
 */
export type AddResult =
  | { outcome: 'stored'; visitor?: Visitor }
  | { outcome: 'repeated'; postId: string; userId: string; visitor?: Visitor }
  | { outcome: 'conflict' }
  | { outcome: 'too-many' }

/** `not-held-back`: it is not in quarantine any more; `unknown`: no enquiry has this post id. */
export type ReleaseResult = 'released' | 'not-held-back' | 'unknown'

/**
 * `done`: it was deleted or reduced. Otherwise it is kept: it is still to be delivered (`waiting`), was won
 * (`won`), or has changed since it was read (`changed`).
 */
export type ExpireResult = 'done' | 'waiting' | 'won' | 'changed'

/**
 * A call that a visitor wants: its start (epoch milliseconds), the time zone of their browser if its time differs from ours, and a keyed
 * hash of their network.
 */
export type WantedCall = { startsAt: number; zone: string | null; network: string }

/** A period including both ends, in epoch milliseconds. */
export type Period = { sinceMs: number; untilMs: number }

export type AddOptions = {
  /** Further keys under which the same enquiry may already be stored (yesterday's derived key). */
  earlierKeys?: ReadonlyArray<string>
  /**
   * The maximum number of enquiries of one mailbox (`mailboxOf`) in a period, in all collections. Quarantined ones are not
   * counted, because a stranger may have typed the address. Neither are those dated after the period, whose clock was
   * wrong.
   */
  emailLimit?: Period & { max: number }
  /** Whether the sender's network has reached its limit of mails: then the enquiry's own address gets none automatically. */
  isFromBusyNetwork?: boolean
  /** The call to book with it. Its enquiry is stored whether or not the time is still free. */
  call?: WantedCall
  /** The token of the record's visitor, if a hosted store gave one. */
  visitorToken?: string
}

/** The store is unavailable: disk full, database locked, connection lost. Trying again later may succeed. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** An enquiry cannot be restored, because its post id or its key is stored with other content. */
export class RestoreConflictError extends Error {
  override name = 'RestoreConflictError'
}

/** An enquiry does not have the shape of its collection, such as one with an unknown field: nothing of it is stored. */
export class InvalidEnquiryError extends Error {
  override name = 'InvalidEnquiryError'
}

/**
 * An enquiry is stored, but the hosted store refuses it and retrying will not help: a setting must be corrected. If it is
 * sent again, delivery is tried again. The message is for the owner and contains nothing of the enquiry.
 */
export class DeliveryRefusedError extends Error {
  override name = 'DeliveryRefusedError'
}

/** A store of enquiries. Several servers may share one: the guarantees hold across all of them. */
export interface EnquiryStore {
  /**
   * Saves an enquiry in one transaction; once it resolves to `stored`, it is durable. A repeat never counts as too many.
   *
   * @throws {InvalidEnquiryError}
   * @throws {StoreUnavailableError} it may still have been stored if the connection was lost during the commit: adding
   *   it again with the same key then resolves to `repeated`
   * @throws {DeliveryRefusedError}
   */
  add(enquiry: Enquiry, options?: AddOptions): Promise<AddResult>
  /**
   * Every enquiry, oldest first, a few at a time, for export. Includes all that were acknowledged before the first read.
   *
   * @throws {StoreUnavailableError}
   */
  all(): AsyncIterable<Enquiry>
  /**
   * Restores an exported enquiry. Resolves to false if it is already stored unchanged.
   *
   * @throws {InvalidEnquiryError}
   * @throws {RestoreConflictError} if its post id or its key is stored with other content
   * @throws {StoreUnavailableError}
   */
  restore(enquiry: Enquiry): Promise<boolean>
  /**
   * Deletes an expired enquiry with everything that belongs to it, or reduces it to `remainder`. Won enquiries are kept, because the
   * agreement needs them; the same transaction checks that and deletes.
   *
   * @throws {StoreUnavailableError}
   */
  expire(enquiry: Enquiry, remainder: Enquiry | null): Promise<ExpireResult>
  /**
   * Releases a quarantined enquiry, which is then delivered like any other.
   *
   * @param by a staff id; null, the default, for the command line
   * @throws {StoreUnavailableError}
   */
  release(postId: string, by?: string | null): Promise<ReleaseResult>
  /**
   * Resolves if an enquiry could be added now: performs the same steps with a test write.
   *
   * @throws {StoreUnavailableError}
   */
  checkWritable(): Promise<void>
  /**
   * Status of the delivery to a hosted store, for monitoring: 'ok', or why the last enquiry was not delivered and what to do.
   * Contains no personal data. Absent if nothing is delivered.
   */
  delivery?(): string
  /** Finishes pending work and closes. Closing twice is harmless. */
  close(): Promise<void>
}

/** The estimate of the plan that came with an enquiry: in the record of a contact message, beside that of a solution's form. */
export function estimateOf({ record, metadata }: Enquiry): SentEstimate | undefined {
  return 'estimate' in record ? record.estimate : metadata.estimate
}
