import { type Alternatives, translated, translatedBeginning, translatedWords } from './translations.ts'
import { foldedWords, type Vocabulary } from './vocabulary.ts'

/** More is not read: nobody describes a table in nine words. */
const MOST_WORDS = 8
const LITTLE_WORDS = new Set(
  'a an and the of in on with for from to by en n die van vir met in op'.split(' '),
)

export type QueryTerm = {
  /** One of these; each word may be the beginning of one. */
  alternatives: Alternatives
  /** It names a product: workshops and places that are called so are not meant. */
  namesProductType: boolean
  /** The word that it is taken for, where nothing is called as typed. */
  correctedTo: string | null
  /** As it is said to who typed it. */
  shown: string
}

/** @returns null where one of the words is called nothing, and near nothing; empty: nothing was asked */
export function parseQueryTerms(text: string, vocabulary: Vocabulary): ReadonlyArray<QueryTerm> | null {
  const typed = foldedWords(text)
  const tellingWords = typed.filter((word) => !LITTLE_WORDS.has(word))
  const words = (tellingWords.length > 0 ? tellingWords : typed).slice(0, MOST_WORDS)
  const terms = words.map((word) => queryTerm(word, vocabulary))
  return terms.every((word) => word !== null) ? terms : null
}

function queryTerm(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  return (
    asTyped(typed, vocabulary) ??
    asOneOfSeveral(typed, vocabulary) ??
    asBeginningOfTranslated(typed) ??
    asCorrected(typed, vocabulary)
  )
}

function asTyped(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  const others = translated(typed)
  const namesProductType = vocabulary.namesProduct(typed)
  const knownWords = vocabulary.beginning(typed)
  const isOurs =
    namesProductType || vocabulary.namesPlace(typed) || (others.length === 0 && knownWords.length > 0)
  const alternatives = isOurs ? [[typed], ...others] : others
  if (alternatives.length === 0) return null
  const isProductType =
    namesProductType ||
    (others.length > 0 && !isOurs) ||
    (others.length === 0 && knownWords.some(vocabulary.namesProduct))
  return {
    alternatives,
    namesProductType: isProductType,
    correctedTo: null,
    shown: (isOurs ? knownWords[0] : others[0]?.join(' ')) ?? typed,
  }
}

/** `blankets` where only `blanket` is written. */
function asOneOfSeveral(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  const single = [typed.replace(/es$/, ''), typed.replace(/s$/, '')].find(
    (word) => word !== typed && (vocabulary.namesProduct(word) || translated(word).length > 0),
  )
  return single === undefined ? null : asTyped(single, vocabulary)
}

/** `spie` on the way to `spieël`. */
function asBeginningOfTranslated(typed: string): QueryTerm | null {
  const [word] = typed.length < 3 ? [] : translatedBeginning(typed)
  if (word === undefined) return null
  const alternatives = translated(word)
  return {
    alternatives,
    namesProductType: true,
    correctedTo: null,
    shown: alternatives[0]?.join(' ') ?? word,
  }
}

function asCorrected(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  const word = correctSpelling(typed, vocabulary)
  const meantTerm = word === null ? null : asTyped(word, vocabulary)
  return meantTerm && { ...meantTerm, correctedTo: word }
}

/** From how many letters on one wrong letter is forgiven, and from how many on two. */
const ONE_FORGIVEN = 4
const TWO_FORGIVEN = 6

/**
 * The word that was most likely meant by one that is called nothing.
 *
 * @returns null where even the nearest is too far
 */
function correctSpelling(typed: string, vocabulary: Vocabulary): string | null {
  if (typed.length < ONE_FORGIVEN || /\d/.test(typed)) return null
  let best: { word: string; distance: number; often: number } | null = null
  for (const word of [...vocabulary.words(), ...translatedWords]) {
    const distance = distanceIfNear(typed, word)
    const frequency = vocabulary.howOften(word)
    const isNearer = distance < (best?.distance ?? Number.POSITIVE_INFINITY)
    if (isNearer || (best && distance === best.distance && frequency > best.often))
      best = { word, distance, often: frequency }
  }
  return best && Number.isFinite(best.distance) ? best.word : null
}

/** A word that is right except for its end is half a letter further than a whole one; nobody mistakes two letters and the first. */
function distanceIfNear(typed: string, word: string): number {
  const forgiven = typed.length < TWO_FORGIVEN ? 1 : 2
  if (word.length < typed.length - forgiven || !beginsAlike(typed, word)) return Number.POSITIVE_INFINITY
  const { whole, beginning } = editDistance(typed, word)
  const nearDistance = Math.min(whole, beginning + 0.5)
  const isForgiven = whole <= forgiven || beginning <= 1
  const isLikely = nearDistance < 2 || typed[0] === word[0]
  return isForgiven && isLikely ? nearDistance : Number.POSITIVE_INFINITY
}

/** Whether at most one mistake lies in the first letter: it spares comparing most words. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0]
}

/**
 * How many letters lie between what was typed and a word: one more, one fewer, another one, or two that changed places.
 *
 * @returns `whole`: to the whole word; `beginning`: to that beginning of the word which is nearest, for who is still typing
 */
export function editDistance(typed: string, word: string): { whole: number; beginning: number } {
  let rowBefore: Array<number> = []
  let row = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let index = 1; index <= typed.length; index += 1) {
    const newRow = nextRow(typed, word, index, rowBefore, row)
    rowBefore = row
    row = newRow
  }
  return { whole: row[word.length] ?? typed.length, beginning: Math.min(...row) }
}

/** A row of the table of Damerau and Levenshtein: what lies between the first `at` letters and each beginning of the word. */
function nextRow(
  typed: string,
  word: string,
  at: number,
  rowBefore: ReadonlyArray<number>,
  row: ReadonlyArray<number>,
): Array<number> {
  const newRow = [at]
  for (let to = 1; to <= word.length; to += 1) {
    const isSame = typed[at - 1] === word[to - 1]
    const substitution = (row[to - 1] ?? 0) + (isSame ? 0 : 1)
    const isSwapped = at > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1]
    const swapped = isSwapped ? (rowBefore[to - 2] ?? 0) + 1 : substitution
    newRow.push(Math.min(substitution, swapped, (row[to] ?? 0) + 1, (newRow[to - 1] ?? 0) + 1))
  }
  return newRow
}
