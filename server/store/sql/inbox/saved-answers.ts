import { z } from 'zod'
import { query, type Work } from '../work.ts'

const rowSchema = z.object({ id: z.string(), name: z.string(), subject: z.string(), text: z.string() })

/** An answer to begin with. */
export type SavedAnswer = z.infer<typeof rowSchema>

/** All of them, in their order. */
export function* savedAnswers(): Work<Array<SavedAnswer>> {
  const rows = yield* query('SELECT id, name, subject, text FROM saved_answers ORDER BY position')
  return rows.map((row) => rowSchema.parse(row))
}

/** Puts these in the place of all there were. */
export function* replaceSavedAnswers(answers: ReadonlyArray<SavedAnswer>): Work<void> {
  yield* query('DELETE FROM saved_answers')
  for (const [position, { id, name, subject, text }] of answers.entries())
    yield* query(
      'INSERT INTO saved_answers (position, id, name, subject, text) VALUES (?, ?, ?, ?, ?)',
      ...[position, id, name, subject, text],
    )
}
