import { expect, test } from 'vitest'
import categories from '../../content/categories.json' with { type: 'json' }
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { categoryPrice, withCategoryPrices } from './category-price.ts'
import { parseContentFile } from './content.ts'

const parsedCategories = parseContentFile('categories', categories)

test.each([
  ['site-maintenance', 'From R 1 380,00 a month incl. VAT (two hours).'],
  ['web-design', 'From R 13 800,00 incl. VAT for five pages, R 1 380,00 for each page after that.'],
  ['webflow-development', 'Priced like a website: from R 13 800,00 incl. VAT for five pages.'],
  [
    'webflow-seo',
    'Once: pages put right, from R 6 900,00 incl. VAT (10 hours). Monthly, if you wish: from R 4 140,00 (6 hours).',
  ],
])('the price of %s is the one its text was written for', (slug, opening) => {
  expect(priceOf(slug).opening.replaceAll('\u00a0', ' ')).toBe(opening)
})

test('a price states its hours', () => {
  expect(priceOf('web-design').parts).toEqual([{ hours: 20, amountCents: 1_380_000, everyMonth: false }])
  expect(priceOf('webflow-seo').parts).toEqual([
    { hours: 10, amountCents: 690_000, everyMonth: false },
    { hours: 6, amountCents: 414_000, everyMonth: true },
  ])
})

test('a price without VAT does not mention it', () => {
  const unregistered = { ...card, vat: { ...card.vat, registered: false } }
  const [first] = parsedCategories
  if (!first) throw new Error('No category')
  expect(categoryPrice(first.price, unregistered).opening).not.toContain('VAT')
})

function priceOf(slug: string) {
  const category = parsedCategories.find((category) => category.slug === slug)
  if (!category) throw new Error(`No category ${slug}`)
  return categoryPrice(category.price, card)
}

test('each category placeholder in a text is replaced by its price', () => {
  const text = 'Care {site-maintenance}, a search {webflow-seo}, and again {webflow-seo}.'
  expect(withCategoryPrices(text, parsedCategories, card).replaceAll('\u00a0', ' ')).toBe(
    'Care from R 1 380,00 a month, a search from R 6 900,00, and again from R 6 900,00.',
  )
})
