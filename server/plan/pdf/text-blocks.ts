import { type Block, tagged, unbreakable } from './blocks.ts'
import type { Destination, Pen } from './pen.ts'
import { type Line, linesOf, type Piece, type Span, type TextStyle } from './typesetting.ts'

export type Alignment = 'left' | 'right'

/** A text in one style as a structure element. */
export function text(role: string, style: TextStyle, words: string, width: number, align?: Alignment): Block {
  return tagged(role, lines([{ text: words, style }], width, align))
}

/** A heading, with a bookmark if there are several pages. */
export function heading(
  role: 'H1' | 'H2',
  style: TextStyle,
  words: string,
  width: number,
  align?: Alignment,
): Block {
  const block = text(role, style, words, width, align)
  return unbreakable({
    height: block.height,
    draw: (pen, x, y) => {
      pen.bookmark(words, y)
      return block.draw(pen, x, y)
    },
  })
}

/** Text as content of the enclosing element. */
export function lines(spans: ReadonlyArray<Span>, width: number, align: Alignment = 'left'): Block {
  return linesBlock(linesOf(spans, width), width, align, (pen, pieces) =>
    pen.content(() => writeAll(pen, pieces)),
  )
}

/** A list whose items follow one another as in a sentence; spans outside items are decoration. */
export function inlineList(spans: ReadonlyArray<Span>, width: number): Block {
  const block = linesBlock(linesOf(spans, width), width, 'left', (pen, pieces) => {
    for (const group of byItem(pieces)) writeItem(pen, group)
  })
  return tagged('L', block)
}

/** Several lines that form one link. */
export function linkedLines(
  style: TextStyle,
  texts: ReadonlyArray<string>,
  width: number,
  to: Destination,
): Block {
  const textLines = texts.flatMap((text) => linesOf([{ text, style }], width))
  const block = linesBlock(textLines, width, 'left', (pen, pieces, x, y) => {
    pen.content(() => writeAll(pen, pieces))
    pen.link(x, y, Math.max(...textLines.map((line) => line.width)), block.height, to)
  })
  return tagged('P', tagged('Link', block))
}

/** A piece of text, and the start of its baseline in points. */
type PlacedPiece = { piece: Piece; x: number; y: number }

function linesBlock(
  textLines: ReadonlyArray<Line>,
  width: number,
  align: Alignment,
  draw: (pen: Pen, pieces: ReadonlyArray<PlacedPiece>, x: number, y: number) => void,
): Block {
  const pitch = pitchOf(textLines)
  const height = textLines.length * pitch
  return unbreakable({
    height,
    draw: (pen, x, y) => {
      const pieces = textLines.flatMap((line, at) =>
        placePieces(line, align === 'right' ? x + width - line.width : x, y + at * pitch),
      )
      if (pieces.length > 0) draw(pen, pieces, x, y)
      return y + height
    },
  })
}

/** The distance from the top of one line to the top of the next. */
function pitchOf([first]: ReadonlyArray<Line>): number {
  const style = first?.pieces[0]?.span.style
  return style ? style.size * style.lineHeight : 0
}

function placePieces({ pieces }: Line, left: number, top: number): Array<PlacedPiece> {
  let x = left
  return pieces.map((piece) => {
    const start = x
    x += piece.width
    return { piece, x: start, y: top + baselineOf(piece) }
  })
}

/** The distance from the top of a line to its baseline, with the letters centred in the line's height. */
function baselineOf({ span: { style }, file: { font } }: Piece): number {
  return style.size * (style.lineHeight / 2 + (font.ascent + font.descent) / (2 * font.unitsPerEm))
}

function byItem(pieces: ReadonlyArray<PlacedPiece>): Array<Array<PlacedPiece>> {
  const groups: Array<Array<PlacedPiece>> = []
  for (const placedPiece of pieces) {
    const last = groups.at(-1)
    if (last?.[0]?.piece.span.item === placedPiece.piece.span.item) last?.push(placedPiece)
    else groups.push([placedPiece])
  }
  return groups
}

function writeItem(pen: Pen, group: ReadonlyArray<PlacedPiece>): void {
  if (group[0]?.piece.span.item === null) pen.artifact(() => writeAll(pen, group))
  else pen.within('LI', () => pen.within('LBody', () => pen.content(() => writeAll(pen, group))))
}

function writeAll(pen: Pen, pieces: ReadonlyArray<PlacedPiece>): void {
  for (const { piece, x, y } of pieces) pen.write(piece, x, y)
}
