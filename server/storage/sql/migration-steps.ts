import { readdirSync } from 'node:fs'
import { OperatorError } from '../../operator-error.ts'

/**
 * The steps that bring a database to the newest layout, in their order.
 *
 * @param folder of a store's migrations
 * @param applied files of the steps that it has taken already
 * @throws {OperatorError} if it has taken one that this program does not have: a newer one wrote it, and may rely on what this one
 *   would leave out
 */
export function stepsToTake(folder: URL, applied: ReadonlySet<unknown>): Array<string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const unknown = [...applied].filter((file) => !files.includes(String(file)))
  if (unknown.length > 0)
    throw new OperatorError(
      `The database is of a newer version of this program, which took the step ${unknown.join(', ')}: start that version, or restore a backup of before, as docs/owner.md says under Backups`,
    )
  return files.filter((file) => !applied.has(file)).toSorted()
}
