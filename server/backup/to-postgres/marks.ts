import { OperatorError } from '../../errors.ts'
import { readSetting, writeSetting } from '../../store/sql/inbox/settings-rows.ts'
import { query, type Work } from '../../store/sql/work.ts'

const BACK = 'npm run move-to-postgres -- --back'

/**
 * From now on a server serves from this store: no copy may replace what it holds.
 *
 * @throws {OperatorError} if all of it was moved to PostgreSQL: what is stored here from now on nobody would see there
 */
export function* markInUse(): Work<void> {
  const movedAt = yield* readSetting('movedAt')
  if (movedAt !== null) {
    const at = new Date(movedAt).toISOString()
    throw new OperatorError(
      `The data of this folder was moved to PostgreSQL at ${at}: set DATABASE_URL. To serve from the folder again, without what PostgreSQL got since: ${BACK}`,
    )
  }
  if (yield* readSetting('isUnservedCopy')) yield* writeSetting('isUnservedCopy', false)
}

/** No server serves from the place any more that was moved. */
export function markMoved(at: number): Work<void> {
  return writeSetting('movedAt', at)
}

/** Servers may serve from it again. Resolves to whether they might not. */
export function* unmarkMoved(): Work<boolean> {
  const rows = yield* query("DELETE FROM settings WHERE key = 'movedAt' RETURNING key")
  return rows.length > 0
}

/** A copy that the next one may replace, as long as no server has served from it. */
export function* markCopy(): Work<void> {
  yield* unmarkMoved()
  yield* writeSetting('isUnservedCopy', true)
}
