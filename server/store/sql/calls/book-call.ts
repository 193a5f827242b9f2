import { type CallRules, cellsOf, freeCallersAt } from '../../../../domain/calls/free-times.ts'
import type { CallRefusal } from '../../../../domain/inbox/events/kinds.ts'
import { insertRow, type Transaction } from '../database.ts'
import { bookedCall, type Call } from './call-rows.ts'
import { callersOnDay } from './callers.ts'

const MINUTE_MS = 60_000
/** One mailbox, and one number, may have two open calls. */
const PLACES = [1, 2]

/** Keyed hashes of a mailbox and of a number, whose open calls are counted. */
type Holders = ReadonlyArray<string>

type Booking = {
  id: string
  postId: string
  startsAt: number
  zone: string | null
  network: string | null
  remindAt: number | null
  holders: Holders
  /** Limits of unconfirmed calls; null if the owner of the mailbox has confirmed a call before. */
  limits: { unconfirmedOfNetwork: number; unconfirmed: number } | null
}

/**
 * Books a call for the free person with the fewest calls on its day. A refused call is not stored.
 *
 * All changes of calls wait for one lock: with the primary key of the cells alone, two bookings of several
 * cells could deadlock on PostgreSQL. The key is a safeguard.
 */
export async function bookCall(
  tx: Transaction,
  booking: Booking,
  rules: CallRules,
  nowMs: number,
): Promise<Call | CallRefusal> {
  await lockCalls(tx)
  const { id, postId, startsAt, zone, network, remindAt, limits } = booking
  if (limits && (await areTooManyUnconfirmed(tx, network, limits, nowMs))) return 'limit'
  const freeCallers = freeCallersAt(startsAt, nowMs, rules, await callersOnDay(tx, startsAt))
  const [first] = freeCallers
  if (first === undefined) return 'taken'
  const call = {
    id,
    post_id: postId,
    staff: first,
    starts_at: startsAt,
    ends_at: startsAt + rules.minutes * MINUTE_MS,
    state: 'booked',
    zone,
    network,
    remind_at: remindAt,
    created_at: nowMs,
  }
  await insertRow(tx, 'calls', call)
  await freePlacesOfPast(tx, booking.holders, nowMs)
  const refusal = await refusalOf(tx, booking, freeCallers, cellsOf(startsAt, rules))
  if (refusal === null) return (await bookedCall(tx, postId)) ?? 'taken'
  await tx.query('DELETE FROM calls WHERE id = ?', [id])
  return refusal
}

/** Takes the places and the cells of a new call. @returns the refusal; null if both were taken */
async function refusalOf(
  tx: Transaction,
  { id, holders }: Booking,
  freeCallers: ReadonlyArray<string>,
  cells: ReadonlyArray<number>,
): Promise<CallRefusal | null> {
  if (!(await takePlaces(tx, id, holders))) return 'two-open'
  return (await takeCells(tx, id, freeCallers, cells)) ? null : 'taken'
}

/** Moves a booked call. @returns false if the time is not free: the call then keeps its own */
export async function moveCall(
  tx: Transaction,
  call: Call,
  to: { startsAt: number; remindAt: number | null; countsAsMove: boolean },
  rules: CallRules,
  nowMs: number,
): Promise<boolean> {
  const { startsAt, remindAt, countsAsMove } = to
  const cells = cellsOf(startsAt, rules)
  const ownCells = await tx.query('DELETE FROM call_cells WHERE call = ? RETURNING staff, cell', [call.id])
  const callers = await callersOnDay(tx, startsAt)
  // The same person phones if they are free.
  const freeCallers = freeCallersAt(startsAt, nowMs, rules, callers).toSorted(
    (a, b) => Number(b === call.staff) - Number(a === call.staff),
  )
  if (!(await takeCells(tx, call.id, freeCallers, cells))) {
    for (const { staff, cell } of ownCells)
      await insertRow(tx, 'call_cells', { staff: String(staff), cell: Number(cell), call: call.id })
    return false
  }
  await tx.query(
    `UPDATE calls SET starts_at = ?, ends_at = ?, remind_at = ?, sequence = sequence + 1, moves = moves + ? WHERE id = ?`,
    [startsAt, startsAt + rules.minutes * MINUTE_MS, remindAt, countsAsMove ? 1 : 0, call.id],
  )
  return true
}

