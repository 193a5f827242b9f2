const MAX_CHARS = 160
/** Without single blanks, which stay: half the time in a message. */
const WHITE_SPACE = /\s{2,}|[^\S ]/g

/**
 * The beginning of a text for one line of a list: on one line, cut between words with ` …`. Null if there is nothing to read.
 */
export function snippetOf(text: string): string | null {
  // Nothing beyond this can be in the line, even if every other character is a space.
  const plain = text
    .slice(0, 4 * MAX_CHARS)
    .toWellFormed()
    .replace(WHITE_SPACE, ' ')
    .trim()
  if (plain === '') return null
  const chars = Array.from(plain.slice(0, 2 * MAX_CHARS + 2)) // a character has two code units at most
  if (chars.length <= MAX_CHARS && text.trim().length <= 4 * MAX_CHARS) return plain
  const cut = chars.slice(0, MAX_CHARS).join('')
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut} …`
}

/** For a form without a message. */
export const NO_MESSAGE = 'Left name, number and e-mail. No message.'
