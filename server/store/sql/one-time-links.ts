import { z } from 'zod'
import type { Row, Transaction } from './database.ts'

/** first: of the first owner. invitation: of somebody new. way-in: of somebody who has lost theirs. */
export type LinkPurpose = 'first' | 'invitation' | 'way-in'

/** A link that lets one person in, once. */
export type OneTimeLink = {
  /** Of the token in its address. */
  hash: string
  purpose: LinkPurpose
  staff: string
  /** A staff id; null: the server's own command. */
  invitedBy: string | null
  createdAt: number
  until: number
  /** Of the SECRET under which it was made: under another it is over. */
  secretMark: string
}

/** By which a link is open still. */
export type OpenBy = { nowMs: number; secretMark: string }

const rowSchema = z.object({
  hash: z.string(),
  purpose: z.enum(['first', 'invitation', 'way-in']),
  staff: z.string(),
  invited_by: z.string().nullable(),
  created_at: z.number(),
  until: z.number(),
  secret_mark: z.string(),
})
const OPEN = `purpose <> 'challenge' AND used_at IS NULL AND until > ? AND secret_mark = ?`

/** Adds a link in place of those that the person has already; one of the first owner in place of all of these. */
export async function addLink(tx: Transaction, link: OneTimeLink): Promise<void> {
  const { hash, purpose, staff, invitedBy, createdAt, until, secretMark } = link
  await tx.query(
    `DELETE FROM one_time_links WHERE (staff = ? AND purpose <> 'challenge') OR (purpose = 'first' AND purpose = ?)`,
    staff,
    purpose,
  )
  await tx.query(
    `INSERT INTO one_time_links (hash, purpose, staff, invited_by, created_at, until, secret_mark) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    hash,
    purpose,
    staff,
    invitedBy,
    createdAt,
    until,
    secretMark,
  )
}

/** A link that can still be used; null for one that is unknown, used or over. */
export async function openLink(
  tx: Transaction,
  hash: string,
  { nowMs, secretMark }: OpenBy,
): Promise<OneTimeLink | null> {
  const [row] = await tx.query(
    `SELECT * FROM one_time_links WHERE hash = ? AND ${OPEN}`,
    hash,
    nowMs,
    secretMark,
  )
  return row ? linkOf(row) : null
}

/** All links that can still be used. */
export async function openLinks(tx: Transaction, { nowMs, secretMark }: OpenBy): Promise<Array<OneTimeLink>> {
  const rows = await tx.query(
    `SELECT * FROM one_time_links WHERE ${OPEN} ORDER BY created_at, hash`,
    nowMs,
    secretMark,
  )
  return rows.map(linkOf)
}

/** Uses a link. @returns it; null if somebody was faster, or it cannot be used any more */
export async function takeLink(
  tx: Transaction,
  hash: string,
  { nowMs, secretMark }: OpenBy,
): Promise<OneTimeLink | null> {
  const [row] = await tx.query(
    `UPDATE one_time_links SET used_at = ? WHERE hash = ? AND ${OPEN} RETURNING *`,
    nowMs,
    hash,
    nowMs,
    secretMark,
  )
  return row ? linkOf(row) : null
}

/** Notes that a challenge was answered. @returns false if it was before */
export async function spendChallenge(
  tx: Transaction,
  hash: string,
  until: number,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO one_time_links (hash, purpose, created_at, until, used_at) VALUES (?, 'challenge', ?, ?, ?)
      ON CONFLICT (hash) DO NOTHING RETURNING hash`,
    hash,
    nowMs,
    until,
    nowMs,
  )
  return rows.length > 0
}

/** For the nightly sweep: links and challenges that were over before a moment. @returns how many there were */
export async function sweepLinks(tx: Transaction, before: number): Promise<number> {
  const rows = await tx.query('DELETE FROM one_time_links WHERE until <= ? RETURNING hash', before)
  return rows.length
}

function linkOf(row: Row): OneTimeLink {
  const { invited_by, created_at, secret_mark, ...rest } = rowSchema.parse(row)
  return { ...rest, invitedBy: invited_by, createdAt: created_at, secretMark: secret_mark }
}
