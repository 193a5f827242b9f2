import type { MarkedText } from '../../domain/inbox/api/search.ts'

/** Characters before a match: a row on a phone has room for some forty. */
const LEAD_CHARS = 16

/** An excerpt as a row shows it in one line: from a word shortly before the first match on, so that the match is in sight. */
export function rowExcerpt(excerpt: MarkedText): MarkedText {
  const first = excerpt.findIndex(({ found }) => found)
  const before = Array.from(
    excerpt
      .slice(0, Math.max(first, 0))
      .map(({ text }) => text)
      .join(''),
  )
  if (before.length <= LEAD_CHARS) return excerpt
  const near = before.slice(-LEAD_CHARS).join('')
  const lead = near.slice(near.search(/\s\S/) + 1)
  return [{ text: `…${lead}`, found: false }, ...excerpt.slice(first)]
}
