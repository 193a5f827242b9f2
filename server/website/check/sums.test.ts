import { expect, test } from 'vitest'
import ratecard from '../../../content/ratecard.json' with { type: 'json' }
import { rateCardSchema } from '../../../domain/pricing/rate-card.ts'
import { addsUp, sumsOn } from './sums.ts'

test.each([
  ['equal months of a price', 'R 44 850,00: R 3 737,50 a month for 12 months', []],
  ['a last month that differs', 'R 44 850,00: R 2 491,67 a month for 18 months (the last R 2 491,61)', []],
  ['two prices paid off together', 'R 29 900,00 and R 16 560,00: R 2 903,75 a month for 16 months', []],
  ['an approximate amount', 'R 99 188,00: about R 8 266,00 a month for 12 months', []],
  ['a cent too much', 'R 44 850,00: R 3 737,51 a month for 12 months', ['R 3 737,51 a month for 12 months']],
  ['an old price', 'R 47 000,00: R 3 737,50 a month for 12 months', ['R 3 737,50 a month for 12 months']],
])('the wrong sums of a text are found: %s', (_what, text, wrong) => {
  expect(sumsOn(text).wrong).toEqual(wrong)
})

test('every product and build of content/ratecard.json adds up to the cent over each duration', () => {
  expect(addsUp(rateCardSchema.parse(ratecard))).toBe(true)
})
