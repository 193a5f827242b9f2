import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { bookedCall } from '../../store/sql/calls/call-rows.ts'
import type { Transaction } from '../../store/sql/database.ts'

/** The booked call of an enquiry, with the colleagues who are free then; null without a call. */
export async function callOfDetail(tx: Transaction, postId: string): Promise<EnquiryDetail['call']> {
  const call = await bookedCall(tx, postId)
  if (!call) return null
  const free = await tx.query(
    `SELECT id FROM staff WHERE joined_at IS NOT NULL AND left_at IS NULL AND id <> ? AND NOT EXISTS
       (SELECT 1 FROM call_cells AS own JOIN call_cells AS theirs ON theirs.cell = own.cell
        WHERE own.call = ? AND theirs.staff = staff.id) ORDER BY created_at, id`,
    [call.staff, call.id],
  )
  const { startsAt, endsAt, staff, zone, confirmedAt } = call
  return {
    startsAt,
    endsAt,
    staff,
    zone,
    confirmed: confirmedAt !== null,
    free: free.map(({ id }) => String(id)),
  }
}
