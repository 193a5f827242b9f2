/** A piece of a name, and whether it is what was looked for. */
export type Piece = { text: string; isMarked: boolean; at: number }

/** Not split after each end: Safari 16.0 to 16.3 cannot look behind, and would read none of the script. */
const WORD_AND_END = /[^ -]*[ -]|[^ -]+/g

/**
 * A name in pieces: the beginnings of words that answer what was typed are marked.
 *
 * @param marks in small letters without accents
 */
export function marked(name: string, marks: ReadonlyArray<string>): Array<Piece> {
  let at = 0
  return (name.match(WORD_AND_END) ?? []).flatMap((word) => {
    const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const longest = marks
      .filter((mark) => bare.startsWith(mark))
      .reduce((most, mark) => Math.max(most, mark.length), 0)
    const start = at
    at += word.length
    const rest = { text: word.slice(longest), isMarked: false, at: start + longest }
    return longest === 0 ? [rest] : [{ text: word.slice(0, longest), isMarked: true, at: start }, rest]
  })
}
