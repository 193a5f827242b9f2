import { z } from 'zod'
import { insertRow, type Transaction } from './database.ts'

const COLUMNS = `hash, purpose, staff, invited_by AS "invitedBy", created_at AS "createdAt", until,
  secret_mark AS "secretMark"`
const rowSchema = z.object({
  /** Of the token in its address. */
  hash: z.string(),
  /** first: for the first owner. invitation: for a new member of staff. way-in: for one who has lost their passkeys and password. */
  purpose: z.enum(['first', 'invitation', 'way-in']),
  staff: z.string(),
  /** A staff id; null: the server's own command. */
  invitedBy: z.string().nullable(),
  createdAt: z.number(),
  until: z.number(),
  /** Of the SECRET under which it was made: under another it has expired. */
  secretMark: z.string(),
})

/** A link that lets one person in, once. */
export type OneTimeLink = z.infer<typeof rowSchema>
export type LinkPurpose = OneTimeLink['purpose']

/** What decides whether a link can still be used. */
export type OpenBy = { nowMs: number; secretMark: string }

const OPEN = `purpose <> 'challenge' AND used_at IS NULL AND until > ? AND secret_mark = ?`

/** Adds a link in place of those that the person has already; one of the first owner in place of all of these. */
export async function addLink(tx: Transaction, link: OneTimeLink): Promise<void> {
  const { invitedBy, createdAt, secretMark, ...others } = link
  await tx.query(
    `DELETE FROM one_time_links WHERE (staff = ? AND purpose <> 'challenge') OR (purpose = 'first' AND purpose = ?)`,
    link.staff,
    link.purpose,
  )
  const columns = { ...others, invited_by: invitedBy, created_at: createdAt, secret_mark: secretMark }
  await insertRow(tx, 'one_time_links', columns)
}

/** A link that can still be used; null for one that is unknown, used or expired. */
export async function openLink(
  tx: Transaction,
  hash: string,
  { nowMs, secretMark }: OpenBy,
): Promise<OneTimeLink | null> {
  const [row] = await tx.query(
    `SELECT ${COLUMNS} FROM one_time_links WHERE hash = ? AND ${OPEN}`,
    hash,
    nowMs,
    secretMark,
  )
  return row ? rowSchema.parse(row) : null
}

/** All links that can still be used. */
export async function openLinks(tx: Transaction, { nowMs, secretMark }: OpenBy): Promise<Array<OneTimeLink>> {
  const rows = await tx.query(
    `SELECT ${COLUMNS} FROM one_time_links WHERE ${OPEN} ORDER BY created_at, hash`,
    nowMs,
    secretMark,
  )
  return rows.map((row) => rowSchema.parse(row))
}

/** Uses a link. @returns it; null if it was used already or has expired */
export async function takeLink(
  tx: Transaction,
  hash: string,
  { nowMs, secretMark }: OpenBy,
): Promise<OneTimeLink | null> {
  const [row] = await tx.query(
    `UPDATE one_time_links SET used_at = ? WHERE hash = ? AND ${OPEN} RETURNING ${COLUMNS}`,
    nowMs,
    hash,
    nowMs,
    secretMark,
  )
  return row ? rowSchema.parse(row) : null
}

/** Notes that a challenge was answered. @returns false if it was before */
export async function spendChallenge(
  tx: Transaction,
  hash: string,
  until: number,
  nowMs: number,
): Promise<boolean> {
  const columns = { hash, purpose: 'challenge', created_at: nowMs, until, used_at: nowMs }
  const rows = await insertRow(tx, 'one_time_links', columns, 'ON CONFLICT (hash) DO NOTHING RETURNING hash')
  return rows.length > 0
}

/** For the nightly sweep: links and challenges that were over before a moment. @returns how many there were */
export async function sweepLinks(tx: Transaction, before: number): Promise<number> {
  const rows = await tx.query('DELETE FROM one_time_links WHERE until <= ? RETURNING hash', before)
  return rows.length
}
