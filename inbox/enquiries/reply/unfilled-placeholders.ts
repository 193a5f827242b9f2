import type { MarkedText } from '../../../domain/inbox/api/search.ts'

const OPEN = /\[([^[\]\n]{1,80})\]/g

/** What a saved answer left open, in its square brackets: it must be looked at before it is sent. */
export function unfilledPlaceholders(text: string): Array<string> {
  return [...text.matchAll(OPEN)].map(([, words = '']) => words)
}

/** The text without the brackets: somebody said that it is right. */
export function withoutBrackets(text: string): string {
  return text.replace(OPEN, '$1')
}

/** The text in pieces, unfilled placeholders marked. */
export function openMarked(text: string): MarkedText {
  return text
    .split(/(\[[^[\]\n]{1,80}\])/)
    .map((piece, place) => ({ text: piece, found: place % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** A saved answer for somebody: `{name}` is their first name, `{me}` who answers. */
export function filledIn(text: string, { name, me }: { name: string; me: string }): string {
  return text.replaceAll('{name}', name).replaceAll('{me}', me)
}