/** Gives a booked call to another member of staff. @returns false if they are not free then */
export async function reassignCall(tx: Transaction, call: Call, staff: string): Promise<boolean> {
  const takenRows = await tx.query(
    `SELECT 1 AS taken FROM call_cells AS own JOIN call_cells AS theirs ON theirs.cell = own.cell
     WHERE own.call = ? AND theirs.staff = ? AND theirs.call <> own.call LIMIT 1`,
    [call.id, staff],
  )
  if (takenRows.length > 0) return false
  await tx.query('UPDATE call_cells SET staff = ? WHERE call = ?', [staff, call.id])
  await tx.query('UPDATE calls SET staff = ?, sequence = sequence + 1 WHERE id = ?', [staff, call.id])
  return true
}

/** Makes the reminder of a call due again. */
export async function remindAgain(tx: Transaction, { id }: Pick<Call, 'id'>, nowMs: number): Promise<void> {
  await tx.query('UPDATE calls SET remind_at = ? WHERE id = ?', [nowMs, id])
}

/** Ends a booked call; its time is free again. */
export async function endCall(
  tx: Transaction,
  { id }: Pick<Call, 'id'>,
  state: Exclude<Call['state'], 'booked'>,
): Promise<void> {
  await tx.query('DELETE FROM call_cells WHERE call = ?', [id])
  await tx.query('DELETE FROM call_holders WHERE call = ?', [id])
  await tx.query(
    'UPDATE calls SET state = ?, sequence = sequence + 1, remind_at = NULL, network = NULL WHERE id = ?',
    [state, id],
  )
}

/** Notes that the owner of the mailbox wants the call. */
export async function confirmCall(tx: Transaction, { id }: Pick<Call, 'id'>, nowMs: number): Promise<void> {
  await tx.query('UPDATE calls SET confirmed_at = ?, network = NULL WHERE id = ? AND confirmed_at IS NULL', [
    nowMs,
    id,
  ])
}

/** Waits for other changes of calls. Lock the row of the enquiry first: the other order could deadlock. */
export async function lockCalls(tx: Transaction): Promise<void> {
  await tx.lock(['calls'])
}

/** Whether too many booked calls, of one network or of all, wait for their confirmation. */
export async function areTooManyUnconfirmed(
  tx: Transaction,
  network: string | null,
  { unconfirmedOfNetwork, unconfirmed }: NonNullable<Booking['limits']>,
  nowMs: number,
): Promise<boolean> {
  const [row] = await tx.query(
    `SELECT count(*) AS "all", coalesce(sum(CASE WHEN network = ? THEN 1 ELSE 0 END), 0) AS network FROM calls
     WHERE state = 'booked' AND confirmed_at IS NULL AND ends_at > ?`,
    [network, nowMs],
  )
  const isOver = (count: unknown, max: number) => max > 0 && Number(count) >= max
  return isOver(row?.all, unconfirmed) || isOver(row?.network, unconfirmedOfNetwork)
}

/** Takes the cells of the first person for whom all are free. */
async function takeCells(
  tx: Transaction,
  call: string,
  freeCallers: ReadonlyArray<string>,
  cells: ReadonlyArray<number>,
): Promise<boolean> {
  for (const staff of freeCallers) {
    let takenCount = 0
    for (const cell of cells) {
      const rows = await insertRow(
        tx,
        'call_cells',
        { staff, cell, call },
        'ON CONFLICT DO NOTHING RETURNING cell',
      )
      takenCount += rows.length
    }
    if (takenCount === cells.length) {
      await tx.query('UPDATE calls SET staff = ? WHERE id = ?', [staff, call])
      return true
    }
    await tx.query('DELETE FROM call_cells WHERE call = ?', [call])
  }
  return false
}

/** A past call blocks no new one, even if staff have not recorded how it went. */
async function freePlacesOfPast(tx: Transaction, holders: Holders, nowMs: number): Promise<void> {
  for (const holder of holders)
    await tx.query(
      'DELETE FROM call_holders WHERE holder = ? AND call IN (SELECT id FROM calls WHERE ends_at <= ?)',
      [holder, nowMs],
    )
}

/** Takes a place of each holder. @returns false if one has two open calls; the call must then be removed */
async function takePlaces(tx: Transaction, call: string, holders: Holders): Promise<boolean> {
  for (const holder of holders) {
    const takenRows = await tx.query('SELECT place FROM call_holders WHERE holder = ?', [holder])
    const place = PLACES.find((place) => !takenRows.some((row) => Number(row.place) === place))
    if (place === undefined) return false
    await insertRow(tx, 'call_holders', { holder, place, call })
  }
  return true
}
