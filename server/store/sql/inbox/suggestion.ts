import type { Transaction } from '../database.ts'
import { foldText } from './search-words.ts'

/** Similar words are taken from the newest texts, and only from their beginning. */
const MAX_TEXTS = 400
const MAX_CHARS = 300
/** Only words without digits: a number may be a telephone number. */
const WORDS = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}])/gu

/** Replaces words without a match by similar words of recent texts; null if one has no similar word. */
export async function suggestionFor(tx: Transaction, words: ReadonlyArray<string>): Promise<string | null> {
  const knownWords = knownWordsIn(await newestTexts(tx))
  const suggested = words.map((word) => (knownWords.has(word) ? word : suggestWord(word, knownWords)))
  const isDifferent = suggested.some((word, index) => word !== words[index])
  return isDifferent && suggested.every((word) => word !== null) ? suggested.join(' ') : null
}

/** The texts that {@link suggestionFor} reads. */
export async function newestTexts(tx: Transaction): Promise<Array<string>> {
  const rows = await tx.query(
    `SELECT substr(text, 1, ?) AS text FROM search_texts
     WHERE id > (SELECT max(id) FROM search_texts) - CAST(? AS BIGINT) AND source <> 'contact' ORDER BY id DESC`,
    [MAX_CHARS, MAX_TEXTS],
  )
  return rows.map(({ text }) => String(text))
}

function knownWordsIn(texts: ReadonlyArray<string>): KnownWords {
  const knownWords = new Map<string, { written: string; count: number }>()
  for (const spelling of texts.flatMap((text) => text.match(WORDS) ?? [])) {
    const word = foldText(spelling)
    const previous = knownWords.get(word)
    if (previous) previous.count += 1
    else knownWords.set(word, { written: spelling, count: 1 })
  }
  return knownWords
}

/** Shorter words are not corrected, because too many others are similar. */
const MIN_CHARS = 3
/** Longer words may have two errors. */
const MAX_CHARS_WITH_ONE_STEP = 5

/** Normalised words with their frequency and original spelling. */
type KnownWords = ReadonlyMap<string, { written: string; count: number }>

type SimilarWord = { steps: number; count: number; written: string | null }

/** The most similar known word, then the most frequent; null if none is similar. */
export function suggestWord(word: string, knownWords: KnownWords): string | null {
  const maxSteps = word.length <= MAX_CHARS_WITH_ONE_STEP ? 1 : 2
  let best: SimilarWord = { steps: maxSteps, count: 0, written: null }
  if (word.length < MIN_CHARS) return null
  for (const [candidate, { written: spelling, count }] of knownWords) {
    if (candidate.length < MIN_CHARS || Math.abs(candidate.length - word.length) > maxSteps) continue
    const steps = editDistance(word, candidate)
    if (steps < best.steps || (steps === best.steps && count > best.count))
      best = { steps, count, written: spelling }
  }
  return best.written
}

/** The Damerau–Levenshtein distance (optimal string alignment) of two words. */
function editDistance(word: string, candidate: string): number {
  let twoAbove: Array<number> = []
  let above = Array.from({ length: candidate.length + 1 }, (_, column) => column)
  for (let row = 1; row <= word.length; row += 1) {
    const steps = [row]
    for (let column = 1; column <= candidate.length; column += 1) {
      const isSame = word[row - 1] === candidate[column - 1]
      const isSwapped = word[row - 1] === candidate[column - 2] && word[row - 2] === candidate[column - 1]
      steps[column] = Math.min(
        at(above, column) + 1,
        at(steps, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(twoAbove, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    twoAbove = above
    above = steps
  }
  return at(above, candidate.length)
}

function at(steps: ReadonlyArray<number>, column: number): number {
  return steps[column] ?? Number.POSITIVE_INFINITY
}
