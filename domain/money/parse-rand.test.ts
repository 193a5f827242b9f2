import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRand, formatWholeRand } from './money.ts'
import { parseRand } from './parse-rand.ts'

test.each([
  ['R44 850,00', 4_485_000],
  ['44850.00', 4_485_000],
  ['44,850', 4_485_000],
  [' r 44\u202f850 ', 4_485_000],
  ['ZAR 44850', 4_485_000],
  ['R1,234.56', 123_456],
  ['R 1 234.56', 123_456],
  ['1.234,56', 123_456],
  ['1.234.567', 123_456_700],
  ['1,234,567.8', 123_456_780],
  ['44,85', 4_485],
  ['0,05', 5],
  ['007', 700],
])('the amount %j is parsed', (text, cents) => {
  expect(parseRand(text)).toEqual({ cents })
})

test('amounts of our own pages are parsed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(parseRand(formatRand(cents))).toEqual({ cents })
      expect(parseRand(formatWholeRand(cents * 100))).toEqual({ cents: cents * 100 })
    }),
  )
})

test.each([
  ['44.850', [4_485, 4_485_000], 'R 44,85 or R 44 850,00?'],
  ['R 44.850', [4_485, 4_485_000], 'R 44,85 or R 44 850,00?'],
  ['12.345', [1_235, 1_234_500], 'R 12,35 or R 12 345,00?'], // as R 12,345 it is rounded
])('a point before three digits has two meanings, so %s causes a question', (text, ask, question) => {
  expect(JSON.parse(JSON.stringify(parseRand(text)).replaceAll('\u00a0', ' '))).toEqual({ ask, question })
})

test.each([
  '',
  'R',
  'ten',
  '1e9',
  'Infinity',
  '0x10',
  '44.850.0',
  '44 85',
  '44 8500',
  '1,23,456',
  '44,8501',
  '1 234,567.00',
  '.50',
  '5.',
  '0.850',
  '٤٤',
  '5 000 rand or so',
])('%j is no amount', (text) => {
  expect(parseRand(text)).toEqual({ fault: 'Enter an amount in rand, like R 5 000 or 5000,00.' })
})

test.each(['-500', 'R -500', '-R 500,00', '−500'])('%s is negative', (text) => {
  expect(parseRand(text)).toEqual({ fault: 'Enter an amount that is not below R 0.' })
})

test('an amount with more digits than any price has is too large', () => {
  const tooLarge = { fault: 'This amount is too large. Enter it in rand.' }
  expect(parseRand('1234567890123')).toEqual(tooLarge)
  expect([parseRand('R 500,00', 50_000), parseRand('R 500,01', 50_000)]).toEqual([
    { cents: 50_000 },
    tooLarge,
  ])
})

test('no input throws, and every amount is whole cents', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[R \d.,-]{0,12}$/)), (text) => {
      const parsed = parseRand(text)
      const amounts = 'cents' in parsed ? [parsed.cents] : 'ask' in parsed ? parsed.ask : []
      expect(amounts.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})
