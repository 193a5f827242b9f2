import { z } from 'zod'
import { insertRow, type Transaction } from './database.ts'
import { STAFF_COLUMNS, type StaffMember, staffMemberOf } from './staff.ts'

const COLUMNS = `sessions.hash, sessions.staff, sessions.created_at AS "begunAt", sessions.last_used_at AS "lastUsedAt",
  sessions.device, sessions.is_phone AS "isPhone", sessions.reauthenticated_at AS "reauthenticatedAt"`
const rowSchema = z
  .object({
    /** Hash of its token, which only the browser has. It identifies the session. */
    hash: z.string(),
    staff: z.string(),
    begunAt: z.number(),
    lastUsedAt: z.number(),
    /** `Chrome on Windows` */
    device: z.string(),
    isPhone: z.coerce.boolean(),
    /** The last time a passkey or the password was given. */
    reauthenticatedAt: z.number(),
  })
  .transform(({ begunAt: createdAt, ...row }) => ({ ...row, createdAt })) // the joined table `staff` has a column created_at too

/** The session of a signed-in browser. */
export type StoredSession = z.infer<typeof rowSchema>

/** Sessions created or last used before these times have expired. */
export type SessionCutoffs = { createdBefore: number; usedBefore: number }
/** Sessions with another secret mark have ended too: SECRET was changed. */
export type SessionValidity = SessionCutoffs & { secretMark: string }

const MAX_PER_PERSON = 20

/** Adds a session; each person keeps only the {@link MAX_PER_PERSON} last used ones. */
export async function addSession(tx: Transaction, session: StoredSession, secretMark: string): Promise<void> {
  const { staff, createdAt, lastUsedAt, isPhone, reauthenticatedAt, ...otherColumns } = session
  await insertRow(tx, 'sessions', {
    ...otherColumns,
    staff,
    created_at: createdAt,
    last_used_at: lastUsedAt,
    is_phone: isPhone ? 1 : 0,
    reauthenticated_at: reauthenticatedAt,
    secret_mark: secretMark,
  })
  await tx.query(
    `DELETE FROM sessions WHERE staff = ? AND hash NOT IN
      (SELECT hash FROM sessions WHERE staff = ? ORDER BY last_used_at DESC, hash LIMIT ${MAX_PER_PERSON})`,
    [staff, staff],
  )
}

/** The session of a token, and its owner; null if there is none, it has ended or the owner has left. */
export async function findSession(
  tx: Transaction,
  hash: string,
  { createdBefore, usedBefore, secretMark }: SessionValidity,
): Promise<{ session: StoredSession; staff: StaffMember } | null> {
  const [row] = await tx.query(
    `SELECT ${COLUMNS}, ${STAFF_COLUMNS} FROM sessions JOIN staff ON staff.id = sessions.staff
      WHERE sessions.hash = ? AND sessions.created_at > ? AND sessions.last_used_at > ? AND sessions.secret_mark = ?
        AND staff.left_at IS NULL`,
    [hash, createdBefore, usedBefore, secretMark],
  )
  return row ? { session: rowSchema.parse(row), staff: staffMemberOf(row) } : null
}

/** Whether a session still exists: its owner, or the loss of their credentials, may have ended it. */
export async function doesSessionExist(tx: Transaction, hash: string): Promise<boolean> {
  const rows = await tx.query('SELECT hash FROM sessions WHERE hash = ?', [hash])
  return rows.length > 0
}

/** The sessions of a member of staff, last used first. */
export async function sessionsOf(
  tx: Transaction,
  staff: string,
  { createdBefore, usedBefore, secretMark }: SessionValidity,
): Promise<Array<StoredSession>> {
  const rows = await tx.query(
    `SELECT ${COLUMNS} FROM sessions WHERE staff = ? AND created_at > ? AND last_used_at > ? AND secret_mark = ?
      ORDER BY last_used_at DESC, hash`,
    [staff, createdBefore, usedBefore, secretMark],
  )
  return rows.map((row) => rowSchema.parse(row))
}

export async function noteSessionUsed(tx: Transaction, hash: string, at: number): Promise<void> {
  await tx.query('UPDATE sessions SET last_used_at = ? WHERE hash = ?', [at, hash])
}

export async function noteReauthenticated(tx: Transaction, hash: string, at: number): Promise<void> {
  await tx.query('UPDATE sessions SET reauthenticated_at = ? WHERE hash = ?', [at, hash])
}

/** @returns whether this person had the session */
export async function endSession(tx: Transaction, hash: string, staff: string): Promise<boolean> {
  const rows = await tx.query('DELETE FROM sessions WHERE hash = ? AND staff = ? RETURNING hash', [
    hash,
    staff,
  ])
  return rows.length > 0
}

/** @param exceptHash a session to keep; empty for none. @returns how many ended */
export async function endSessionsOf(tx: Transaction, staff: string, exceptHash = ''): Promise<number> {
  const rows = await tx.query('DELETE FROM sessions WHERE staff = ? AND hash <> ? RETURNING hash', [
    staff,
    exceptHash,
  ])
  return rows.length
}

/** For the nightly sweep: deletes ended sessions. @returns how many */
export async function sweepSessions(
  tx: Transaction,
  { createdBefore, usedBefore }: SessionCutoffs,
): Promise<number> {
  const rows = await tx.query(
    'DELETE FROM sessions WHERE created_at <= ? OR last_used_at <= ? RETURNING hash',
    [createdBefore, usedBefore],
  )
  return rows.length
}
