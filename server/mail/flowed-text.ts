/** As wide as the letters are drawn; format=flowed allows 78. */
const WIDTH = 68
/** What a line may not begin with as it stands (RFC 3676, 4.4): a reader would take it for a quotation or drop the space. */
const STUFFED = /^(?: |>|From )/
/** Alone on its line and with the space after which a line goes on, it would begin the signature (RFC 3676, 4.3). */
const DASHES = '--'
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g

/** A text whose lines end as everywhere in a mail, also where another kind of line break was pasted. */
export function withLineFeeds(text: string): string {
  return text.replace(LINE_BREAK, '\n')
}

/**
 * A paragraph in lines of format=flowed (RFC 3676): each but the last ends in a space, so that a phone breaks them anew at its
 * own width. Line breaks in the text stay.
 */
export function flowed(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) => stuffed(wrapped(line, WIDTH).join(' \n')))
    .join('\n')
}

/** Lines that are kept as they are, each behind two spaces, broken where they are too wide. */
export function indented(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => wrapped(line, WIDTH - 2))
    .map((line) => (line === '' ? '' : stuffed(`  ${line}`)))
    .join('\n')
}

function stuffed(text: string): string {
  return text
    .split('\n')
    .map((line) => (STUFFED.test(line) ? ` ${line}` : line))
    .join('\n')
}

/** Broken at spaces, of which those before the text stay; a word wider than the line, such as an address, stands alone on one. */
function wrapped(text: string, width: number): Array<string> {
  const lines: Array<string> = []
  const kept = text.trimEnd()
  const [before = ''] = /^ */.exec(kept) ?? []
  const [first = '', ...words] = kept.slice(before.length).split(' ')
  let line = before + first
  for (const word of words) {
    if (line !== '' && line !== DASHES && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
