import { phoneSpellings } from '../../../../domain/inbox/words/phone-number.ts'

/** A question of more words, or of longer ones, finds nothing better, and costs more. */
const MAX_WORDS = 8
const MAX_WORD_CHARS = 40
/** Of a shorter beginning far too much would be found. */
const MIN_PREFIX_CHARS = 3
const DIGITS = /^\d+$/
const ENQUIRY_NUMBER = /^e(\d+)$/

/**
 * A part of a question. A text has it if it has one of the spellings: words, one directly after the other.
 * `begins`: the last word of a spelling may be the beginning of a longer one.
 */
export type SearchTerm = { spellings: ReadonlyArray<ReadonlyArray<string>>; begins: boolean }

/** What is searched for. */
export type SearchQuestion = {
  /** As they were typed, without accents. */
  words: ReadonlyArray<string>
  /** A text has to have all of them. */
  terms: ReadonlyArray<SearchTerm>
  /** The last word, which may be half typed: a text may have a longer word in the place of the last term. */
  halfTyped: string | null
}

/**
 * Reads a question: letters and digits only, so that nothing in it is a word of any search language. A telephone number is found
 * however it is spaced, with +27 or with 0, and without its area code; an enquiry’s number with its hyphen or without; any other
 * number as it is typed.
 */
export function readQuestion(question: string): SearchQuestion {
  const words = (plainWord(question).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => Array.from(word).slice(0, MAX_WORD_CHARS).join(''))
  const last = words.at(-1) ?? ''
  return {
    words,
    terms: inNumbers(words).flatMap(termsOf),
    halfTyped: last.length >= MIN_PREFIX_CHARS && !DIGITS.test(last) ? last : null,
  }
}

/** Without accents, as the databases search. */
export function plainWord(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** Each word alone, but for groups of digits that follow each other: together they may be a telephone number. */
function inNumbers(words: ReadonlyArray<string>): Array<Array<string>> {
  const groups: Array<Array<string>> = []
  for (const word of words) {
    const before = groups.at(-1)
    if (before && DIGITS.test(word) && DIGITS.test(before[0] ?? '')) before.push(word)
    else groups.push([word])
  }
  return groups
}

function termsOf(group: ReadonlyArray<string>): Array<SearchTerm> {
  const phone = phoneSpellings(group.join(''))
  if (!phone) return group.map((word) => ({ spellings: spellingsOf(word), begins: false }))
  return [{ spellings: [...phone.spellings, group], begins: phone.isPart }]
}

/** `e477` may be `E-477`, which the databases take for two words. */
function spellingsOf(word: string): SearchTerm['spellings'] {
  const digits = ENQUIRY_NUMBER.exec(word)?.[1]
  return digits === undefined ? [[word]] : [[word], ['e', digits]]
}
