import { z } from 'zod'
import { insertRow, type Transaction } from './database.ts'
import { jsonColumn } from './json-column.ts'

const COLUMNS = `id, staff, public_key AS "publicKey", counter, transports, name, created_at AS "createdAt",
  last_used_at AS "lastUsedAt"`
const rowSchema = z.object({
  /** The credential id, base64url. */
  id: z.string(),
  staff: z.string(),
  /** In COSE format, base64url. */
  publicKey: z.string(),
  counter: z.number(),
  transports: jsonColumn(z.array(z.string())),
  name: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
})

/** The public half of a passkey. */
export type StoredPasskey = z.infer<typeof rowSchema>

export async function passkeysOf(tx: Transaction, staff: string): Promise<Array<StoredPasskey>> {
  const rows = await tx.query(`SELECT ${COLUMNS} FROM passkeys WHERE staff = ? ORDER BY created_at, id`, [
    staff,
  ])
  return rows.map((row) => rowSchema.parse(row))
}

export async function passkeyById(tx: Transaction, id: string): Promise<StoredPasskey | null> {
  const [row] = await tx.query(`SELECT ${COLUMNS} FROM passkeys WHERE id = ?`, [id])
  return row ? rowSchema.parse(row) : null
}

/** @returns false if this credential is registered already */
export async function addPasskey(
  tx: Transaction,
  passkey: Omit<StoredPasskey, 'lastUsedAt'>,
): Promise<boolean> {
  const { publicKey, transports, createdAt, ...otherColumns } = passkey
  const columns = {
    ...otherColumns,
    public_key: publicKey,
    transports: JSON.stringify(transports),
    created_at: createdAt,
  }
  const rows = await insertRow(tx, 'passkeys', columns, 'ON CONFLICT (id) DO NOTHING RETURNING id')
  return rows.length > 0
}

/** @returns false if it was removed meanwhile */
export async function notePasskeyUsed(
  tx: Transaction,
  id: string,
  counter: number,
  at: number,
): Promise<boolean> {
  const rows = await tx.query('UPDATE passkeys SET counter = ?, last_used_at = ? WHERE id = ? RETURNING id', [
    counter,
    at,
    id,
  ])
  return rows.length > 0
}

/** @returns the name of the removed passkey; null if it is not this person's */
export async function removePasskey(tx: Transaction, id: string, staff: string): Promise<string | null> {
  const [row] = await tx.query('DELETE FROM passkeys WHERE id = ? AND staff = ? RETURNING name', [id, staff])
  return row ? String(row.name) : null
}
