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

/** `five`; from 13 on the figures, and for what is not whole: `13`, `1,5`. */
export function inWords(count: number): string {
  return WORDS[count] ?? decimal(count)
}

/** `1 page`, `5 pages`, `9 800 lines` */
export function counted(count: number, noun: string): string {
  return `${groupedCount(count)} ${pluralised(count, noun)}`
}

/** `page` of one, `pages` and `enquiries` of any other number: for nouns that take an s. */
export function pluralised(count: number, noun: string): string {
  if (count === 1) return noun
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** `1st`, `12th`, `24th` */
export function ordinal(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}

/** `Words for six pages`: the first letter as a sentence begins. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** `1,5`: a number with South Africa's decimal comma. */
export function decimal(value: number): string {
  return String(value).replace('.', ',')
}

/** `15%` or `7,5%` of basis points, of which a hundred are one per cent. */
export function percent(bps: number): string {
  return `${decimal(bps / 100)}%`
}

/** Does not break over two lines: it is U+00A0. */
export const NO_BREAK_SPACE = '\u00a0'

/** `3 184`: a whole number of 0 or more in groups of three, as people in South Africa print it. */
export function groupedCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)
}

/** Words as a sentence: with a full stop, unless they end with a mark already. */
export function fullStop(words: string): string {
  const trimmed = words.trim()
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}
