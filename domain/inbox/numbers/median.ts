/** The middle of some numbers, or half way between the middle two; null of none. */
export function median(values: ReadonlyArray<number>): number | null {
  const inOrder = [...values].sort((a, b) => a - b)
  const middle = inOrder.length / 2
  const [lower, upper] = [inOrder[Math.ceil(middle) - 1], inOrder[Math.floor(middle)]]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}
