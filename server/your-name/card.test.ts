import { expect, test } from 'vitest'
import { loadContent } from '../content.ts'
import { cardOf } from './card.ts'
import { OWN_BRANDS } from './own-brands.ts'

const content = await loadContent()
const brand = { name: 'Thandi', colour: null, product: 'church-app' }

test('a card shows its product with the price of the list', () => {
  const church = content.solutions.find(({ url }) => url === 'church-app')
  expect(cardOf(brand, content)?.title).toBe(church?.title)
  expect(cardOf(brand, content)?.total).toMatch(/^R\u00a0\d/)
})

test('if the owner has removed a product, its card shows the first of the others', () => {
  const solutions = content.solutions.filter(({ url }) => url !== 'church-app')
  expect(cardOf(brand, { ...content, solutions })?.title).toBe(
    solutions.find(({ url }) => OWN_BRANDS.has(url))?.title,
  )
})

test('without any product there is no card', () => {
  expect(cardOf(brand, { ...content, solutions: [] })).toBeNull()
})
