/** A text in pieces, with the found ones to be highlighted. Plain text, not markup. */
export type MarkedText = Array<{ text: string; found: boolean }>

/** Mark the matches in a database's result (char(2) and char(3) in SQL). Searched texts never contain them, see sanitiseText. */
const FOUND = { from: '\u0002', until: '\u0003' } as const

const BEFORE_CHARS = 60
const MAX_CHARS = 240

/**
 * An excerpt of a text around the first match.
 *
 * @param text as it was written
 * @param found versions of the text with different matches in marks of {@link FOUND}, which are combined. They may lack accents, but
 *   should have the same number of code points; otherwise the version itself is shown
 */
export function excerptOf(text: string, ...found: readonly [string, ...Array<string>]): MarkedText {
  const [first, ...otherMarks] = found.map(marksOf)
  const marks = (first ?? []).map(({ char, found: isFound }, index) => ({
    char,
    found: isFound || otherMarks.some((other) => other[index]?.found),
  }))
  const chars = Array.from(text)
  const letters = chars.length === marks.length ? chars : marks.map(({ char }) => char)
  const firstFound = marks.findIndex((mark) => mark.found)
  const from = Math.max(0, Math.max(firstFound, 0) - BEFORE_CHARS)
  const until = Math.min(letters.length, from + MAX_CHARS)
  const pieces = piecesOf(letters.slice(from, until), marks.slice(from, until))
  return [...dots(from > 0), ...pieces, ...dots(until < letters.length)]
}

function dots(isCut: boolean): MarkedText {
  return isCut ? [{ text: '…', found: false }] : []
}

function piecesOf(chars: ReadonlyArray<string>, marks: ReadonlyArray<{ found: boolean }>): MarkedText {
  const pieces: MarkedText = []
  for (const [index, char] of chars.entries()) {
    const found = marks[index]?.found ?? false
    const last = pieces.at(-1)
    if (last?.found === found) last.text += char
    else pieces.push({ text: char, found })
  }
  return pieces
}

function marksOf(text: string): Array<{ char: string; found: boolean }> {
  const marks: Array<{ char: string; found: boolean }> = []
  let found = false
  for (const char of text) {
    if (char === FOUND.from) found = true
    else if (char === FOUND.until) found = false
    else marks.push({ char, found })
  }
  return marks
}
