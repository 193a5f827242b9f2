import { decimal } from './decimals.ts'
import { groupedCount } from './grouped-count.ts'

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
