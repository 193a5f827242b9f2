import { z } from 'zod'
import type { Transaction } from './database.ts'
import type { OpenBy } from './one-time-links.ts'

/** The address that somebody wants instead of theirs: it counts once the link that was mailed to it is used. */
export type NewAddress = {
  staff: string
  email: string
  /** Of the token in the link. */
  hash: string
  askedAt: number
  until: number
  /** Of the SECRET under which it was made: under another the link is over. */
  secretMark: string
}

const rowSchema = z
  .object({
    staff: z.string(),
    email: z.string(),
    hash: z.string(),
    asked_at: z.number(),
    until: z.number(),
    secret_mark: z.string(),
  })
  .transform(({ asked_at: askedAt, secret_mark: secretMark, ...rest }) => ({ ...rest, askedAt, secretMark }))

/** Keeps it in place of the one that the person wanted before. */
export async function putNewAddress(
  tx: Transaction,
  { staff, email, hash, askedAt, until, secretMark }: NewAddress,
): Promise<void> {
  await tx.query(
    `INSERT INTO new_addresses (staff, email, hash, asked_at, until, secret_mark) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (staff) DO UPDATE SET email = excluded.email, hash = excluded.hash, asked_at = excluded.asked_at,
        until = excluded.until, secret_mark = excluded.secret_mark`,
    staff,
    email,
    hash,
    askedAt,
    until,
    secretMark,
  )
}

/** The one that somebody asked for last, whether its link works still or not. */
export async function newAddressOf(tx: Transaction, staff: string): Promise<NewAddress | null> {
  const [row] = await tx.query('SELECT * FROM new_addresses WHERE staff = ?', staff)
  return row ? rowSchema.parse(row) : null
}

/** The one whose link this is, whether it works still or not. */
export async function newAddressByLink(tx: Transaction, hash: string): Promise<NewAddress | null> {
  const [row] = await tx.query('SELECT * FROM new_addresses WHERE hash = ?', hash)
  return row ? rowSchema.parse(row) : null
}

/** Whether its link works. */
export function isLinkOpen(address: NewAddress, { nowMs, secretMark }: OpenBy): boolean {
  return address.until > nowMs && address.secretMark === secretMark
}

/** Ends its link, and keeps when it was asked for. */
export async function endNewAddress(tx: Transaction, staff: string, nowMs: number): Promise<void> {
  await tx.query('UPDATE new_addresses SET until = ? WHERE staff = ?', nowMs, staff)
}

/** For the nightly sweep: those whose link was over before a moment. @returns how many there were */
export async function sweepNewAddresses(tx: Transaction, before: number): Promise<number> {
  const rows = await tx.query('DELETE FROM new_addresses WHERE until <= ? RETURNING staff', before)
  return rows.length
}
