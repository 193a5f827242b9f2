import { PHRASES } from './spam-phrases.ts'
import { LINK } from './spam-reasons.ts'

/** A half-open range of a text, in UTF-16 units. */
type Range = [from: number, to: number]

/**
 * The ranges of a message that caused its quarantine, highlighted for staff: spam phrases, and links if there are too many.
 * Disguised letters are recognised (see spam-phrases.ts).
 *
 * @param reasons the result of `spamReasons`; reasons that do not concern the message are ignored
 * @returns sorted, without overlaps
 */
export function suspiciousRanges(message: string, reasons: ReadonlyArray<string>): Array<Range> {
  const links = reasons.includes('many links') ? linksIn(message) : []
  const phrases = reasons.includes('reads like known spam') ? phrasesIn(message) : []
  return mergeOverlaps([...links, ...phrases])
}

/** The links of a text, without a full stop that ends the sentence. */
function linksIn(message: string): Array<Range> {
  return [...message.matchAll(LINK)].map(({ index, 0: link }) => {
    let end = link.length
    while ('.,;:!?'.includes(link.charAt(end - 1))) end -= 1
    return [index, index + end]
  })
}

function phrasesIn(message: string): Array<Range> {
  const { plain: plainText, starts, ends } = normaliseWithRanges(message)
  return PHRASES.flatMap((phrase) =>
    [...plainText.matchAll(new RegExp(phrase, 'g'))].map(({ index, 0: match }): Range => {
      const last = endOfWord(plainText, index + match.length) - 1
      return [starts[index] ?? 0, ends[last] ?? 0]
    }),
  )
}

/** The end of the word at a phrase's end: `from $9` also matches in `from $99`. */
function endOfWord(plainText: string, from: number): number {
  let end = from
  while (/[a-z\d]/.test(plainText.charAt(end))) end += 1
  return end
}

/** A text normalised for the phrases, with the original range of each of its units. */
function normaliseWithRanges(text: string): { plain: string; starts: Array<number>; ends: Array<number> } {
  const [starts, ends]: [Array<number>, Array<number>] = [[], []]
  let [plainText, at] = ['', 0]
  for (const character of text) {
    const normal = normalised(character, plainText)
    for (let unit = 0; unit < normal.length; unit += 1) {
      starts.push(at)
      ends.push(at + character.length)
    }
    plainText += normal
    at += character.length
  }
  return { plain: plainText, starts, ends }
}

/** Normalises one character at a time, so that each result maps to one original character. */
function normalised(character: string, before: string): string {
  const plainText = character
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
  if (!/\s/.test(plainText)) return plainText
  return before.endsWith(' ') ? '' : ' '
}

function mergeOverlaps(ranges: ReadonlyArray<Range>): Array<Range> {
  const inOrder = ranges.filter(([from, to]) => from < to).sort(([a], [b]) => a - b)
  const separate: Array<Range> = []
  for (const [from, to] of inOrder) {
    const last = separate.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else separate.push([from, to])
  }
  return separate
}
