import type { SavedAnswer } from './api/settings.ts'

type Answers = ReadonlyArray<SavedAnswer>

/**
 * `theirs`: the stored version of each answer that both changed, by its id; null if it was removed.
 * `answers` contains my version, or theirs if I removed it.
 */
export type MergedAnswers = { answers: Array<SavedAnswer>; theirs: ReadonlyMap<string, SavedAnswer | null> }

/**
 * Merges two simultaneous edits of the saved answers: what only one person changed, added or removed is kept that way.
 *
 * @param base the version that both started from
 * @param theirs the stored version; its order is kept
 */
export function mergeSavedAnswers(base: Answers, myAnswers: Answers, theirs: Answers): MergedAnswers {
  const answers: Array<SavedAnswer> = []
  const conflicts = new Map<string, SavedAnswer | null>()
  for (const stored of theirs) {
    const [before, myAnswer] = [withId(base, stored.id), withId(myAnswers, stored.id)]
    if (isSame(myAnswer, stored) || isSame(myAnswer, before)) answers.push(stored)
    else if (!isSame(before, stored)) {
      // An answer that I removed is restored, because they have edited it.
      answers.push(myAnswer ?? stored)
      conflicts.set(stored.id, stored)
    } else if (myAnswer) answers.push(myAnswer)
  }
  for (const myAnswer of myAnswers.filter(({ id }) => !withId(theirs, id))) {
    const before = withId(base, myAnswer.id)
    if (isSame(myAnswer, before)) continue
    answers.push(myAnswer)
    if (before) conflicts.set(myAnswer.id, null)
  }
  return { answers, theirs: conflicts }
}

function withId(answers: Answers, id: string): SavedAnswer | undefined {
  return answers.find((answer) => answer.id === id)
}

function isSame(first: SavedAnswer | undefined, second: SavedAnswer | undefined): boolean {
  if (!first || !second) return first === second
  return first.name === second.name && first.subject === second.subject && first.text === second.text
}
