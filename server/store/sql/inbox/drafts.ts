import { z } from 'zod'
import type { SavedAnswers } from '../../../../domain/inbox/api/settings.ts'
import { insertRow, type Transaction } from '../database.ts'
import { readSetting, writeSetting } from './settings-rows.ts'

const rowSchema = z.object({
  subject: z.string(),
  text: z.string(),
  attachPlan: z.coerce.boolean(),
  /** Epoch milliseconds. */
  keptAt: z.number(),
})

/** An unfinished reply of a member of staff. */
export type Draft = z.infer<typeof rowSchema>

/** @param staff the author: there is one draft per person and enquiry */
export async function draftOf(tx: Transaction, staff: string, postId: string): Promise<Draft | null> {
  const [row] = await tx.query(
    `SELECT subject, text, attach_plan AS "attachPlan", updated_at AS "keptAt" FROM drafts
     WHERE staff = ? AND post_id = ?`,
    [staff, postId],
  )
  return row ? rowSchema.parse(row) : null
}

/** @returns false if no enquiry has this number */
export async function saveDraft(
  tx: Transaction,
  staff: string,
  number: number,
  draft: Draft,
): Promise<boolean> {
  const { subject, text, attachPlan, keptAt } = draft
  const rows = await tx.query(
    `INSERT INTO drafts (staff, post_id, subject, text, attach_plan, updated_at)
     SELECT ?, post_id, ?, ?, ?, ? FROM enquiries WHERE number = ?
     ON CONFLICT (staff, post_id) DO UPDATE SET subject = excluded.subject, text = excluded.text,
       attach_plan = excluded.attach_plan, updated_at = excluded.updated_at
     RETURNING 1 AS kept`,
    [staff, subject, text, attachPlan ? 1 : 0, keptAt, number],
  )
  return rows.length === 1
}

export async function deleteDraft(tx: Transaction, staff: string, number: number): Promise<void> {
  await tx.query(
    'DELETE FROM drafts WHERE staff = ? AND post_id = (SELECT post_id FROM enquiries WHERE number = ?)',
    [staff, number],
  )
}

const savedAnswerSchema = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
})

const REVISION = 'savedAnswersRevision'

/** All saved answers, in order. */
export async function savedAnswers(tx: Transaction): Promise<SavedAnswers> {
  const rows = await tx.query('SELECT id, name, subject, text FROM saved_answers ORDER BY position')
  return {
    revision: await readSetting(tx, REVISION),
    answers: rows.map((row) => savedAnswerSchema.parse(row)),
  }
}

/**
 * Replaces all saved answers.
 *
 * @param revision of the answers that were edited
 * @returns false if the stored ones differ in revision and content
 */
export async function replaceSavedAnswers(
  tx: Transaction,
  { revision, answers }: SavedAnswers,
): Promise<boolean> {
  // Of two simultaneous calls, the second waits here, and then reads the answers of the first.
  await tx.query(
    `INSERT INTO settings (key, value) VALUES (?, '0') ON CONFLICT (key) DO UPDATE SET value = settings.value`,
    [REVISION],
  )
  const storedAnswers = await savedAnswers(tx)
  if (storedAnswers.revision !== revision)
    return JSON.stringify(storedAnswers.answers) === JSON.stringify(answers)
  await tx.query('DELETE FROM saved_answers')
  for (const [position, { id, name, subject, text }] of answers.entries())
    await insertRow(tx, 'saved_answers', { position, id, name, subject, text })
  await writeSetting(tx, REVISION, revision + 1)
  return true
}
