import { expect, test } from 'vitest'
import { withNoBreakSums } from './no-break-sums.ts'

test.each([
  ['R 250,00 for the building', 'R_250,00 for the building'],
  ['R 1 234 567,89 and R 3 755,00.', 'R_1_234_567,89 and R_3_755,00.'],
  ['more than 10 000 products', 'more than 10_000 products'],
  ['Dep. 3 000', 'Dep. 3_000'],
])('a sum or a count does not break: %s', (typed, kept) => {
  expect(withNoBreakSums(typed)).toBe(kept.replaceAll('_', '\u00a0'))
})

test.each([
  ['a telephone number', '082 123 4567, 0800 017 160, +27 82 123 4567 or 010 023 5200'],
  ['a number before another', 'in 2026 250 people came, 12 of them twice'],
  ['what is no rand', 'OR 25 of them'],
])('%s stays as it was', (_what, text) => {
  expect(withNoBreakSums(text)).toBe(text)
})
