import { readdirSync } from 'node:fs'
import { z } from 'zod'
import packageJson from '../../../package.json' with { type: 'json' }
import { OperatorError } from '../../errors.ts'

/** The version of this program, which is stored with each step that it applies. */
export const PROGRAM = packageJson.version

/** The first step, which creates the layout of version 0.10.0. A database of that version has reached it by older steps. */
const BASELINE = '000-version-0.10.0.sql'

const appliedSchema = z.object({
  file: z.string(),
  /** Missing for the oldest steps. */
  program: z.string().nullish(),
})
type AppliedStep = z.infer<typeof appliedSchema>

/**
 * The pending steps of a database, in order.
 *
 * @param folder with a store's migrations
 * @param lastOf010 the last step of version 0.10.0 in this store
 * @param applied rows of the database's table `migrations`: the applied steps
 * @throws {OperatorError} if the database is older than version 0.10.0, or has applied a step of a newer program
 */
export function pendingMigrations(
  folder: URL,
  lastOf010: string,
  applied: ReadonlyArray<unknown>,
): Array<string> {
  const steps = applied.map((row) => appliedSchema.parse(row)).toSorted((a, b) => (a.file < b.file ? -1 : 1))
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const names = new Set(steps.map(({ file }) => file))
  const is010 = names.has(lastOf010)
  const newerSteps = steps.filter(({ file }) => file > lastOf010 && !files.includes(file))
  if (newerSteps.length > 0) throw new OperatorError(newerSentence(newerSteps))
  if (steps.length > 0 && !is010 && !names.has(BASELINE)) throw new OperatorError(olderSentence(steps))
  return files.filter((file) => !names.has(file) && !(is010 && file === BASELINE)).toSorted()
}

function newerSentence(newerSteps: ReadonlyArray<AppliedStep>): string {
  const names = newerSteps.map(({ file }) => file).join(', ')
  const program = newerSteps.findLast((step) => step.program)?.program
  const version = program ? `version ${program}` : 'a newer version'
  return `The database is of ${version} of this program, which took the step ${names}; this is version ${PROGRAM}, which might lose what it does not know. Start ${version} again, or restore a backup from before it, as docs/operations.md says under Going back`
}

function olderSentence(steps: ReadonlyArray<AppliedStep>): string {
  return `The database is older than version 0.10.0 of this program: its last step is ${steps.at(-1)?.file}. Start version 0.10.0 once with it, then this one`
}
