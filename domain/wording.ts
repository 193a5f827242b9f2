const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** `five`; digits from 13 on, and for fractions: `13`, `1,5`. */
export function inWords(count: number): string {
  return WORDS[count] ?? decimal(count)
}

/** `1 page`, `5 pages`, `9 800 lines` */
export function counted(count: number, noun: string): string {
  return `${groupedCount(count)} ${pluralised(count, noun)}`
}

/** `page` for 1, `pages` and `enquiries` for other numbers: for regular plurals. */
export function pluralised(count: number, noun: string): string {
  if (count === 1) return noun
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** `Monday`, `Monday or Tuesday`, `Monday, Tuesday or Friday` */
export function listInWords(names: ReadonlyArray<string>, conjunction: 'and' | 'or'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`
}

/** `1st`, `12th`, `24th` */
export function ordinal(position: number): string {
  const isTeen = position % 100 >= 11 && position % 100 <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th')
  return `${position}${ending}`
}

/** `Words for six pages`: capitalises the first letter. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** `1,5`: a number with South Africa's decimal comma. */
export function decimal(value: number): string {
  return String(value).replace('.', ',')
}

/** `15%` or `7,5%` from basis points, hundredths of a per cent. */
export function percent(bps: number): string {
  return `${decimal(bps / 100)}%`
}

/** A no-break space, U+00A0. */
export const NO_BREAK_SPACE = '\u00a0'

/** `3 184`: a whole number of 0 or more in groups of three, in South African format. */
export function groupedCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)
}

/** Ends a text with a full stop, unless it ends with a punctuation mark. */
export function fullStop(words: string): string {
  const trimmed = words.trim()
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}
