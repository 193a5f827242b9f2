import type { SavedAnswer, SavedAnswers } from '../../domain/inbox/api/settings.ts'
import { type MergedAnswers, mergeSavedAnswers } from '../../domain/inbox/merge-saved-answers.ts'
import type { InboxApi } from '../api/inbox-api.ts'
import { isRefused } from '../api/refused.ts'

/** What others kept meanwhile, merged with what was to be kept. */
export type AnswersConflict = MergedAnswers & { base: SavedAnswers }

const MOST_TRIES = 3

/**
 * Keeps saved answers, and with them what others changed since.
 *
 * @param base what was changed
 * @returns null once they are kept; what to choose from, where both changed the same one
 * @throws {Refused}
 */
export async function keepSavedAnswers(
  api: Pick<InboxApi, 'savedAnswers' | 'keepSavedAnswers'>,
  base: SavedAnswers,
  answers: ReadonlyArray<SavedAnswer>,
  tries = MOST_TRIES,
): Promise<AnswersConflict | null> {
  try {
    await api.keepSavedAnswers({ revision: base.revision, answers: [...answers] })
    return null
  } catch (error) {
    if (!isRefused(error, 'behind') || tries === 1) throw error
    const newest = await api.savedAnswers()
    const merged = mergeSavedAnswers(base.answers, answers, newest.answers)
    if (merged.theirs.size > 0) return { ...merged, base: newest }
    return keepSavedAnswers(api, newest, merged.answers, tries - 1)
  }
}
