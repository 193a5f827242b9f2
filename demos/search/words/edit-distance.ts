/**
 * How many letters lie between what was typed and a word: one more, one fewer, another one, or two that changed places.
 *
 * @returns `whole`: to the whole word; `beginning`: to that beginning of the word which is nearest, for who is still typing
 */
export function editDistance(typed: string, word: string): { whole: number; beginning: number } {
  let before: Array<number> = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let at = 1; at <= typed.length; at += 1) {
    const next = nextRow(typed, word, at, before, row)
    before = row
    row = next
  }
  return { whole: row[word.length] ?? typed.length, beginning: Math.min(...row) }
}

/** A row of the table of Damerau and Levenshtein: what lies between the first `at` letters and each beginning of the word. */
function nextRow(
  typed: string,
  word: string,
  at: number,
  before: ReadonlyArray<number>,
  row: ReadonlyArray<number>,
): Array<number> {
  const next = [at]
  for (let to = 1; to <= word.length; to += 1) {
    const isSame = typed[at - 1] === word[to - 1]
    const changed = (row[to - 1] ?? 0) + (isSame ? 0 : 1)
    const isSwapped = at > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1]
    const swapped = isSwapped ? (before[to - 2] ?? 0) + 1 : changed
    next.push(Math.min(changed, swapped, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
  }
  return next
}
