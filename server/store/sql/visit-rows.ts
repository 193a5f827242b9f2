import { z } from 'zod'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { VISIT_KINDS, type VisitCount } from '../../visits/visits.ts'
import type { Transaction } from './database.ts'

const rowSchema = z.object({
  day: z.string(),
  page: z.string(),
  kind: z.enum(VISIT_KINDS),
  referrerHost: z.string(),
  count: z.number(),
})

/** The visits of a day and later, ordered by day, page, kind and host. */
export async function visitsSince(tx: Transaction, day: CalendarDate): Promise<Array<VisitCount>> {
  const rows = await tx.query(
    `SELECT day, page, kind, referrer_host AS "referrerHost", count FROM visits WHERE day >= ?
     ORDER BY day, page, kind, referrer_host`,
    [day],
  )
  return rows.map((row) => rowSchema.parse(row))
}
