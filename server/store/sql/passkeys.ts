import { z } from 'zod'
import type { Row, Transaction } from './database.ts'

/** A passkey: the public half of it. */
export type StoredPasskey = {
  /** The credential's, base64url. */
  id: string
  staff: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
  transports: Array<string>
  name: string
  createdAt: number
  lastUsedAt: number | null
}

const rowSchema = z.object({
  id: z.string(),
  staff: z.string(),
  public_key: z.string(),
  counter: z.number(),
  transports: z.string(),
  name: z.string(),
  created_at: z.number(),
  last_used_at: z.number().nullable(),
})

export async function passkeysOf(tx: Transaction, staff: string): Promise<Array<StoredPasskey>> {
  const rows = await tx.query('SELECT * FROM passkeys WHERE staff = ? ORDER BY created_at, id', staff)
  return rows.map(passkeyOf)
}

export async function passkeyById(tx: Transaction, id: string): Promise<StoredPasskey | null> {
  const [row] = await tx.query('SELECT * FROM passkeys WHERE id = ?', id)
  return row ? passkeyOf(row) : null
}

/** @returns false if this credential is somebody's already */
export async function addPasskey(
  tx: Transaction,
  passkey: Omit<StoredPasskey, 'lastUsedAt'>,
): Promise<boolean> {
  const { id, staff, publicKey, counter, transports, name, createdAt } = passkey
  const rows = await tx.query(
    `INSERT INTO passkeys (id, staff, public_key, counter, transports, name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO NOTHING RETURNING id`,
    id,
    staff,
    publicKey,
    counter,
    JSON.stringify(transports),
    name,
    createdAt,
  )
  return rows.length > 0
}

/** @returns false if it was taken away meanwhile */
export async function notePasskeyUsed(
  tx: Transaction,
  id: string,
  counter: number,
  at: number,
): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE passkeys SET counter = ?, last_used_at = ? WHERE id = ? RETURNING id',
    counter,
    at,
    id,
  )
  return rows.length > 0
}

/** @returns the name of the one that was removed; null if it is not this person's */
export async function removePasskey(tx: Transaction, id: string, staff: string): Promise<string | null> {
  const [row] = await tx.query('DELETE FROM passkeys WHERE id = ? AND staff = ? RETURNING name', id, staff)
  return row ? String(row.name) : null
}

function passkeyOf(row: Row): StoredPasskey {
  const { public_key, transports, created_at, last_used_at, ...rest } = rowSchema.parse(row)
  return {
    ...rest,
    publicKey: public_key,
    transports: z.array(z.string()).parse(JSON.parse(transports)),
    createdAt: created_at,
    lastUsedAt: last_used_at,
  }
}
