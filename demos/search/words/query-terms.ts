import { type Alternatives, translated, translatedBeginning, translatedWords } from './translations.ts'
import { foldedWords, type Vocabulary } from './vocabulary.ts'

/** Further words are ignored: nobody describes a table in nine words. */
const MOST_WORDS = 8
const LITTLE_WORDS = new Set(
  'a an and the of in on with for from to by en n die van vir met in op'.split(' '),
)

export type QueryTerm = {
  /** Alternatives, of which one must match; each word may be a prefix. */
  alternatives: Alternatives
  /** Whether it names a product type, so that workshops and places of that name are not meant. */
  namesProductType: boolean
  /** The correction, if the typed word is unknown. */
  correctedTo: string | null
  /** The word as shown to the user. */
  shown: string
}

/** @returns null if a word is unknown and similar to none; empty without words */
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

/** The singular of a plural: `blanket` for `blankets`. */
function asOneOfSeveral(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  const single = [typed.replace(/es$/, ''), typed.replace(/s$/, '')].find(
    (word) => word !== typed && (vocabulary.namesProduct(word) || translated(word).length > 0),
  )
  return single === undefined ? null : asTyped(single, vocabulary)
}

/** A prefix of a translated word: `spie` for `spieël`. */
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

/** The minimum word lengths for one and for two wrong letters. */
const ONE_FORGIVEN = 4
const TWO_FORGIVEN = 6

/**
 * The most likely correction of an unknown word.
 *
 * @returns null if no word is similar enough
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

/** A match of a prefix counts half a letter more than one of the whole word. Two mistakes are accepted only if the first letter is right. */
function distanceIfNear(typed: string, word: string): number {
  const forgiven = typed.length < TWO_FORGIVEN ? 1 : 2
  if (word.length < typed.length - forgiven || !beginsAlike(typed, word)) return Number.POSITIVE_INFINITY
  const { whole, beginning } = editDistance(typed, word)
  const nearDistance = Math.min(whole, beginning + 0.5)
  const isForgiven = whole <= forgiven || beginning <= 1
  const isLikely = nearDistance < 2 || typed[0] === word[0]
  return isForgiven && isLikely ? nearDistance : Number.POSITIVE_INFINITY
}

/** Whether the beginnings differ by at most one mistake, a quick test that excludes most words. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0]
}

/**
 * The edit distance between the typed text and a word: insertions, deletions, substitutions and swaps.
 *
 * @returns `whole`: to the whole word; `beginning`: to the nearest prefix of the word, while it is being typed
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
