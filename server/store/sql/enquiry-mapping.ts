import { z } from 'zod'
import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import {
  type AddResult,
  type Consent,
  type Enquiry,
  type EnquiryMetadata,
  RestoreConflictError,
} from '../../../domain/enquiry/enquiry.ts'
import { mailboxOf } from '../../../domain/enquiry/mailbox.ts'
import { canonicalJson } from './canonical-json.ts'

/** The enquiry that is stored under an idempotency key. */
export type ExistingEnquiry = { postId: string; userId: string; bodyHash: string }

export const existingSchema = z.object({ postId: z.string(), userId: z.string(), bodyHash: z.string() })

/** What adding comes to where an enquiry is stored under the own key or an earlier one; null where none is. */
export function resultOfExisting(
  own: ExistingEnquiry | undefined,
  earlierOfSameBody: ExistingEnquiry | undefined,
  bodyHash: string,
): AddResult | null {
  if (own && own.bodyHash !== bodyHash) return { outcome: 'conflict' }
  const existing = own ?? earlierOfSameBody
  return existing ? { outcome: 'repeated', postId: existing.postId, userId: existing.userId } : null
}

/**
 * Whether an enquiry is new where it is to be put back, given what stands under its post id and under its key.
 *
 * @throws {RestoreConflictError} if either stands with other content
 */
export function checkRestore(
  enquiry: Enquiry,
  ofPostId: Enquiry | undefined,
  ofKey: ExistingEnquiry | undefined,
): boolean {
  const { postId } = enquiry.record
  if (isUnchanged(ofPostId, enquiry)) return false
  if (ofPostId) throw new RestoreConflictError(`${postId} stands there with other content`)
  if (ofKey)
    throw new RestoreConflictError(`${postId}: its idempotency key stands there with another post id`)
  return true
}

/** Whether an enquiry is stored as it was read. */
export function isUnchanged(found: Enquiry | undefined, read: Enquiry): boolean {
  return found !== undefined && canonicalJson(found) === canonicalJson(read)
}

/** The enquiry as an honest one. */
export function released({ metadata, ...rest }: Enquiry): Enquiry {
  return { ...rest, metadata: { ...metadata, quarantine: null } }
}

/** What a row has beside its consents, as {@link enquiryOf} reads it. */
export const ENQUIRY_COLUMNS = `collection, record, date_sent, notice_version, idempotency_key, body_hash,
  quarantine_reasons, quarantine_until, extras`

const rowSchema = z.object({
  collection: z.enum(['contactUs', 'whiteLabelSolution', 'newsletter']),
  record: z.string(),
  date_sent: z.number(),
  notice_version: z.string(),
  idempotency_key: z.string(),
  body_hash: z.string(),
  quarantine_reasons: z.string().nullable(),
  quarantine_until: z.number().nullable(),
  extras: z.string(),
  consents: z.string(),
})

/** The row of an enquiry, by column; consents stand elsewhere. */
export function rowOf({ collection, record, metadata }: Enquiry) {
  const { userId, postId, dateSent, email } = record
  const { key, bodyHash, noticeVersion, quarantine } = metadata
  return {
    collection,
    user_id: userId,
    post_id: postId,
    date_sent: dateSent,
    email_folded: withoutNul(normaliseEmail(email)),
    record: JSON.stringify(record),
    idempotency_key: key,
    body_hash: bodyHash,
    notice_version: noticeVersion,
    quarantine_reasons: quarantine && JSON.stringify(quarantine.reasons),
    quarantine_until: quarantine?.until ?? null,
    extras: extrasText(metadata),
    mailbox: withoutNul(mailboxOf(email)),
  }
}

/** The row of a consent, by column. */
export function consentRowOf(
  { purpose, channel, wording, page, givenAt, withdrawn }: Consent,
  isHeldBack: boolean,
) {
  const given = { purpose, channel, wording, page, given_at: givenAt }
  if (purpose !== 'news') return given
  if (!withdrawn) return { ...given, state: isHeldBack ? null : 'agreed', at: givenAt }
  return { ...given, state: 'stopped', at: withdrawn.at, author: withdrawn.by, words: withdrawn.words }
}

type ConsentRow = Consent & { state: string | null; at: number; by: string | null; words: string | null }

function consentOf({ state, at, by, words, ...consent }: ConsentRow): Consent {
  return state === 'stopped' ? { ...consent, withdrawn: { at, by, words } } : consent
}

type Extras = Omit<
  EnquiryMetadata,
  'collection' | 'noticeVersion' | 'consents' | 'key' | 'bodyHash' | 'quarantine'
>

/** As JSON: what came with a form and has no column of its own. */
export function extrasText({
  collection: _collection,
  noticeVersion: _noticeVersion,
  consents: _consents,
  key: _key,
  bodyHash: _bodyHash,
  quarantine: _quarantine,
  ...extras
}: EnquiryMetadata): string {
  return JSON.stringify(extras satisfies Extras)
}

/** PostgreSQL's text takes no NUL; these columns are only ever compared with themselves. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '\u2400')
}

// The columns of JSON are written by rowOf, updateEnquiry and insertEnquiry alone, from these very types.
export function enquiryOf(row: Record<string, unknown>): Enquiry {
  const { collection, record: text, date_sent: dateSent, consents, ...columns } = rowSchema.parse(row)
  const record = JSON.parse(text) as Enquiry['record']
  const { quarantine_reasons: reasons, quarantine_until: until } = columns
  return {
    collection,
    // One that was changed by hand may lack the moment by which all else is counted: its column has it.
    record: typeof record.dateSent === 'number' ? record : { ...record, dateSent },
    metadata: {
      collection,
      noticeVersion: columns.notice_version,
      consents: (JSON.parse(consents) as Array<ConsentRow>).map(consentOf),
      key: columns.idempotency_key,
      bodyHash: columns.body_hash,
      quarantine:
        reasons !== null && until !== null ? { reasons: JSON.parse(reasons) as Array<string>, until } : null,
      ...(JSON.parse(columns.extras) as Extras),
    },
  }
}
