import { z } from 'zod'
import { type OwnCalls, ownCallsSchema } from '../../../domain/inbox/api/calls.ts'
import type { NoticeTimes } from '../../../domain/inbox/api/session.ts'
import { NOTICE_TIMES } from '../../../domain/inbox/events/kinds.ts'
import { insertRow, type Row, type Transaction } from './database.ts'

export const STAFF_COLUMNS = `staff.id, staff.name, staff.email, staff.role, staff.password,
  staff.single_keys AS "singleKeys", staff.assigned_notices AS assigned, staff.late_notices AS late,
  staff.created_at AS "createdAt", staff.joined_at AS "joinedAt", staff.left_at AS "leftAt",
  (SELECT count(*) FROM passkeys WHERE passkeys.staff = staff.id) AS passkeys`
const rowSchema = z
  .object({
    id: z.string(),
    /** Empty until they have joined. */
    name: z.string(),
    email: z.string(),
    role: z.enum(['owner', 'member']),
    /** Its argon2id hash; null: passkeys only. */
    password: z.string().nullable(),
    singleKeys: z.coerce.boolean(),
    assigned: z.enum(NOTICE_TIMES),
    late: z.enum(NOTICE_TIMES),
    createdAt: z.number(),
    /** Null: invited, but not yet joined. */
    joinedAt: z.number().nullable(),
    leftAt: z.number().nullable(),
    passkeys: z.coerce.number(),
  })
  .transform(({ assigned, late, ...row }) => ({
    ...row,
    /** Their settings for mails about enquiries. */
    notices: { assigned, late } satisfies NoticeTimes,
  }))

/** A member of staff: invited, active or left. */
export type StaffMember = z.infer<typeof rowSchema>

export function staffMemberOf(row: Row): StaffMember {
  return rowSchema.parse(row)
}

/** All invited, active and former staff, oldest first. */
export async function allStaff(tx: Transaction): Promise<Array<StaffMember>> {
  const rows = await tx.query(`SELECT ${STAFF_COLUMNS} FROM staff ORDER BY created_at, id`)
  return rows.map(staffMemberOf)
}

/** The active member of staff with an address. @param folded the address as normaliseEmail makes it */
export async function staffByEmail(tx: Transaction, folded: string): Promise<StaffMember | null> {
  const [row] = await tx.query(
    `SELECT ${STAFF_COLUMNS} FROM staff WHERE email_folded = ? AND joined_at IS NOT NULL AND left_at IS NULL`,
    [folded],
  )
  return row ? staffMemberOf(row) : null
}

/** Whether a member of staff has the address already, invited ones included. */
export async function isEmailTaken(tx: Transaction, folded: string, exceptId: string): Promise<boolean> {
  const rows = await tx.query('SELECT id FROM staff WHERE email_folded = ? AND left_at IS NULL AND id <> ?', [
    folded,
    exceptId,
  ])
  return rows.length > 0
}

export async function staffById(tx: Transaction, id: string): Promise<StaffMember | null> {
  const [row] = await tx.query(`SELECT ${STAFF_COLUMNS} FROM staff WHERE id = ?`, [id])
  return row ? staffMemberOf(row) : null
}

/** A member of staff, locked: other changes to their credentials wait until the transaction ends. */
export async function lockStaff(tx: Transaction, id: string): Promise<StaffMember | null> {
  const [row] = await tx.query(`SELECT ${STAFF_COLUMNS} FROM staff WHERE id = ? ${tx.dialect.forUpdate}`, [
    id,
  ])
  return row ? staffMemberOf(row) : null
}

/**
 * The active owners, locked until the transaction ends: if two owners remove each other's role at once, the second is refused as the
 * last.
 */
export async function lockOwners(tx: Transaction): Promise<Array<string>> {
  const rows = await tx.query(
    `SELECT id FROM staff WHERE role = 'owner' AND joined_at IS NOT NULL AND left_at IS NULL ORDER BY id ${tx.dialect.forUpdate}`,
  )
  return rows.map(({ id }) => String(id))
}

type Newcomer = Pick<StaffMember, 'id' | 'email' | 'role' | 'createdAt'> & { emailFolded: string }

/** Adds an invited member of staff; nothing changes if they were added before, or the address is taken ({@link isEmailTaken}). */
export async function addInvited(
  tx: Transaction,
  { emailFolded, createdAt, ...otherColumns }: Newcomer,
): Promise<void> {
  const columns = { ...otherColumns, name: '', email_folded: emailFolded, created_at: createdAt }
  await insertRow(tx, 'staff', columns, 'ON CONFLICT DO NOTHING')
}

