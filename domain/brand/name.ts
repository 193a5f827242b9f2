/** The longest name that is shown in full, in characters (code points). */
export const NAME_MAX_CHARS = 60
/** Longer input is cut off here: far above {@link NAME_MAX_CHARS}, so that a name that is too long is still recognised. */
export const NAME_TYPED_MAX_CHARS = 400
const SHORT_MAX_CHARS = 16
const ADDRESS_MAX_CHARS = 24
/** The domain label for a name without any of a–z and 0–9. */
const FALLBACK_ADDRESS = 'your-business'

/** A business's name as screens show it. */
export type ShownName = {
  /** At most {@link NAME_MAX_CHARS}. */
  name: string
  /** As many whole words as fit a button or a sign: at most 16 characters. */
  short: string
  /** One character for a round badge, or a flag. */
  initial: string
  /** An example domain for the name, under a TLD that never resolves (RFC 2606): `thandis-kitchen.example`. */
  address: string
}

/** Invisible and direction-changing characters, except joiners and the emoji variation selector, which shape adjacent characters. */
const UNSHOWABLE = /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Repeated joiners mean the same as one. */
const PILED_JOINERS = /(\u200c|\u200d)(?:\u200c|\u200d)+/gu
/** More marks on one letter than any writing has. */
const PILED_MARKS = /((?:(?:\u200c|\u200d)?\p{M}){3})(?:(?:\u200c|\u200d)?\p{M})+/gu
/** Combining marks and joiners before the first visible character: alone they are neither a name nor an initial. */
const BEFORE_VISIBLE = /^[\p{M}\p{Z}\u200c\u200d]+/u
/** Characters that attach to the previous one. */
const BELONGS_TO_PREVIOUS = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u
/** A regional indicator; two of them are one flag. */
const FLAG_LETTER = /^\p{RI}/u

/**
 * Normalises a typed name for storage: one line, trimmed, without invisible characters. The result may be longer than
 * {@link NAME_MAX_CHARS}, or empty.
 */
export function tidyName(typed: string): string {
  return typed
    .replace(/\s/g, ' ')
    .replace(UNSHOWABLE, '')
    .normalize('NFC')
    .replace(PILED_JOINERS, '$1')
    .replace(PILED_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(BEFORE_VISIBLE, '')
    .trimEnd()
}

/** Symbols like © are not emoji; a number in a box is one. */
const EMOJI = /(?![©®™])\p{Extended_Pictographic}|\p{RI}|[\ufe0f\u20e3]/u

/** A name without emoji, for fonts that have none. */
export function withoutEmoji(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  return tidyName(characters.filter((character) => !EMOJI.test(character)).join(''))
}

/** Whether a normalised name is truncated for display. */
export function isTooLong(tidyText: string): boolean {
  return [...tidyText].length > NAME_MAX_CHARS
}

/**
 * A name for display, truncated between characters if it is too long.
 *
 * @returns null for an empty name: the products then show their own
 */
export function shownName(typed: string): ShownName | null {
  const name = cut(tidyName(typed), NAME_MAX_CHARS)
  if (name === '') return null
  return { name, short: shortened(name), initial: initialOf(name), address: `${addressName(name)}.example` }
}

/** Truncates to a number of characters, without splitting a grapheme. */
function cut(text: string, maxChars: number): string {
  const characters = [...text]
  if (characters.length <= maxChars) return text
  let end = maxChars
  while (end > 0 && isWithinGrapheme(characters, end)) end -= 1
  return characters
    .slice(0, end || maxChars)
    .join('')
    .trim()
}

/** Whether the characters before and at an index belong to one grapheme. */
function isWithinGrapheme(characters: ReadonlyArray<string>, index: number): boolean {
  const [previousCharacter = '', character = ''] = characters.slice(index - 1, index + 1)
  if (BELONGS_TO_PREVIOUS.test(character) || previousCharacter === '\u200d') return true
  return FLAG_LETTER.test(character) && flagLettersBefore(characters, index) % 2 === 1
}

function flagLettersBefore(characters: ReadonlyArray<string>, index: number): number {
  const start = characters.slice(0, index).findLastIndex((character) => !FLAG_LETTER.test(character)) + 1
  return index - start
}

function shortened(name: string): string {
  const words = name.split(' ')
  const [first = ''] = words
  if ([...first].length > SHORT_MAX_CHARS) return `${cut(first, SHORT_MAX_CHARS - 1)}…`
  // A sign that ends in “and” looks truncated.
  return wholeWords(words, ' ', SHORT_MAX_CHARS).replace(/ (?:and|en|na|&|\+|-|–)$/iu, '')
}

/** As many whole words as fit, and at least the first one. */
function wholeWords(
  [first = '', ...otherWords]: ReadonlyArray<string>,
  separator: string,
  maxChars: number,
): string {
  let text = first
  for (const word of otherWords) {
    const longer = text + separator + word
    if ([...longer].length > maxChars) break
    text = longer
  }
  return text
}

function initialOf(name: string): string {
  const letter = /\p{L}|\p{N}/u.exec(name)?.[0]
  if (letter) return [...letter.toUpperCase()][0] ?? ''
  return /^(?:\p{RI}{2}|.)/u.exec(name)?.[0] ?? ''
}

function addressName(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const address = wholeWords(words, '-', ADDRESS_MAX_CHARS).replace(/-and$/, '')
  return address.slice(0, ADDRESS_MAX_CHARS) || FALLBACK_ADDRESS
}
