import { z } from 'zod'
import type { Row, Transaction } from '../database.ts'

const COLUMNS = `calls.id, calls.post_id AS "postId", calls.staff, calls.starts_at AS "startsAt", calls.ends_at AS "endsAt",
  calls.state, calls.confirmed_at AS "confirmedAt", calls.sequence, calls.moves, calls.zone, calls.created_at AS "createdAt",
  (SELECT name FROM staff WHERE staff.id = calls.staff) AS "staffName"`

const rowSchema = z.object({
  id: z.string(),
  postId: z.string(),
  /** The member of staff who phones; the name is null if they are no longer stored. */
  staff: z.string(),
  staffName: z.string().nullable(),
  /** Moments are epoch milliseconds. */
  startsAt: z.int(),
  endsAt: z.int(),
  state: z.enum(['booked', 'called', 'missed', 'cancelled']),
  confirmedAt: z.int().nullable(),
  /** Counts the changes of the call, for invitations and the forms of the private link. */
  sequence: z.int(),
  /** How often the visitor has moved the call. */
  moves: z.int(),
  /** The visitor's time zone, if it differs from ours. */
  zone: z.string().nullable(),
  createdAt: z.int(),
})

/** A call as it is stored. */
export type Call = z.infer<typeof rowSchema>

/** The calls of an enquiry, newest first: at most one is booked. */
export async function callsOf(tx: Transaction, postId: string): Promise<Array<Call>> {
  return parsed(
    await tx.query(
      `SELECT ${COLUMNS} FROM calls WHERE post_id = ? ORDER BY created_at DESC, sequence DESC, id`,
      [postId],
    ),
  )
}

/** The booked call of an enquiry. */
export async function bookedCall(tx: Transaction, postId: string): Promise<Call | null> {
  const calls = await callsOf(tx, postId)
  return calls.find(({ state }) => state === 'booked') ?? null
}

/** The booked calls of a member of staff, by their start. */
export async function openCallsOf(tx: Transaction, staff: string): Promise<Array<Call>> {
  return parsed(
    await tx.query(
      `SELECT ${COLUMNS} FROM calls WHERE staff = ? AND state = 'booked' ORDER BY starts_at, id`,
      [staff],
    ),
  )
}

/** All calls that begin in a period, by their start. */
export async function callsBetween(tx: Transaction, fromMs: number, untilMs: number): Promise<Array<Call>> {
  return parsed(
    await tx.query(`SELECT ${COLUMNS} FROM calls WHERE starts_at BETWEEN ? AND ? ORDER BY starts_at, id`, [
      fromMs,
      untilMs,
    ]),
  )
}

/** Past booked calls whose outcome staff have not recorded. */
export async function callsWithoutOutcome(tx: Transaction, nowMs: number): Promise<Array<Call>> {
  return parsed(
    await tx.query(
      `SELECT ${COLUMNS} FROM calls WHERE state = 'booked' AND ends_at <= ? ORDER BY starts_at, id`,
      [nowMs],
    ),
  )
}

/** Takes the calls whose reminder is due. No other server gets them, so queue the mails in the same transaction. */
export async function takeDueReminders(tx: Transaction, nowMs: number): Promise<Array<Call>> {
  const rows = await tx.query(
    `UPDATE calls SET remind_at = NULL WHERE remind_at <= ? AND state = 'booked' RETURNING ${COLUMNS}`,
    [nowMs],
  )
  return parsed(rows)
}

/** Deletes the networks of past calls. */
export async function forgetNetworks(tx: Transaction, nowMs: number): Promise<void> {
  await tx.query('UPDATE calls SET network = NULL WHERE network IS NOT NULL AND ends_at < ?', [nowMs])
}

function parsed(rows: ReadonlyArray<Row>): Array<Call> {
  return rows.map((row) => rowSchema.parse(row))
}
