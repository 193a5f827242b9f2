import { z } from 'zod'
import type { NewsChannel } from '../../../../domain/enquiry/form.ts'
import type { SqlValue, Transaction } from '../database.ts'
import { appendEvent } from './append.ts'
import { lockedRow } from './enquiry-rows.ts'
import { enquiriesOfPerson, IN_FORCE } from './person.ts'
import { newKey } from './projection.ts'

const recordSchema = z.object({ email: z.string(), phoneNumber: z.string().default('') })

const rowSchema = z
  .object({
    id: z.number(),
    position: z.number(),
    channel: z.enum(['email', 'whatsapp']),
    wording: z.string(),
    page: z.string(),
    given_at: z.number(),
    state: z.enum(['agreed', 'stopped']),
    at: z.number(),
    author: z.string().nullable(),
    words: z.string().nullable(),
    post_id: z.string(),
    record: z.string(),
    notice_version: z.string(),
    number: z.number().nullable(),
    correction: z.string().nullable(),
  })
  .transform(({ id, given_at, author, post_id, record, notice_version, correction, ...row }) => {
    const { email, phoneNumber } = recordSchema.parse(JSON.parse(record))
    return {
      ...row,
      id: `${id}.${row.position}`,
      givenAt: given_at,
      /** Who ended it; null: they themselves. */
      by: author,
      postId: post_id,
      /** The version of the privacy notice under which it was given. */
      notice: notice_version,
      /** As it was typed, or corrected since. */
      email: correction === null ? email : correctionSchema.parse(JSON.parse(correction)).to,
      phone: phoneNumber,
    }
  })

const correctionSchema = z.object({ to: z.string() })

/** A consent to news from a form. `number`: of its enquiry, null once that has left the lists. */
export type FormConsent = z.infer<typeof rowSchema>

const SELECT = `SELECT submissions.id AS id, position, channel, wording, page, given_at, state, consents.at AS at, author, words,
    submissions.post_id AS post_id, record, notice_version, number,
    (SELECT data FROM facts WHERE facts.post_id = submissions.post_id AND ${IN_FORCE}) AS correction
  FROM consents JOIN submissions ON submissions.id = submission_id
    LEFT JOIN enquiries ON enquiries.post_id = submissions.post_id`

export type FormConsentsQuery = {
  state?: FormConsent['state'] | undefined
  /** The beginning of an address, folded, and where such beginnings end. */
  emails?: [from: string, until: string] | undefined
  /** Where the page before ended: at a moment, and there after a consent, or (null) before all of it. */
  after?: { at: number; id: string | null } | undefined
  limit: number
}

/** Consents of forms, those that changed last first. */
export async function formConsents(
  tx: Transaction,
  { state, emails, after, limit }: FormConsentsQuery,
): Promise<Array<FormConsent>> {
  const conditions: Array<[sql: string, ...Array<SqlValue>]> = [['state IS NOT NULL']]
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
  const rows = await tx.query(
    `${SELECT} WHERE ${conditions.map(([sql]) => sql).join(' AND ')}
     ORDER BY consents.at DESC, submission_id DESC, position DESC LIMIT ?`,
    ...conditions.flatMap(([, ...values]) => values),
    limit,
  )
  return rows.map((row) => rowSchema.parse(row))
}

/** Whether an id is that of a form's consent: {@link FormConsent}. */
export function isConsentId(id: string): boolean {
  return /^\d{1,15}\.\d{1,2}$/.test(id)
}

function consentId(text: string): { id: number; position: number } {
  const [id, position] = text.split('.').map(Number)
  return { id: id ?? 0, position: position ?? 0 }
}

/** @returns null if there is none, or its enquiry is held back */
export async function formConsent(tx: Transaction, idText: string): Promise<FormConsent | null> {
  const { id, position } = consentId(idText)
  const [row] = await tx.query(
    `${SELECT} WHERE submission_id = ? AND position = ? AND state IS NOT NULL`,
    id,
    position,
  )
  return row ? rowSchema.parse(row) : null
}

/** Who ended a consent (null: they themselves), when (epoch milliseconds), and how they asked. */
export type Withdrawal = { at: number; by: string | null; words: string | null }

/**
 * Ends a consent that an enquiry came with, and notes it in the enquiry's log, if it is still in the lists. One that ended already
 * stays as it is.
 *
 * @returns whether it has ended now, and not before
 */
export async function withdrawConsent(
  tx: Transaction,
  { postId, channel }: { postId: string; channel: NewsChannel },
  { at, by, words }: Withdrawal,
): Promise<boolean> {
  const [listed] = await tx.query('SELECT number FROM enquiries WHERE post_id = ?', postId)
  const number = listed ? Number(listed.number) : null
  if (number !== null) await lockedRow(tx, number) // first, as every act on an enquiry does
  const ended = await tx.query(
    `UPDATE consents SET state = 'stopped', at = ?, author = ?, words = ?
     WHERE submission_id = (SELECT id FROM submissions WHERE post_id = ?) AND channel = ? AND purpose = 'news'
       AND coalesce(state, '') <> 'stopped' RETURNING position`,
    at,
    by,
    words,
    postId,
    channel,
  )
  if (ended.length === 0) return false
  const event = { kind: 'consent-withdrawn', at, by, channel, words } as const
  if (number !== null) await appendEvent(tx, { number, event, seen: null, mark: newKey() })
  return true
}

/** Ends every consent to news by e-mail that came from an address, as it was typed or corrected since. @param address folded */
export async function withdrawEmailConsents(
  tx: Transaction,
  address: string,
  withdrawal: Withdrawal,
): Promise<void> {
  for (const [condition, values] of enquiriesOfPerson(address, [])) {
    const rows = await tx.query(
      `SELECT post_id FROM submissions JOIN consents ON submission_id = id
       WHERE ${condition} AND purpose = 'news' AND channel = 'email' ORDER BY post_id`,
      ...values,
    )
    for (const { post_id } of rows)
      await withdrawConsent(tx, { postId: String(post_id), channel: 'email' }, withdrawal)
  }
}

/** Remembers a link that stops what an address gets, for as long as the enquiry is kept from which it has the address. */
export async function keepStopLink(tx: Transaction, tokenHash: string, postId: string): Promise<void> {
  await tx.query(
    'INSERT INTO stop_links (token_hash, post_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
    tokenHash,
    postId,
  )
}

/** The addresses that a link stops, folded: the typed ones, or what they were corrected to since. */
export async function addressesOfStopLink(tx: Transaction, tokenHash: string): Promise<Array<string>> {
  const rows = await tx.query(
    `SELECT coalesce((SELECT corrected_to FROM facts WHERE facts.post_id = submissions.post_id AND ${IN_FORCE}), email_folded) AS address
     FROM submissions WHERE post_id IN (SELECT post_id FROM stop_links WHERE token_hash = ?)
     UNION SELECT email_folded FROM subscriptions WHERE stop_token_hash = ? ORDER BY 1`,
    tokenHash,
    tokenHash,
  )
  return rows.map(({ address }) => String(address))
}
