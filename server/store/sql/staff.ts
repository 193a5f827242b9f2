import { z } from 'zod'
import type { NoticeTimes } from '../../../domain/inbox/api/session.ts'
import { NOTICE_TIMES } from '../../../domain/inbox/events/kinds.ts'
import type { Row, Transaction } from './database.ts'

/** Somebody who may use the inbox, was invited to, or did until they left. */
export type StaffMember = {
  id: string
  /** Empty until they have joined. */
  name: string
  email: string
  role: 'owner' | 'member'
  /** Its argon2id hash; null: passkeys only. */
  password: string | null
  singleKeys: boolean
  /** When they are mailed about enquiries. */
  notices: NoticeTimes
  createdAt: number
  /** Null: invited, and not here yet. */
  joinedAt: number | null
  leftAt: number | null
  passkeys: number
}

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'member']),
  password: z.string().nullable(),
  single_keys: z.coerce.boolean(),
  assigned_notices: z.enum(NOTICE_TIMES),
  late_notices: z.enum(NOTICE_TIMES),
  created_at: z.number(),
  joined_at: z.number().nullable(),
  left_at: z.number().nullable(),
  passkeys: z.coerce.number(),
})

export const STAFF_COLUMNS = `staff.id, staff.name, staff.email, staff.role, staff.password, staff.single_keys,
  staff.assigned_notices, staff.late_notices, staff.created_at, staff.joined_at, staff.left_at, (SELECT count(*) FROM passkeys WHERE passkeys.staff = staff.id) AS passkeys`

export function staffMemberOf(row: Row): StaffMember {
  const { single_keys, assigned_notices, late_notices, created_at, joined_at, left_at, ...rest } =
    rowSchema.parse(row)
  const notices = { assigned: assigned_notices, late: late_notices }
  return {
    ...rest,
    singleKeys: single_keys,
    notices,
    createdAt: created_at,
    joinedAt: joined_at,
    leftAt: left_at,
  }
}

/** Everybody who ever joined or is invited, in the order in which they came. */
export async function allStaff(tx: Transaction): Promise<Array<StaffMember>> {
  const rows = await tx.query(`SELECT ${STAFF_COLUMNS} FROM staff ORDER BY created_at, id`)
  return rows.map(staffMemberOf)
}

/** One who joined and has not left. @param folded the address as normaliseEmail makes it */
export async function staffByEmail(tx: Transaction, folded: string): Promise<StaffMember | null> {
  const [row] = await tx.query(
    `SELECT ${STAFF_COLUMNS} FROM staff WHERE email_folded = ? AND joined_at IS NOT NULL AND left_at IS NULL`,
    folded,
  )
  return row ? staffMemberOf(row) : null
}

/** Whether somebody has the address already, invited ones included. */
export async function isEmailTaken(tx: Transaction, folded: string, exceptId: string): Promise<boolean> {
  const rows = await tx.query(
    'SELECT id FROM staff WHERE email_folded = ? AND left_at IS NULL AND id <> ?',
    folded,
    exceptId,
  )
  return rows.length > 0
}

export async function staffById(tx: Transaction, id: string): Promise<StaffMember | null> {
  const [row] = await tx.query(`SELECT ${STAFF_COLUMNS} FROM staff WHERE id = ?`, id)
  return row ? staffMemberOf(row) : null
}

/** Somebody in turn with whatever changes their ways in: others that do so wait until the transaction ends. */
export async function staffHeld(tx: Transaction, id: string): Promise<StaffMember | null> {
  const [row] = await tx.query(`SELECT ${STAFF_COLUMNS} FROM staff WHERE id = ? ${tx.dialect.forUpdate}`, id)
  return row ? staffMemberOf(row) : null
}

/**
 * The owners who have joined and not left, held until the transaction ends: of two owners who take each other's role away at once, one
 * finds that they are the last.
 */
export async function ownersHeld(tx: Transaction): Promise<Array<string>> {
  const rows = await tx.query(
    `SELECT id FROM staff WHERE role = 'owner' AND joined_at IS NOT NULL AND left_at IS NULL ORDER BY id ${tx.dialect.forUpdate}`,
  )
  return rows.map(({ id }) => String(id))
}

type Newcomer = Pick<StaffMember, 'id' | 'email' | 'role' | 'createdAt'> & { emailFolded: string }

