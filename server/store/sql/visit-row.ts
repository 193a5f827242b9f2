import { z } from 'zod'
import { VISIT_KINDS, type VisitCount } from '../../visits/visits.ts'

const rowSchema = z.object({
  day: z.string(),
  page: z.string(),
  kind: z.enum(VISIT_KINDS),
  referrerHost: z.string(),
  count: z.number(),
})

/** A row of the table `visits`, of either database. */
export function visitCountOf(row: Record<string, unknown>): VisitCount {
  return rowSchema.parse(row)
}
