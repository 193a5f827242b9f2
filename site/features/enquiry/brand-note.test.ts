import { expect, test } from 'vitest'
import { readLinkedBrand } from './brand-note.ts'

const PRICE = 'R 44 850,00 incl. VAT, R 3 737,50 a month for 12 months'
const SOLUTIONS = [{ url: 'ecommerce', title: 'Ecommerce with admin dashboard', price: PRICE }]

test('a brand is shown with its product’s title and price, its name and its colour', () => {
  expect(readLinkedBrand('for=ecommerce&name=Thandi’s+Kitchen&colour=1F6F54', SOLUTIONS)).toEqual({
    note: {
      query: 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce',
      product: 'Ecommerce with admin dashboard',
      price: PRICE,
      name: 'Thandi’s Kitchen',
      colour: '#1f6f54',
      category: 'White label solution',
    },
    changes: [],
  })
})

test('an unreadable brand is not sent with the form, and the visitor is told', () => {
  const { note, changes } = readLinkedBrand('name=%00', SOLUTIONS)
  expect(note).toBeNull()
  expect(changes).toEqual([expect.stringContaining('could not be read')])
})
