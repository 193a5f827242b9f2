import { type Alternatives, translatedWithPrefix, translatedWords, translationsOf } from './translations.ts'
import { foldedWords, type Vocabulary } from './vocabulary.ts'

/** Further words are ignored. */
const MAX_WORDS = 8
const STOP_WORDS = new Set('a an and the of in on with for from to by en n die van vir met in op'.split(' '))

export type QueryTerm = {
  /** One of the alternatives must match; each word may be a prefix. */
  alternatives: Alternatives
  /** Whether the term names a product type, so that only product words are searched, not workshops and places. */
  namesProductType: boolean
  /** The correction, if the typed word is unknown. */
  correctedTo: string | null
  displayText: string
}

/** @returns null if a word is unknown and similar to no known word; empty if the text has no words */
export function parseQueryTerms(text: string, vocabulary: Vocabulary): ReadonlyArray<QueryTerm> | null {
  const typed = foldedWords(text)
  const significantWords = typed.filter((word) => !STOP_WORDS.has(word))
  const words = (significantWords.length > 0 ? significantWords : typed).slice(0, MAX_WORDS)
  const terms = words.map((word) => parseTerm(word, vocabulary))
  return terms.every((term) => term !== null) ? terms : null
}

function parseTerm(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  return (
    exactTerm(typed, vocabulary) ??
    singularTerm(typed, vocabulary) ??
    translatedPrefixTerm(typed) ??
    correctedTerm(typed, vocabulary)
  )
}

function exactTerm(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  const translations = translationsOf(typed)
  const namesProductType = vocabulary.namesProduct(typed)
  const knownWords = vocabulary.withPrefix(typed)
  const isShopWord =
    namesProductType || vocabulary.namesMaker(typed) || (translations.length === 0 && knownWords.length > 0)
  const alternatives = isShopWord ? [[typed], ...translations] : translations
  if (alternatives.length === 0) return null
  const isProductType =
    namesProductType ||
    (translations.length > 0 && !isShopWord) ||
    (translations.length === 0 && knownWords.some(vocabulary.namesProduct))
  return {
    alternatives,
    namesProductType: isProductType,
    correctedTo: null,
    displayText: (isShopWord ? knownWords[0] : translations[0]?.join(' ')) ?? typed,
  }
}

/** The singular of a plural: `blanket` for `blankets`. */
function singularTerm(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  const singular = [typed.replace(/es$/, ''), typed.replace(/s$/, '')].find(
    (word) => word !== typed && (vocabulary.namesProduct(word) || translationsOf(word).length > 0),
  )
  return singular === undefined ? null : exactTerm(singular, vocabulary)
}

/** A prefix of a translated word: `spie` for `spieël`. */
function translatedPrefixTerm(typed: string): QueryTerm | null {
  const [word] = typed.length < 3 ? [] : translatedWithPrefix(typed)
  if (word === undefined) return null
  const alternatives = translationsOf(word)
  return {
    alternatives,
    namesProductType: true,
    correctedTo: null,
    displayText: alternatives[0]?.join(' ') ?? word,
  }
}

function correctedTerm(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  const word = correctSpelling(typed, vocabulary)
  const term = word === null ? null : exactTerm(word, vocabulary)
  return term && { ...term, correctedTo: word }
}

/** Words shorter than 4 letters are not corrected, and those shorter than 6 may have only one mistake. */
const MIN_CHARS_FOR_ONE_MISTAKE = 4
const MIN_CHARS_FOR_TWO_MISTAKES = 6

/**
 * The most likely correction of an unknown word.
 *
 * @returns null if no word is similar enough
 */
function correctSpelling(typed: string, vocabulary: Vocabulary): string | null {
  if (typed.length < MIN_CHARS_FOR_ONE_MISTAKE || /\d/.test(typed)) return null
  let best: { word: string; distance: number; frequency: number } | null = null
  for (const word of [...vocabulary.words(), ...translatedWords]) {
    const distance = distanceIfNear(typed, word)
    const frequency = vocabulary.frequencyOf(word)
    const isNearer = distance < (best?.distance ?? Number.POSITIVE_INFINITY)
    if (isNearer || (best && distance === best.distance && frequency > best.frequency))
      best = { word, distance, frequency }
  }
  return best && Number.isFinite(best.distance) ? best.word : null
}

/**
 * The number of mistakes; infinite if there are too many. A match with a prefix counts as half a mistake more
 * than one with the whole word. Two mistakes are accepted only if the first letter is right.
 */
function distanceIfNear(typed: string, word: string): number {
  const maxMistakes = typed.length < MIN_CHARS_FOR_TWO_MISTAKES ? 1 : 2
  if (word.length < typed.length - maxMistakes || !beginsAlike(typed, word)) return Number.POSITIVE_INFINITY
  const { whole, prefix } = editDistance(typed, word)
  const nearDistance = Math.min(whole, prefix + 0.5)
  const isNear = whole <= maxMistakes || prefix <= 1
  const isLikely = nearDistance < 2 || typed[0] === word[0]
  return isNear && isLikely ? nearDistance : Number.POSITIVE_INFINITY
}

/** Whether the beginnings are similar: a quick test that excludes most words. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0]
}

/**
 * The edit distance between the typed text and a word: insertions, deletions, substitutions and swaps.
 *
 * @returns `whole`: to the whole word; `prefix`: to its nearest prefix, for a word that is still being typed
 */
function editDistance(typed: string, word: string): { whole: number; prefix: number } {
  let rowBefore: Array<number> = []
  let row = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let index = 1; index <= typed.length; index += 1) {
    const newRow = nextRow(typed, word, index, rowBefore, row)
    rowBefore = row
    row = newRow
  }
  return { whole: row[word.length] ?? typed.length, prefix: Math.min(...row) }
}

/** A row of the Damerau-Levenshtein table: the distances between the first `at` letters and each prefix of the word. */
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
