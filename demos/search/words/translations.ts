import { AFRIKAANS } from './afrikaans.ts'
import { ISIZULU } from './isizulu.ts'
import { OTHER_ENGLISH } from './other-english.ts'

/** One of these, each as words that belong together: `riempie stool` or `riempie chair`. */
export type Alternatives = ReadonlyArray<ReadonlyArray<string>>

const written: ReadonlyArray<readonly [string, string]> = [AFRIKAANS, ISIZULU, OTHER_ENGLISH].flatMap(
  (words) => Object.entries(words),
)
const translations: ReadonlyMap<string, Alternatives> = new Map(
  written.map(([word, meant]) => [word, meant.split('|').map((words) => words.split(' '))]),
)

/** @returns none where no other word of ours is written so */
export const translated = (word: string): Alternatives => translations.get(word) ?? []

/** The words that are understood and begin so, the shortest first. */
export const translatedBeginning = (beginning: string): ReadonlyArray<string> =>
  translatedWords.filter((word) => word.startsWith(beginning))

export const translatedWords: ReadonlyArray<string> = [...translations.keys()].sort(
  (a, b) => a.length - b.length,
)
