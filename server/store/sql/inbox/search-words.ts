import { phoneSpellings } from '../../../../domain/inbox/words/phone-number.ts'

/** More or longer words would cost more without better results. */
const MAX_WORDS = 8
const MAX_WORD_CHARS = 40
/** A shorter prefix would match far too much. */
const MIN_PREFIX_CHARS = 3
const DIGITS = /^\d+$/
const ENQUIRY_NUMBER = /^e(\d+)$/

/**
 * A text matches a term if it contains one of the spellings, each a phrase of consecutive words. `isPrefix`: the last word of a
 * spelling is a prefix.
 */
export type SearchTerm = { spellings: ReadonlyArray<ReadonlyArray<string>>; isPrefix: boolean }

/** A parsed search. */
export type ParsedSearch = {
  /** In lower case and without accents; limited in number and length. */
  words: ReadonlyArray<string>
  /** A text must match all of them. */
  terms: ReadonlyArray<SearchTerm>
  /**
   * The last word, which may still be being typed: texts with a longer word that begins with it match too. Null if it is too short
   * or a number.
   */
  unfinishedWord: string | null
}

/**
 * Parses a search into letters and digits only, so that it contains no operators of a search language. Telephone numbers match with
 * any spacing, with +27 or 0, and without their area code; an enquiry’s number with or without its hyphen; other numbers as typed.
 */
export function parseSearch(typed: string): ParsedSearch {
  const words = (foldText(typed).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => Array.from(word).slice(0, MAX_WORD_CHARS).join(''))
  const lastWord = words.at(-1) ?? ''
  return {
    words,
    terms: groupDigits(words).flatMap(termsOf),
    unfinishedWord: lastWord.length >= MIN_PREFIX_CHARS && !DIGITS.test(lastWord) ? lastWord : null,
  }
}

/** Removes accents and capital letters, as the databases do. */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** Groups consecutive words of digits, because they may be a telephone number. */
function groupDigits(words: ReadonlyArray<string>): Array<Array<string>> {
  const groups: Array<Array<string>> = []
  for (const word of words) {
    const previousGroup = groups.at(-1)
    if (previousGroup && DIGITS.test(word) && DIGITS.test(previousGroup[0] ?? '')) previousGroup.push(word)
    else groups.push([word])
  }
  return groups
}

function termsOf(group: ReadonlyArray<string>): Array<SearchTerm> {
  const phone = phoneSpellings(group.join(''))
  if (!phone) return group.map((word) => ({ spellings: spellingsOf(word), isPrefix: false }))
  return [{ spellings: [...phone.spellings, group], isPrefix: phone.isPart }]
}

/** `e477` may mean `E-477`, which the databases index as two words. */
function spellingsOf(word: string): SearchTerm['spellings'] {
  const digits = ENQUIRY_NUMBER.exec(word)?.[1]
  return digits === undefined ? [[word]] : [[word], ['e', digits]]
}
