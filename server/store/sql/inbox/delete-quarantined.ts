import { stateOf } from '../../../../domain/inbox/facts/enquiry-state.ts'
import type { Dialect } from '../dialect.ts'
import { query, type Work } from '../work.ts'
import { lockedRow } from './enquiry-rows.ts'
import { factsOf } from './fact-rows.ts'

/**
 * Deletes an enquiry that is held back, with all that belongs to it.
 *
 * @param also what belongs into the same transaction
 */
export function* deleteQuarantined(
  dialect: Dialect,
  number: number,
  also: () => Work<void>,
): Work<'deleted' | 'not-held-back' | 'unknown'> {
  const row = yield* lockedRow(dialect, number)
  if (!row) return 'unknown'
  if (!stateOf(yield* factsOf(row.postId)).quarantine) return 'not-held-back'
  yield* query('DELETE FROM submissions WHERE post_id = ?', row.postId) // all else goes with it: ON DELETE CASCADE
  yield* also()
  return 'deleted'
}
