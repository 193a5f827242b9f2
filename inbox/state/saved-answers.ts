import type { SavedAnswer, SavedAnswers } from '../../domain/inbox/api/settings.ts'
import { type MergedAnswers, mergeSavedAnswers } from '../../domain/inbox/merge-saved-answers.ts'
import type { InboxApi } from '../api/inbox-api.ts'
import { isRefused } from '../api/refused.ts'

/** The colleagues' changes, merged with one's own. */
export type AnswersConflict = MergedAnswers & { base: SavedAnswers }

const MAX_TRIES = 3

/**
 * Stores saved answers, merged with the changes that colleagues made meanwhile.
 *
 * @param base the answers before the change
 * @returns null once they are stored; otherwise the two versions of an answer that both changed, to choose from
 * @throws {Refused}
 */
export async function keepSavedAnswers(
  api: Pick<InboxApi, 'savedAnswers' | 'keepSavedAnswers'>,
  base: SavedAnswers,
  answers: ReadonlyArray<SavedAnswer>,
  tries = MAX_TRIES,
): Promise<AnswersConflict | null> {
  try {
    await api.keepSavedAnswers({ revision: base.revision, answers: [...answers] })
    return null
  } catch (error) {
    if (!isRefused(error, 'behind') || tries === 1) throw error
    const newestAnswers = await api.savedAnswers()
    const mergedAnswers = mergeSavedAnswers(base.answers, answers, newestAnswers.answers)
    if (mergedAnswers.theirs.size > 0) return { ...mergedAnswers, base: newestAnswers }
    return keepSavedAnswers(api, newestAnswers, mergedAnswers.answers, tries - 1)
  }
}
