import { expect, test } from 'vitest'
import categories from '../../content/categories.json' with { type: 'json' }
import { parseContentFile } from '../content/content.ts'
import { categoryPrice, withCategoryPrices } from './price-sentence.ts'
import { rateCardOfNovember2026 as card } from './rate-card.fixture.ts'

const kinds = parseContentFile('categories', categories)

test.each([
  [
    'site-maintenance',
    'From R 1 380,00 a month incl. VAT (two hours). Care runs from month to month: you can stop at the end of any month. Work beyond these hours is priced before we begin it.',
  ],
  [
    'web-design',
    'From R 13 800,00 incl. VAT for five pages, R 1 380,00 for each page after that. It is our ready-made layout with your name, logo and main colour; everything in the list above holds for it. {paidToOthers} A layout drawn for you alone costs more: the calculator shows how much.',
  ],
  [
    'webflow-development',
    'Priced like a website: from R 13 800,00 incl. VAT for five pages. Webflow’s subscription and your web address are separate, and Webflow bills in dollars. A site in Webflow runs on Webflow’s own program: with the last instalment the site stands in your own Webflow account, and you get a copy of what Webflow lets us export.',
  ],
  [
    'webflow-seo',
    'Once: pages put right, from R 6 900,00 incl. VAT (10 hours). Monthly, if you wish: from R 4 140,00 (6 hours). You pay for the first work once, after it is done, not in instalments. You can stop the monthly work at the end of any month.',
  ],
])('the price of %s is the one its text was written for', (slug, sentence) => {
  expect(priceOf(slug).sentence.replaceAll('\u00a0', ' ')).toBe(sentence)
})

test('a price is made of its hours', () => {
  expect(priceOf('web-design').parts).toEqual([{ hours: 20, amountCents: 1_380_000, everyMonth: false }])
  expect(priceOf('webflow-seo').parts).toEqual([
    { hours: 10, amountCents: 690_000, everyMonth: false },
    { hours: 6, amountCents: 414_000, everyMonth: true },
  ])
})

test('no VAT is named where none is charged', () => {
  const unregistered = { ...card, vat: { ...card.vat, registered: false } }
  const [first] = kinds
  if (!first) throw new Error('No category')
  expect(categoryPrice(first.price, unregistered).sentence).not.toContain('VAT')
})

function priceOf(slug: string) {
  const kind = kinds.find((each) => each.slug === slug)
  if (!kind) throw new Error(`No category ${slug}`)
  return categoryPrice(kind.price, card)
}

test('a text says what the categories that it names cost from, each time', () => {
  const text = 'Care {site-maintenance}, a search {webflow-seo}, and again {webflow-seo}.'
  expect(withCategoryPrices(text, kinds, card).replaceAll('\u00a0', ' ')).toBe(
    'Care from R 1 380,00 a month, a search from R 6 900,00, and again from R 6 900,00.',
  )
})
