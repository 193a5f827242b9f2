import { z } from 'zod'
import { query, type Work } from '../work.ts'

const rowSchema = z.object({ at: z.number(), receipt: z.string().nullable() })

/** How an enquiry went. `at`: epoch milliseconds; `receipt`: of the erasure of its sender, null if it was deleted otherwise. */
type Tombstone = z.infer<typeof rowSchema>

/** How the enquiry of a number was deleted; null if it was not. */
export function* findTombstone(number: number): Work<Tombstone | null> {
  const [row] = yield* query(
    `SELECT deleted_at AS at, receipt FROM departures WHERE number = ? AND deleted_at IS NOT NULL
     ORDER BY id DESC LIMIT 1`,
    number,
  )
  return row ? rowSchema.parse(row) : null
}

/** Notes by which erasure enquiries went, once they are deleted. */
export function* recordErasure(numbers: ReadonlyArray<number>, { at, receipt }: Tombstone): Work<void> {
  for (const number of numbers)
    yield* query('UPDATE departures SET deleted_at = ?, receipt = ? WHERE number = ?', at, receipt, number)
}
