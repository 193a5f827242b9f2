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

/** The result if an enquiry is stored already: under its key, or its body under an earlier one; else null. */
export function resultOfExisting(
  byKey: ExistingEnquiry | undefined,
  earlierOfSameBody: ExistingEnquiry | undefined,
  bodyHash: string,
): AddResult | null {
  if (byKey && byKey.bodyHash !== bodyHash) return { outcome: 'conflict' }
  const existing = byKey ?? earlierOfSameBody
  return existing ? { outcome: 'repeated', postId: existing.postId, userId: existing.userId } : null
}

/**
 * Whether an enquiry to restore is new, given the enquiries stored under its post id and its key.
 *
 * @throws {RestoreConflictError} if one of them has other content
 */
export function checkRestore(
  enquiry: Enquiry,
  byPostId: Enquiry | undefined,
  byKey: ExistingEnquiry | undefined,
): boolean {
  const { postId } = enquiry.record
  if (isUnchanged(byPostId, enquiry)) return false
  if (byPostId) throw new RestoreConflictError(`${postId} is already stored with other content`)
  if (byKey) throw new RestoreConflictError(`${postId}: its idempotency key is stored with another post id`)
  return true
}

/** Whether a stored enquiry has not changed since it was read. */
export function isUnchanged(stored: Enquiry | undefined, read: Enquiry): boolean {
  return stored !== undefined && canonicalJson(stored) === canonicalJson(read)
}

export function withoutQuarantine({ metadata, ...rest }: Enquiry): Enquiry {
  return { ...rest, metadata: { ...metadata, quarantine: null } }
}

/** The columns that {@link enquiryOf} parses, without consents. */
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

/** The row of an enquiry, by column; consents have a table of their own. */
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
  isQuarantined: boolean,
) {
  const row = { purpose, channel, wording, page, given_at: givenAt }
  if (purpose !== 'news') return row
  if (!withdrawn) return { ...row, state: isQuarantined ? null : 'agreed', at: givenAt }
  return { ...row, state: 'stopped', at: withdrawn.at, author: withdrawn.by, words: withdrawn.words }
}

type ConsentRow = Consent & { state: string | null; at: number; by: string | null; words: string | null }

function consentOf({ state, at, by, words, ...consent }: ConsentRow): Consent {
  return state === 'stopped' ? { ...consent, withdrawn: { at, by, words } } : consent
}

type Extras = Omit<
  EnquiryMetadata,
  'collection' | 'noticeVersion' | 'consents' | 'key' | 'bodyHash' | 'quarantine'
>

/** The submitted values without a column of their own, as JSON. */
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

/** Replaces NUL, which PostgreSQL cannot store; these columns are only compared with one another. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '\u2400')
}

// `as`: only rowOf, updateEnquiry and insertEnquiry write the JSON columns, from these types.
export function enquiryOf(row: Record<string, unknown>): Enquiry {
  const { collection, record: text, date_sent: dateSent, consents, ...columns } = rowSchema.parse(row)
  const record = JSON.parse(text) as Enquiry['record']
  const { quarantine_reasons: reasons, quarantine_until: until } = columns
  return {
    collection,
    // A record changed by hand may lack its time, which the column still has.
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
