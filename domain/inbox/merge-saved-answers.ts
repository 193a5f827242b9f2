import type { SavedAnswer } from './api/settings.ts'

type Answers = ReadonlyArray<SavedAnswer>

/** `theirs`: the stored version of each answer that both changed, by its id; null if they removed it. Until the user has chosen, `answers` has mine. */
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
  for (const their of theirs) {
    const [before, my] = [withId(base, their.id), withId(myAnswers, their.id)]
    if (isSame(my, their) || isSame(my, before)) answers.push(their)
    else if (!isSame(before, their)) {
      // An answer that I removed is restored, because they have edited it.
      answers.push(my ?? their)
      conflicts.set(their.id, their)
    } else if (my) answers.push(my)
  }
  for (const my of myAnswers.filter(({ id }) => !withId(theirs, id))) {
    const before = withId(base, my.id)
    if (isSame(my, before)) continue
    answers.push(my)
    if (before) conflicts.set(my.id, null)
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