/** Adds somebody who has not joined yet; nothing changes if that was done before, or somebody has the address ({@link isEmailTaken}). */
export async function addInvited(
  tx: Transaction,
  { id, email, emailFolded, role, createdAt }: Newcomer,
): Promise<void> {
  await tx.query(
    `INSERT INTO staff (id, name, email, email_folded, role, created_at) VALUES (?, '', ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    id,
    email,
    emailFolded,
    role,
    createdAt,
  )
}

type Joined = { name: string; email: string; emailFolded: string; at: number }

/** Somebody joins, or comes back by a new link, under this name and address. */
export async function join(
  tx: Transaction,
  id: string,
  { name, email, emailFolded, at }: Joined,
): Promise<void> {
  await tx.query(
    'UPDATE staff SET name = ?, email = ?, email_folded = ?, joined_at = coalesce(joined_at, ?) WHERE id = ?',
    name,
    email,
    emailFolded,
    at,
    id,
  )
}

export async function setPassword(tx: Transaction, id: string, hash: string | null): Promise<void> {
  await tx.query('UPDATE staff SET password = ? WHERE id = ?', hash, id)
}

export async function setName(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.query('UPDATE staff SET name = ? WHERE id = ?', name, id)
}

/** @param folded the address as normaliseEmail makes it */
export async function setEmail(tx: Transaction, id: string, email: string, folded: string): Promise<void> {
  await tx.query('UPDATE staff SET email = ?, email_folded = ? WHERE id = ?', email, folded, id)
}

export async function setRole(tx: Transaction, id: string, role: StaffMember['role']): Promise<void> {
  await tx.query('UPDATE staff SET role = ? WHERE id = ?', role, id)
}

export async function setSingleKeys(tx: Transaction, id: string, singleKeys: boolean): Promise<void> {
  await tx.query('UPDATE staff SET single_keys = ? WHERE id = ?', singleKeys ? 1 : 0, id)
}

export async function setNotices(
  tx: Transaction,
  id: string,
  { assigned, late }: NoticeTimes,
): Promise<void> {
  await tx.query('UPDATE staff SET assigned_notices = ?, late_notices = ? WHERE id = ?', assigned, late, id)
}

/** Takes every way in from somebody, and the new address that was asked for by one of them. */
export async function revokeCredentials(tx: Transaction, id: string): Promise<void> {
  await tx.query('UPDATE staff SET password = NULL WHERE id = ?', id)
  await tx.query('DELETE FROM new_addresses WHERE staff = ?', id)
  await tx.query('DELETE FROM passkeys WHERE staff = ?', id)
  await tx.query('DELETE FROM sessions WHERE staff = ?', id)
}

/**
 * Somebody leaves: their name stays for what they did. Password and passkeys, which let nobody in who has left, stay for
 * {@link comeBack} until {@link sweepLeft}.
 */
export async function leave(tx: Transaction, id: string, at: number): Promise<void> {
  await tx.query('UPDATE staff SET left_at = ? WHERE id = ?', at, id)
  await tx.query('DELETE FROM sessions WHERE staff = ?', id)
  await tx.query('DELETE FROM one_time_links WHERE staff = ?', id)
  await tx.query('DELETE FROM new_addresses WHERE staff = ?', id)
}

/** Somebody who has left is back, with the ways in that they still have. */
export async function comeBack(tx: Transaction, id: string): Promise<void> {
  await tx.query('UPDATE staff SET left_at = NULL WHERE id = ?', id)
}

/** Takes every way in from those who left before a moment (epoch milliseconds). */
export async function sweepLeft(tx: Transaction, beforeMs: number): Promise<void> {
  await tx.query('UPDATE staff SET password = NULL WHERE left_at < ? AND password IS NOT NULL', beforeMs)
  await tx.query('DELETE FROM passkeys WHERE staff IN (SELECT id FROM staff WHERE left_at < ?)', beforeMs)
}

/** Takes back an invitation that nobody has used. @returns the address, null if there is none */
export async function takeBack(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx.query('DELETE FROM staff WHERE id = ? AND joined_at IS NULL RETURNING email', id)
  if (row) await tx.query('DELETE FROM one_time_links WHERE staff = ?', id)
  return row ? String(row.email) : null
}
