import { z } from 'zod'
import { insertRow, type Transaction } from './database.ts'
import type { LinkValidity } from './one-time-links.ts'

const COLUMNS = 'staff, email, hash, asked_at AS "askedAt", until, secret_mark AS "secretMark"'
const rowSchema = z.object({
  staff: z.string(),
  email: z.string(),
  /** Hash of the token in the link. */
  hash: z.string(),
  askedAt: z.number(),
  until: z.number(),
  /** Identifies the SECRET under which it was made: with another one the link is invalid. */
  secretMark: z.string(),
})

/** A pending change of a member of staff's address, effective once the link mailed to it is used. */
export type NewAddress = z.infer<typeof rowSchema>

/** Stores it in place of an earlier pending change. */
export async function putNewAddress(
  tx: Transaction,
  { askedAt, secretMark, ...address }: NewAddress,
): Promise<void> {
  await insertRow(
    tx,
    'new_addresses',
    { ...address, asked_at: askedAt, secret_mark: secretMark },
    `ON CONFLICT (staff) DO UPDATE SET email = excluded.email, hash = excluded.hash, asked_at = excluded.asked_at,
      until = excluded.until, secret_mark = excluded.secret_mark`,
  )
}

/** The pending change of a member of staff, even if its link has expired. */
export async function newAddressOf(tx: Transaction, staff: string): Promise<NewAddress | null> {
  const [row] = await tx.query(`SELECT ${COLUMNS} FROM new_addresses WHERE staff = ?`, [staff])
  return row ? rowSchema.parse(row) : null
}

/** The pending change of a link, even an expired one. */
export async function newAddressByLink(tx: Transaction, hash: string): Promise<NewAddress | null> {
  const [row] = await tx.query(`SELECT ${COLUMNS} FROM new_addresses WHERE hash = ?`, [hash])
  return row ? rowSchema.parse(row) : null
}

/** Whether its link works. */
export function isLinkOpen(address: NewAddress, { nowMs, secretMark }: LinkValidity): boolean {
  return address.until > nowMs && address.secretMark === secretMark
}

/** Ends its link, but keeps the time of the request. */
export async function endNewAddress(tx: Transaction, staff: string, nowMs: number): Promise<void> {
  await tx.query('UPDATE new_addresses SET until = ? WHERE staff = ?', [nowMs, staff])
}

/** For the nightly sweep: deletes those whose link expired before a moment. @returns how many */
export async function sweepNewAddresses(tx: Transaction, before: number): Promise<number> {
  const rows = await tx.query('DELETE FROM new_addresses WHERE until <= ? RETURNING staff', [before])
  return rows.length
}
