import type { Font } from 'satori'
import { type Family, fontFiles, fontWith, type Weight } from '../plan/pdf/fonts.ts'

/** Names are set only in the display face. */
const FAMILY = 'display'
const WEIGHT = 700
const ELLIPSIS = '…'
const LINES = 2

type FittedName = { size: number; lines: ReadonlyArray<string> }

/** Whether the fonts have every letter of a text; missing ones would be empty boxes. */
export function canDraw(text: string): boolean {
  return [...text].every((letter) => fontWith(letter, FAMILY, WEIGHT) !== null)
}

/**
 * Sets a name on at most two lines, as large as possible. In the smallest size, long words are broken, and the rest is cut off.
 *
 * @param width of a line, in pixels
 * @param sizes in pixels, largest first
 */
export function fitName(name: string, width: number, sizes: readonly [number, ...Array<number>]): FittedName {
  for (const size of sizes) {
    const lines = linesOf(name.split(' '), width / size)
    if (lines.length <= LINES && lines.every((line) => emsOf(line) * size <= width)) return { size, lines }
  }
  const size = sizes.at(-1) ?? sizes[0]
  const pieces = name.split(' ').flatMap((word) => breakWord(word, width / size))
  const [first = '', ...otherLines] = linesOf(pieces, width / size)
  const lines = otherLines.length > 0 ? [first, truncate(otherLines.join(' '), width / size)] : [first]
  return { size, lines }
}

function linesOf(words: ReadonlyArray<string>, ems: number): Array<string> {
  const lines: Array<string> = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length === 0 || emsOf(longer) > ems) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

function breakWord(word: string, ems: number): Array<string> {
  const pieces = ['']
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`
    if (emsOf(longer) > ems) pieces.push(letter)
    else pieces[pieces.length - 1] = longer
  }
  return pieces
}

function truncate(text: string, ems: number): string {
  if (emsOf(text) <= ems) return text
  const letters = [...text]
  while (letters.length > 1 && emsOf(`${letters.join('')}${ELLIPSIS}`) > ems) letters.pop()
  return `${letters.join('').trimEnd()}${ELLIPSIS}`
}

/** Width in ems. Kerning, which only narrows a name, is ignored. */
function emsOf(text: string): number {
  let ems = 0
  for (const letter of text) {
    const font = fontWith(letter, FAMILY, WEIGHT)?.font
    const advance = font?.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth ?? 0
    ems += advance / (font?.unitsPerEm ?? 1)
  }
  return ems
}

// Each file of a face needs its own name: satori would use only the first of several files with one name.
const display = facesOf('display', 700)
const body = facesOf('body', 600)

/** All faces of a card. */
export const FACES: Array<Font> = [...display, ...body]
/** The font stack for headings, prices and names. */
export const DISPLAY = namesOf(display)
/** The font stack for other text. */
export const BODY = namesOf(body)

function facesOf(family: Family, weight: Weight): Array<Font> {
  return fontFiles(family, weight).map(({ name, bytes }) => ({
    name: `${family} ${name}`,
    data: bytes,
    weight,
    style: 'normal',
  }))
}

function namesOf(fonts: ReadonlyArray<Font>): string {
  return fonts.map(({ name }) => name).join(', ')
}
