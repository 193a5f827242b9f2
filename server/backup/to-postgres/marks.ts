import { OperatorError } from '../../errors.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { readSetting, writeSetting } from '../../store/sql/inbox/settings-rows.ts'

const MOVE_BACK_COMMAND = 'npm run move-to-postgres -- --back'

/**
 * Marks that a server serves from this store: no copy may replace it.
 *
 * @throws {OperatorError} if the store was moved to PostgreSQL: new rows here would be missing there
 */
export async function markInUse(tx: Transaction): Promise<void> {
  const movedAt = await readSetting(tx, 'movedAt')
  if (movedAt !== null) {
    const movedTime = new Date(movedAt).toISOString()
    throw new OperatorError(
      `The data of this folder was moved to PostgreSQL at ${movedTime}: set DATABASE_URL. To serve from the folder again, without what PostgreSQL got since: ${MOVE_BACK_COMMAND}`,
    )
  }
  if (await readSetting(tx, 'isUnservedCopy')) await writeSetting(tx, 'isUnservedCopy', false)
}

/** Marks the store as moved: no server serves from it any more. */
export function markMoved(tx: Transaction, movedAt: number): Promise<void> {
  return writeSetting(tx, 'movedAt', movedAt)
}

/** Lets servers serve from it again. Resolves to whether it had been marked as moved. */
export async function unmarkMoved(tx: Transaction): Promise<boolean> {
  const rows = await tx.query("DELETE FROM settings WHERE key = 'movedAt' RETURNING key")
  return rows.length > 0
}

/** Marks the database as a copy, which the next copy may replace as long as no server has served from it. */
export async function markCopy(tx: Transaction): Promise<void> {
  await unmarkMoved(tx)
  await writeSetting(tx, 'isUnservedCopy', true)
}
