import { z } from 'zod'
import type { NewsChannel } from '../../../../domain/enquiry/form.ts'
import { type Conditions, insertRow, joinConditions, type Transaction } from '../database.ts'
import { jsonColumn } from '../json-column.ts'
import { appendEvent } from './append.ts'
import { lockedRow } from './enquiry-rows.ts'
import { enquiriesOfPerson, LAST_CORRECTION } from './person.ts'
import { newKey } from './projection.ts'

const rowSchema = z
  .object({
    submission: z.number(),
    position: z.number(),
    channel: z.enum(['email', 'whatsapp']),
    wording: z.string(),
    page: z.string(),
    givenAt: z.number(),
    state: z.enum(['agreed', 'stopped']),
    at: z.number(),
    /** The member of staff who ended it; null: the person themselves. */
    by: z.string().nullable(),
    words: z.string().nullable(),
    postId: z.string(),
    record: jsonColumn(z.object({ email: z.string(), phoneNumber: z.string().default('') })),
    /** The version of the privacy notice at consent. */
    notice: z.string(),
    number: z.number().nullable(),
    correction: jsonColumn(z.object({ to: z.string() })).nullable(),
  })
  .transform(({ submission, record, correction, ...row }) => ({
    ...row,
    id: `${submission}.${row.position}`,
    /** As typed or corrected later. */
    email: correction?.to ?? record.email,
    phone: record.phoneNumber,
  }))

/** A consent to news from a form. `number` is its enquiry's, null once that has left the lists. */
export type FormConsent = z.infer<typeof rowSchema>

const SELECT = `SELECT submissions.id AS submission, position, channel, wording, page, given_at AS "givenAt", state,
    consents.at AS at, author AS "by", words, submissions.post_id AS "postId", record, notice_version AS notice, number,
    (SELECT data FROM facts WHERE facts.post_id = submissions.post_id AND ${LAST_CORRECTION}) AS correction
  FROM consents JOIN submissions ON submissions.id = submission_id
    LEFT JOIN enquiries ON enquiries.post_id = submissions.post_id`

export type FormConsentsQuery = {
  state?: FormConsent['state'] | undefined
  /** A range of folded addresses with a common prefix. */
  emails?: [from: string, until: string] | undefined
  /** The end of the previous page: a time, and the id of its last consent of that time; null: it had all of them. */
  after?: { at: number; id: string | null } | undefined
  limit: number
}

/** Consents of forms, latest change first. */
export async function formConsents(
  tx: Transaction,
  { state, emails, after, limit }: FormConsentsQuery,
): Promise<Array<FormConsent>> {
  const conditions: Conditions = [['state IS NOT NULL']]
  if (state) conditions.push(['state = ?', state])
  if (emails)
    conditions.push([
      `submissions.post_id IN (SELECT post_id FROM submissions WHERE email_folded >= ? AND email_folded < ?
         UNION ALL SELECT post_id FROM facts WHERE corrected_to >= ? AND corrected_to < ?)`,
      ...emails,
      ...emails,
    ])
  if (after?.id === null) conditions.push(['consents.at < ?', after.at])
  else if (after) {
    const { id, position } = consentId(after.id)
    conditions.push(['(consents.at, submission_id, position) < (?, ?, ?)', after.at, id, position])
  }
  const { sql, params } = joinConditions(conditions)
  const rows = await tx.query(
    `${SELECT} WHERE ${sql} ORDER BY consents.at DESC, submission_id DESC, position DESC LIMIT ?`,
    [...params, limit],
  )
  return rows.map((row) => rowSchema.parse(row))
}

/** Whether an id belongs to a {@link FormConsent}. */
export function isConsentId(id: string): boolean {
  return /^\d{1,15}\.\d{1,2}$/.test(id)
}

function consentId(text: string): { id: number; position: number } {
  const [id, position] = text.split('.').map(Number)
  return { id: id ?? 0, position: position ?? 0 }
}

/** @returns null if there is none, or its enquiry is quarantined */
export async function formConsent(tx: Transaction, idText: string): Promise<FormConsent | null> {
  const { id, position } = consentId(idText)
  const [row] = await tx.query(`${SELECT} WHERE submission_id = ? AND position = ? AND state IS NOT NULL`, [
    id,
    position,
  ])
  return row ? rowSchema.parse(row) : null
}

/** `at`: epoch milliseconds; `by`: the member of staff, null for the person themselves; `words`: those of the request. */
export type Withdrawal = { at: number; by: string | null; words: string | null }

/**
 * Withdraws a consent, and adds an event to its enquiry if that is still in the lists. Idempotent.
 *
 * @returns whether it was withdrawn by this call
 */
export async function withdrawConsent(
  tx: Transaction,
  { postId, channel }: { postId: string; channel: NewsChannel },
  { at, by, words }: Withdrawal,
): Promise<boolean> {
  const [row] = await tx.query('SELECT number FROM enquiries WHERE post_id = ?', [postId])
  const number = row ? Number(row.number) : null
  if (number !== null) await lockedRow(tx, number) // locked first, as by all actions on an enquiry
  const withdrawnRows = await tx.query(
    `UPDATE consents SET state = 'stopped', at = ?, author = ?, words = ?
     WHERE submission_id = (SELECT id FROM submissions WHERE post_id = ?) AND channel = ? AND purpose = 'news'
       AND coalesce(state, '') <> 'stopped' RETURNING position`,
    [at, by, words, postId, channel],
  )
  if (withdrawnRows.length === 0) return false
  const event = { kind: 'consent-withdrawn', at, by, channel, words } as const
  if (number !== null) await appendEvent(tx, { number, event, seen: null, mark: newKey() })
  return true
}

/** Withdraws all consents to news of an address, typed or corrected. @param address folded */
export async function withdrawEmailConsents(
  tx: Transaction,
  address: string,
  withdrawal: Withdrawal,
): Promise<void> {
  for (const [condition, values] of enquiriesOfPerson(address, [])) {
    const rows = await tx.query(
      `SELECT post_id FROM submissions JOIN consents ON submission_id = id
       WHERE ${condition} AND purpose = 'news' AND channel = 'email' ORDER BY post_id`,
      values,
    )
    for (const { post_id } of rows)
      await withdrawConsent(tx, { postId: String(post_id), channel: 'email' }, withdrawal)
  }
}

/** Stores a stop link for an enquiry's address, for as long as the enquiry exists. */
export async function storeStopLink(tx: Transaction, tokenHash: string, postId: string): Promise<void> {
  await insertRow(tx, 'stop_links', { token_hash: tokenHash, post_id: postId }, 'ON CONFLICT DO NOTHING')
}

/** The current addresses of a stop link, folded. */
export async function addressesOfStopLink(tx: Transaction, tokenHash: string): Promise<Array<string>> {
  const rows = await tx.query(
    `SELECT coalesce((SELECT corrected_to FROM facts WHERE facts.post_id = submissions.post_id AND ${LAST_CORRECTION}), email_folded) AS address
     FROM submissions WHERE post_id IN (SELECT post_id FROM stop_links WHERE token_hash = ?)
     UNION SELECT email_folded FROM subscriptions WHERE stop_token_hash = ? ORDER BY 1`,
    [tokenHash, tokenHash],
  )
  return rows.map(({ address }) => String(address))
}
