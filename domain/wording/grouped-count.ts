/** Does not break over two lines: it is U+00A0. */
export const NO_BREAK_SPACE = '\u00a0'

/** `3 184`: a whole number of 0 or more in groups of three, as people in South Africa print it. */
export function groupedCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)
}
