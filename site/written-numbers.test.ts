import { expect, test } from 'vitest'
import { builtTexts } from './built-pages.fixture.ts'

/** Not a telephone number, which begins with 0 or has digits after its second group. */
const BREAKING_COUNT = /(?<!\d|\d )[1-9]\d{0,2}[ \t\n]\d{3}(?! ?\d)/
const WRONG_PATTERNS = [
  ['a sum with a breaking space, or none, after R', /\bR[ \t\n]?\d/],
  ['a count with a breaking space', BREAKING_COUNT],
  ['thousands after a comma', /\d,\d{3}(?!\d)/],
  ['a multiplication with a breaking space', /\d[ \t\n]×|×[ \t\n]R\b/],
  ['a per cent sign apart from its number', /\d\s%/],
] as const

test.each(WRONG_PATTERNS)('no built page shows %s', async (_what, pattern) => {
  const pages = await builtTexts()
  expect(pages.length).toBeGreaterThan(20)
  const withNumbers = pages.flatMap(([name, texts]) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${name}: ${text.trim()}`),
  )
  expect(withNumbers).toEqual([])
})

test('each pattern matches its example', () => {
  const examples = ['R 250,00', '10 000 of them', '10,000', '12 × R', '15 %']
  expect(WRONG_PATTERNS.map(([, pattern], index) => pattern.test(examples[index] ?? ''))).toEqual(
    examples.map(() => true),
  )
})
