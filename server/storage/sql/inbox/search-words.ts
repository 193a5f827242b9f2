/** A question of more words, or of longer ones, finds nothing better, and costs more. */
const MOST_WORDS = 8
const LONGEST_WORD = 40
/** Of a shorter beginning far too much would be found. */
const SHORTEST_BEGINNING = 3

/** A word looked for; `begins`: what only begins so is found too. */
export type SearchWord = { word: string; begins: boolean }

/**
 * The words of a question: letters and digits only, so that nothing in it is a word of any search language. The last one may be half
 * typed.
 */
export function searchWords(question: string): Array<SearchWord> {
  const words = plainWord(question).match(/[\p{L}\p{N}]+/gu) ?? []
  const some = words.slice(0, MOST_WORDS).map((word) => Array.from(word).slice(0, LONGEST_WORD).join(''))
  return some.map((word, place) => ({
    word,
    begins: place === words.length - 1 && word.length >= SHORTEST_BEGINNING,
  }))
}

/** Without accents, as the databases search. */
export function plainWord(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
