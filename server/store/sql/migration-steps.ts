import { readdirSync } from 'node:fs'
import { z } from 'zod'
import packageJson from '../../../package.json' with { type: 'json' }
import { OperatorError } from '../../errors.ts'

/** The version of this program, which a database notes beside each step that it takes. */
export const PROGRAM = packageJson.version

const takenSchema = z.object({
  // The first step is renamed by a later one, which names itself in brackets.
  file: z.string().transform((file) => file.replace(/ \(renamed by \d+\)$/, '')),
  /** Of steps before the one that brought this column, and of one whose process ended in the middle, it is unknown. */
  program: z.string().nullish(),
})

/**
 * The steps that bring a database to the newest layout, in their order.
 *
 * @param folder of a store's migrations
 * @param taken rows of the database's table `migrations`: the steps that it has taken already
 * @throws {OperatorError} if it has taken one that this program does not have: a newer one wrote it, and may rely on what this one
 *   would leave out
 */
export function stepsToTake(folder: URL, taken: ReadonlyArray<unknown>): Array<string> {
  const steps = taken.map((row) => takenSchema.parse(row))
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  const unknown = steps
    .filter(({ file }) => !files.includes(file))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
  if (unknown.length > 0) throw new OperatorError(newerSentence(unknown))
  const known = new Set(steps.map(({ file }) => file))
  return files.filter((file) => !known.has(file)).toSorted()
}

function newerSentence(unknown: ReadonlyArray<z.infer<typeof takenSchema>>): string {
  const names = unknown.map(({ file }) => file).join(', ')
  const program = unknown.findLast((step) => step.program)?.program
  const theirs = program ? `version ${program}` : 'a newer version'
  return `The database is of ${theirs} of this program, which took the step ${names}; this is version ${PROGRAM}, which might lose what it does not know. Start ${theirs} again, or restore a backup from before it, as docs/operations.md says under Going back`
}
