/** A text in pieces, of which the found ones are highlighted. Plain text, not markup. */
export type MarkedText = Array<{ text: string; found: boolean }>

/** Mark the matches in a database's result (char(2) and char(3) in SQL). Searched texts never contain them, see sanitiseText. */
const MATCH_MARKS = { from: '\u0002', until: '\u0003' } as const

const BEFORE_CHARS = 60
const MAX_CHARS = 240

/**
 * An excerpt of a text around the first match.
 *
 * @param text as it was written
 * @param markedTexts versions of the text with {@link MATCH_MARKS} around different matches, which are combined. They
 *   may lack accents; if they have another number of code points, the first version is shown instead of the text
 */
export function excerptOf(text: string, ...markedTexts: readonly [string, ...Array<string>]): MarkedText {
  const [first, ...otherMarks] = markedTexts.map(marksOf)
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
  return [...ellipsis(from > 0), ...pieces, ...ellipsis(until < letters.length)]
}

function ellipsis(isCut: boolean): MarkedText {
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
    if (char === MATCH_MARKS.from) found = true
    else if (char === MATCH_MARKS.until) found = false
    else marks.push({ char, found })
  }
  return marks
}
