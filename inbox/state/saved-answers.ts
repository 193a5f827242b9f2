import type { SavedAnswer, SavedAnswers } from '../../domain/inbox/api/settings.ts'
import { type MergedAnswers, mergeSavedAnswers } from '../../domain/inbox/merge-saved-answers.ts'
import type { InboxApi } from '../api/inbox-api.ts'
import { isRefused } from '../api/refused.ts'

/** My answers merged with colleagues' changes, and those that both changed; `base` is the stored version. */
type AnswersConflict = MergedAnswers & { base: SavedAnswers }

const MAX_ATTEMPTS = 3

/**
 * Stores saved answers, merged with the changes that colleagues made meanwhile.
 *
 * @param base the answers before the change
 * @returns null if they are stored; otherwise a conflict, if an answer was changed on both sides
 * @throws {Refused}
 */
export async function saveSavedAnswers(
  api: Pick<InboxApi, 'savedAnswers' | 'setSavedAnswers'>,
  base: SavedAnswers,
  answers: ReadonlyArray<SavedAnswer>,
  attemptsLeft = MAX_ATTEMPTS,
): Promise<AnswersConflict | null> {
  try {
    await api.setSavedAnswers({ revision: base.revision, answers: [...answers] })
    return null
  } catch (error) {
    if (!isRefused(error, 'stale') || attemptsLeft === 1) throw error
    const newestAnswers = await api.savedAnswers()
    const mergedAnswers = mergeSavedAnswers(base.answers, answers, newestAnswers.answers)
    if (mergedAnswers.theirs.size > 0) return { ...mergedAnswers, base: newestAnswers }
    return saveSavedAnswers(api, newestAnswers, mergedAnswers.answers, attemptsLeft - 1)
  }
}
