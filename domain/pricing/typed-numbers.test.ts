import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from './rate-card.fixture.ts'
import { quantityFault, unitsFault } from './typed-numbers.ts'

test('a size without a price is refused with the priced ones', () => {
  const { website } = card.custom
  if (!website) throw new Error('The card sells no website')
  expect([1, website.max].map((units) => unitsFault(String(units), website))).toEqual([null, null])
  const range = `The calculator prices from 1 to ${website.max} pages.`
  for (const text of ['0', '-3', String(website.max + 1)]) expect(unitsFault(text, website)).toBe(range)
  for (const text of ['', '1,5', 'ten', '1e3'])
    expect(unitsFault(text, website)).toBe(`Enter a whole number of pages. ${range}`)
})

test('an extra’s quantity has a maximum, and empty means 0', () => {
  for (const text of ['', '0', '4']) expect(quantityFault(text, 'A language', 4)).toBeNull()
  expect(quantityFault('5', 'A language', 4)).toBe('“A language” can be chosen up to 4 times.')
  for (const text of ['-1', 'two', '1.5'])
    expect(quantityFault(text, 'A language', 4)).toBe('Enter a whole number, 0 for none.')
})