type JoinDetails = { name: string; email: string; emailFolded: string; at: number }

/** A member of staff joins, or returns by a new link, under this name and address. */
export async function joinStaff(
  tx: Transaction,
  id: string,
  { name, email, emailFolded, at }: JoinDetails,
): Promise<void> {
  await tx.query(
    'UPDATE staff SET name = ?, email = ?, email_folded = ?, joined_at = coalesce(joined_at, ?) WHERE id = ?',
    [name, email, emailFolded, at, id],
  )
}

export async function setPassword(tx: Transaction, id: string, hash: string | null): Promise<void> {
  await tx.query('UPDATE staff SET password = ? WHERE id = ?', [hash, id])
}

export async function setName(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.query('UPDATE staff SET name = ? WHERE id = ?', [name, id])
}

/** @param folded the address as normaliseEmail makes it */
export async function setEmail(tx: Transaction, id: string, email: string, folded: string): Promise<void> {
  await tx.query('UPDATE staff SET email = ?, email_folded = ? WHERE id = ?', [email, folded, id])
}

export async function setRole(tx: Transaction, id: string, role: StaffMember['role']): Promise<void> {
  await tx.query('UPDATE staff SET role = ? WHERE id = ?', [role, id])
}

export async function setSingleKeys(tx: Transaction, id: string, singleKeys: boolean): Promise<void> {
  await tx.query('UPDATE staff SET single_keys = ? WHERE id = ?', [singleKeys ? 1 : 0, id])
}

export async function setNotices(
  tx: Transaction,
  id: string,
  { assigned, late }: NoticeTimes,
): Promise<void> {
  await tx.query('UPDATE staff SET assigned_notices = ?, late_notices = ? WHERE id = ?', [assigned, late, id])
}

/** Removes all credentials of a member of staff, and a pending change of address. */
export async function revokeCredentials(tx: Transaction, id: string): Promise<void> {
  await tx.query('UPDATE staff SET password = NULL WHERE id = ?', [id])
  await tx.query('DELETE FROM new_addresses WHERE staff = ?', [id])
  await tx.query('DELETE FROM passkeys WHERE staff = ?', [id])
  await tx.query('DELETE FROM sessions WHERE staff = ?', [id])
}

/**
 * Ends a member of staff's access. Their name stays, for their past actions. Password and passkeys stop working, but are kept for
 * {@link restoreStaff} until {@link sweepFormerStaff}.
 */
export async function removeStaff(tx: Transaction, id: string, at: number): Promise<void> {
  await tx.query('UPDATE staff SET left_at = ? WHERE id = ?', [at, id])
  await tx.query('DELETE FROM sessions WHERE staff = ?', [id])
  await tx.query('DELETE FROM one_time_links WHERE staff = ?', [id])
  await tx.query('DELETE FROM new_addresses WHERE staff = ?', [id])
}

/** Restores a former member of staff, with the credentials that still exist. */
export async function restoreStaff(tx: Transaction, id: string): Promise<void> {
  await tx.query('UPDATE staff SET left_at = NULL WHERE id = ?', [id])
}

/** Removes the credentials of staff who left before a moment (epoch milliseconds). */
export async function sweepFormerStaff(tx: Transaction, beforeMs: number): Promise<void> {
  await tx.query('UPDATE staff SET password = NULL WHERE left_at < ? AND password IS NOT NULL', [beforeMs])
  await tx.query('DELETE FROM passkeys WHERE staff IN (SELECT id FROM staff WHERE left_at < ?)', [beforeMs])
}

/** Withdraws an unused invitation. @returns its address, null if there is none */
export async function withdrawInvitation(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx.query('DELETE FROM staff WHERE id = ? AND joined_at IS NULL RETURNING email', [id])
  if (row) await tx.query('DELETE FROM one_time_links WHERE staff = ?', [id])
  return row ? String(row.email) : null
}

/** Whether a member of staff takes calls, and how they get them into their calendar. */
export async function ownCalls(tx: Transaction, id: string): Promise<OwnCalls> {
  const [row] = await tx.query('SELECT takes_calls, call_calendar FROM staff WHERE id = ?', [id])
  return ownCallsSchema.parse({ takesCalls: Number(row?.takes_calls) === 1, calendar: row?.call_calendar })
}

export async function setOwnCalls(
  tx: Transaction,
  id: string,
  { takesCalls, calendar }: OwnCalls,
): Promise<void> {
  await tx.query('UPDATE staff SET takes_calls = ?, call_calendar = ? WHERE id = ?', [
    takesCalls ? 1 : 0,
    calendar,
    id,
  ])
}
