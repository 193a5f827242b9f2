const SHOWN_CHARS = 600
/** Of a long text what stands before its first difference is shortened to this. */
const BEFORE_CHARS = 100

type Pair = { from: string; to: string }

/** The texts of the one page that are not on the other, in pairs: '' where there is no counterpart. */
export function changedTexts(from: ReadonlyArray<string>, to: ReadonlyArray<string>): Array<Pair> {
  const removed = without(from, to)
  const added = without(to, from)
  const length = Math.max(removed.length, added.length)
  return Array.from({ length }, (_, at) => shortened({ from: removed[at] ?? '', to: added[at] ?? '' }))
}

/** Each text is taken away as often as the other page has it. */
function without(texts: ReadonlyArray<string>, others: ReadonlyArray<string>): Array<string> {
  const left = new Map<string, number>()
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1)
  return texts.filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

function shortened({ from, to }: Pair): Pair {
  const differs = [...from].findIndex((character, at) => character !== to[at])
  const start = Math.max(from.length, to.length) > SHOWN_CHARS ? Math.max(differs - BEFORE_CHARS, 0) : 0
  const shown = (text: string) =>
    (start > 0 && text !== '' ? '… ' : '') + text.slice(start, start + SHOWN_CHARS)
  return { from: shown(from), to: shown(to) }
}
