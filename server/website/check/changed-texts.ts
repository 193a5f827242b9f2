const SHOWN_CHARS = 600
/** How much of a long text is shown before its first difference. */
const BEFORE_CHARS = 100

type Pair = { from: string; to: string }

/** The texts of either page that the other lacks, in pairs: '' if there is no counterpart. */
export function changedTexts(from: ReadonlyArray<string>, to: ReadonlyArray<string>): Array<Pair> {
  const removed = without(from, to)
  const added = without(to, from)
  const length = Math.max(removed.length, added.length)
  return Array.from({ length }, (_, at) => shortened({ from: removed[at] ?? '', to: added[at] ?? '' }))
}

/** Removes each text as often as the other page has it. */
function without(texts: ReadonlyArray<string>, others: ReadonlyArray<string>): Array<string> {
  const counts = new Map<string, number>()
  for (const text of others) counts.set(text, (counts.get(text) ?? 0) + 1)
  return texts.filter((text) => {
    const count = counts.get(text) ?? 0
    counts.set(text, count - 1)
    return count <= 0
  })
}

function shortened({ from, to }: Pair): Pair {
  const difference = firstDifference(from, to)
  const start = Math.max(from.length, to.length) > SHOWN_CHARS ? Math.max(difference - BEFORE_CHARS, 0) : 0
  const excerpt = (text: string) =>
    (start > 0 && text !== '' ? '… ' : '') + text.slice(start, start + SHOWN_CHARS)
  return { from: excerpt(from), to: excerpt(to) }
}

/** The index of the first character that differs; of two texts where one begins with the other, the length of the shorter. */
function firstDifference(from: string, to: string): number {
  const shorterLength = Math.min(from.length, to.length)
  for (let index = 0; index < shorterLength; index += 1) if (from[index] !== to[index]) return index
  return shorterLength
}
