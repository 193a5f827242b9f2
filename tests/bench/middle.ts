/** The middle one of an odd number of figures. */
export function middleOf(figures: ReadonlyArray<number>): number {
  return figures.toSorted((a, b) => a - b)[(figures.length - 1) / 2] ?? Number.NaN
}
