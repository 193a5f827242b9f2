import { type Family, type FontFile, fontWith, type Weight } from './fonts.ts'

/** Sizes in points; `lineHeight` and `spacing` between letters as shares of the size. */
export type TextStyle = {
  family: Family
  weight: Weight
  size: number
  lineHeight: number
  colour: string
  spacing?: number
  /** Digits of equal width, for columns of numbers. */
  tabular?: boolean
}

/** A text in one style; `item`: the index of its list item, null for decoration between items. */
export type Span = { text: string; style: TextStyle; item?: number | null }

/** Text drawn in one call; width in points. */
export type Piece = { text: string; file: FontFile; width: number; span: Span }

/** Width in points, without trailing space. */
export type Line = { pieces: Array<Piece>; width: number }

type Word = { pieces: Array<Piece>; width: number; space: number }

/** Breaks a text into lines at spaces, except no-break spaces; a word wider than the line gets its own line. */
export function linesOf(spans: ReadonlyArray<Span>, width: number): Array<Line> {
  const lines: Array<Line> = []
  let room = 0
  for (const word of wordsOf(spans)) {
    const line = lines.at(-1)
    if (line && word.width <= room) {
      room -= word.width + word.space
      addWord(line, word, width - room - word.space)
    } else {
      room = width - word.width - word.space
      lines.push({ pieces: [...word.pieces], width: word.width })
    }
  }
  return lines
}

/** Width of a text that is not broken. */
export function widthOf(span: Span): number {
  return wordsOf([span]).reduce((sum, { width, space }) => sum + width + space, 0)
}

function addWord(line: Line, word: Word, width: number): void {
  line.width = width
  for (const piece of word.pieces) {
    const last = line.pieces.at(-1)
    if (last && last.span === piece.span && last.file === piece.file) {
      last.text += piece.text
      last.width += piece.width
    } else line.pieces.push(piece)
  }
}

/** Words with their trailing spaces; a word may consist of several spans. */
function wordsOf(spans: ReadonlyArray<Span>): Array<Word> {
  const words: Array<Word> = []
  let current: Word | null = null
  for (const span of spans)
    for (const text of span.text.match(/[^ ]+ ?| /g) ?? []) {
      if (!current) {
        current = { pieces: [], width: 0, space: 0 }
        words.push(current)
      }
      const isWordEnd = text.endsWith(' ')
      const pieces = piecesOf(text, span)
      current.pieces.push(...pieces)
      current.space = isWordEnd ? widthAt(emWidths(' ', span.style), span.style) : 0
      current.width += pieces.reduce((sum, piece) => sum + piece.width, 0) - current.space
      if (isWordEnd) current = null
    }
  return words
}

function piecesOf(text: string, span: Span): Array<Piece> {
  return emWidths(text, span.style).map((run) => ({
    text: run.text,
    file: run.file,
    span,
    width: widthAt([run], span.style),
  }))
}

type MeasuredRun = { text: string; file: FontFile; ems: number }

function widthAt(runs: ReadonlyArray<MeasuredRun>, { size, spacing = 0 }: TextStyle): number {
  return runs.reduce((sum, { ems, text }) => sum + size * (ems + spacing * text.length), 0)
}

const measured = new Map<string, Array<MeasuredRun>>()
const MAX_MEASURED = 4_000

/** The widths of words in ems, cached, because the same words are measured again for each layout that is tried, and in each PDF. */
function emWidths(text: string, { family, weight, tabular }: TextStyle): Array<MeasuredRun> {
  const key = `${family} ${weight} ${tabular ?? false} ${text}`
  const cached = measured.get(key)
  if (cached) return cached
  const runs = runsOf(text, family, weight).map(({ text, file }) => ({
    text,
    file,
    ems: file.font.layout(text, featuresOf(tabular)).advanceWidth / file.font.unitsPerEm,
  }))
  if (measured.size >= MAX_MEASURED) measured.clear()
  measured.set(key, runs)
  return runs
}

/** OpenType features of a style; undefined for the defaults. */
export function featuresOf(tabular: boolean | undefined): Array<string> | undefined {
  return tabular ? ['tnum'] : undefined
}

/** Consecutive letters drawn with one font. */
type Run = { text: string; file: FontFile }

/**
 * Splits a text into runs, each in the first font that has its letters. A letter that no font has loses its combining marks; if it is
 * still missing, it is left out instead of drawn as an empty box.
 */
export function runsOf(text: string, family: Family, weight: Weight): Array<Run> {
  const runs: Array<Run> = []
  for (const letter of text.normalize('NFC').replace(/\p{Cc}/gu, '')) {
    for (const { text: drawn, file } of drawnAs(letter, family, weight)) {
      const last = runs.at(-1)
      if (last?.file === file) last.text += drawn
      else runs.push({ text: drawn, file })
    }
  }
  return runs
}

function drawnAs(letter: string, family: Family, weight: Weight): Array<Run> {
  const file = fontWith(letter, family, weight)
  if (file) return [{ text: letter, file }]
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
  return bare === letter ? [] : runsOf(bare, family, weight)
}
