import type { MarkedText } from '../../domain/inbox/api/enquiry-list.ts'

const MAX_WORDS = 8

/** Marks the words of a search in a text, ignoring case. */
export function highlightTerms(text: string, query: string): MarkedText {
  const terms = query
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .slice(0, MAX_WORDS)
  if (terms.length === 0) return [{ text, found: false }]
  return highlightMatches(text, new RegExp(`(${terms.map(escapeRegExp).join('|')})`, 'giu'))
}

/** Marks the matches of a pattern, which is one capturing group. */
export function highlightMatches(text: string, pattern: RegExp): MarkedText {
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, found: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** Marks ranges of a text. @param ranges in UTF-16 units, [from, to) */
export function highlightRanges(
  text: string,
  ranges: ReadonlyArray<readonly [from: number, to: number]>,
): MarkedText {
  const sortedRanges = [...ranges].sort(([a], [b]) => a - b)
  let doneUntil = 0
  const pieces = sortedRanges.flatMap(([from, to]) => {
    const start = Math.max(from, doneUntil)
    const segments = [
      { text: text.slice(doneUntil, start), found: false },
      { text: text.slice(start, to), found: true },
    ]
    doneUntil = Math.max(to, doneUntil)
    return segments
  })
  return [...pieces, { text: text.slice(doneUntil), found: false }].filter((piece) => piece.text !== '')
}

function escapeRegExp(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
