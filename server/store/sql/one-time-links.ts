import { z } from 'zod'
import { insertRow, type Transaction } from './database.ts'

const COLUMNS = `hash, purpose, staff, invited_by AS "invitedBy", created_at AS "createdAt", until,
  secret_mark AS "secretMark"`
const rowSchema = z.object({
  /** Hash of the token in its address. */
  hash: z.string(),
  /** first: for the first owner. invitation: for new staff. way-in: for staff who have lost their credentials. */
  purpose: z.enum(['first', 'invitation', 'way-in']),
  staff: z.string(),
  /** A staff id; null: the server's own command. */
  invitedBy: z.string().nullable(),
  createdAt: z.number(),
  until: z.number(),
  /** Identifies the SECRET under which it was made: with another one it is invalid. */
  secretMark: z.string(),
})

/** A link that lets one person in, once. */
export type OneTimeLink = z.infer<typeof rowSchema>
export type LinkPurpose = OneTimeLink['purpose']

/** The time and the secret for which a link must be valid. */
export type LinkValidity = { nowMs: number; secretMark: string }

const OPEN = `purpose <> 'challenge' AND used_at IS NULL AND until > ? AND secret_mark = ?`

/** Adds a link, which replaces the person's earlier ones, or all earlier ones for the first owner. */
export async function addLink(tx: Transaction, link: OneTimeLink): Promise<void> {
  const { invitedBy, createdAt, secretMark, ...otherColumns } = link
  await tx.query(
    `DELETE FROM one_time_links WHERE (staff = ? AND purpose <> 'challenge') OR (purpose = 'first' AND purpose = ?)`,
    [link.staff, link.purpose],
  )
  const columns = { ...otherColumns, invited_by: invitedBy, created_at: createdAt, secret_mark: secretMark }
  await insertRow(tx, 'one_time_links', columns)
}

/** A link that can still be used; null for one that is unknown, used or expired. */
export async function openLink(
  tx: Transaction,
  hash: string,
  { nowMs, secretMark }: LinkValidity,
): Promise<OneTimeLink | null> {
  const [row] = await tx.query(`SELECT ${COLUMNS} FROM one_time_links WHERE hash = ? AND ${OPEN}`, [
    hash,
    nowMs,
    secretMark,
  ])
  return row ? rowSchema.parse(row) : null
}

/** All links that can still be used. */
export async function openLinks(
  tx: Transaction,
  { nowMs, secretMark }: LinkValidity,
): Promise<Array<OneTimeLink>> {
  const rows = await tx.query(
    `SELECT ${COLUMNS} FROM one_time_links WHERE ${OPEN} ORDER BY created_at, hash`,
    [nowMs, secretMark],
  )
  return rows.map((row) => rowSchema.parse(row))
}

/** Marks a link as used. @returns null if it was already used or has expired */
export async function consumeLink(
  tx: Transaction,
  hash: string,
  { nowMs, secretMark }: LinkValidity,
): Promise<OneTimeLink | null> {
  const [row] = await tx.query(
    `UPDATE one_time_links SET used_at = ? WHERE hash = ? AND ${OPEN} RETURNING ${COLUMNS}`,
    [nowMs, hash, nowMs, secretMark],
  )
  return row ? rowSchema.parse(row) : null
}

/** Records an answered challenge. @returns false if it was answered before */
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

/** For the nightly sweep: deletes links and challenges that expired before a moment. @returns how many */
export async function sweepLinks(tx: Transaction, before: number): Promise<number> {
  const rows = await tx.query('DELETE FROM one_time_links WHERE until <= ? RETURNING hash', [before])
  return rows.length
}
