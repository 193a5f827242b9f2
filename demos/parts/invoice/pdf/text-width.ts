/**
 * How wide Helvetica's characters are, in thousandths of its size (Adobe Font Metrics, the same in every reader): as many as a
 * sum is written with. All others count as a figure.
 */
const WIDTHS: Readonly<Record<string, number>> = {
  R: 722,
  '\u00a0': 278,
  ' ': 278,
  ',': 278,
  '-': 333,
  '.': 278,
  '·': 278,
}
const FIGURE = 556

/** In points, of a sum or a number. Bold figures are as wide as plain ones. */
export function sumWidth(text: string, size: number): number {
  return [...text].reduce((width, character) => width + (WIDTHS[character] ?? FIGURE), 0) * (size / 1_000)
}
