import { NO_BREAK_SPACE } from '../wording/grouped-count.ts'

/** The space after R, as in `R 250,00`. */
const AFTER_R = /(?<=\bR) (?=\d)/g

/** `44 850` or `10 000`: groups of three. A telephone number begins with 0 or goes on in another rhythm. */
const IN_GROUPS = /(?<!\d|\d )[1-9]\d{0,2}(?: \d{3}){1,3}(?! ?\d)/g

/** A text whose sums and counts do not break over two lines, as those that formatRand writes. */
export function withNoBreakSums(text: string): string {
  return text
    .replaceAll(IN_GROUPS, (count) => count.replaceAll(' ', NO_BREAK_SPACE))
    .replaceAll(AFTER_R, NO_BREAK_SPACE)
}
