/** format=flowed allows 78 (RFC 3676, 4.2). */
const WIDTH = 68
/** Lines that get a further space (RFC 3676, 4.4): otherwise mail programs take them for a quotation, or drop their space. */
const STUFFED = /^(?: |>|From )/
/** Alone on a wrapped line, they would begin the signature (RFC 3676, 4.3). */
const DASHES = '--'
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g

/** The text with every kind of line break as a line feed. */
export function withLineFeeds(text: string): string {
  return text.replace(LINE_BREAK, '\n')
}

/**
 * A paragraph in lines of format=flowed (RFC 3676): each but the last ends in a space, so that a phone wraps them at its own
 * width. Line breaks in the text stay.
 */
export function flowed(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) => stuffSpaces(wrapLines(line, WIDTH).join(' \n')))
    .join('\n')
}

/** The lines of a text, each after two spaces, and wrapped if they are too wide. */
export function indented(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLines(line, WIDTH - 2))
    .map((line) => (line === '' ? '' : stuffSpaces(`  ${line}`)))
    .join('\n')
}

function stuffSpaces(text: string): string {
  return text
    .split('\n')
    .map((line) => (STUFFED.test(line) ? ` ${line}` : line))
    .join('\n')
}

/** Wrapped at spaces. Leading spaces stay; a word wider than the line, such as an address, stands alone on one. */
function wrapLines(text: string, width: number): Array<string> {
  const lines: Array<string> = []
  const trimmed = text.trimEnd()
  const [leadingSpaces = ''] = /^ */.exec(trimmed) ?? []
  const [first = '', ...words] = trimmed.slice(leadingSpaces.length).split(' ')
  let line = leadingSpaces + first
  for (const word of words) {
    if (line !== '' && line !== DASHES && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
