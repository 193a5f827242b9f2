import { expect, test } from 'vitest'
import type { Branch } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import type { Command } from '../command.ts'
import { currentProduct, currentVariants } from '../current-product.ts'
import { priceOf } from '../prices.ts'
import { CUSTOMER, hasPermission, pagesOf } from '../rights.ts'
import {
  after,
  afterPurchase,
  BOOKKEEPER,
  DAY,
  OWNER,
  PACKER,
  paymentCommand,
  refusalSentence,
  seededState,
} from '../shop.fixture.ts'
import { stockOf } from '../stock-levels.ts'
import { changedPrice } from './products.ts'

const PRICE_RISE: Command = { do: 'edit products', numbers: [1], edit: { prices: { '00001-2': 260_000 } } }
const tablesFrom = (from: Branch, quantity: number): Command => ({
  do: 'send transfers',
  lines: [{ sku: '00001-2', quantity }],
  from,
  to: 'Umhlanga',
})
const TRANSFER = tablesFrom('Maboneng', 1)

test('a new price does not change paid orders', () => {
  const state = after(seededState(), OWNER, PRICE_RISE)
  expect(priceOf(state, '00001-2', DAY)?.cents).toBe(260_000)
  expect(priceOf(state, '00001-1', DAY)?.cents).toBe(245_000)
  expect(state.orders).toEqual(seededState().orders)
})

test('several products are changed at once, each with its own prices', () => {
  const prices = { '00001-2': 260_000, '00003-1': 120_000 }
  const { edits } = after(seededState(), OWNER, { do: 'edit products', numbers: [1, 3], edit: { prices } })
  expect(edits).toEqual({ 1: { prices: { '00001-2': 260_000 } }, 3: { prices: { '00003-1': 120_000 } } })
})

test('the sale of throws takes 15% to the cent, on its days only', () => {
  const on = (day: string) => priceOf(seededState(), '00002-1', day)
  expect(on('2026-11-27')).toMatchObject({ cents: 58_650, fullCents: 69_000, sale: { name: 'Throw week' } })
  expect([on('2026-11-26')?.cents, on('2026-12-01')?.cents]).toEqual([69_000, 69_000])
})

test('prices change by percent to the next R 10, from R 2 000 to the next R 50', () => {
  expect([69_000, 245_000, 1_000].map((cents) => changedPrice(cents, -1_000))).toEqual([
    62_000, 220_000, 1_000,
  ])
  const state = after(seededState(), OWNER, { do: 'change prices', numbers: [2], bps: 1_000 })
  expect(currentProduct(state, 2)?.sizes).toEqual([{ word: '130 × 180 cm', priceCents: 76_000 }])
})

test('pieces in transit are in no branch’s stock and cannot be sold', () => {
  const sent = after(seededState(), PACKER, TRANSFER, tablesFrom('Woodstock', 2))
  expect(stockOf(sent, '00001-2')).toEqual([1, 0, 1])
  expect(() => afterPurchase(sent, '00001-2', 3)).toThrow('2 are left')
  const received = after(sent, PACKER, { do: 'receive transfer', id: 2 })
  expect(stockOf(received, '00001-2')).toEqual([1, 0, 3])
  expect(refusalSentence(received, PACKER, { do: 'receive transfer', id: 2 })).toBe(
    'That was received in Umhlanga already.',
  )
  expect(refusalSentence(seededState(), PACKER, tablesFrom('Maboneng', 3))).toBe(
    'Maboneng has only 2 of Kiaat side table, 50 cm.',
  )
})

test('a transfer of many lines is sent and undone as a whole, or refused', () => {
  const both = (quantity: number): Command => ({
    do: 'send transfers',
    lines: [
      { sku: '00001-2', quantity: 1 },
      { sku: '00002-1', quantity },
    ],
    from: 'Maboneng',
    to: 'Umhlanga',
  })
  const state = after(seededState(), PACKER, both(2))
  expect(state.transfers.map(({ id, sku, quantity }) => [id, sku, quantity])).toEqual([
    [1, '00001-2', 1],
    [2, '00002-1', 2],
  ])
  expect(state.movements.slice(-2).map(({ reference, quantity }) => [reference, quantity])).toEqual([
    ['1', -1],
    ['2', -2],
  ])
  const undone = after(state, PACKER, { do: 'undo', change: state.lastChange.number })
  expect([undone.stock, undone.transfers]).toEqual([seededState().stock, []])
  expect(refusalSentence(seededState(), PACKER, both(7))).toBe(
    'Maboneng has only 6 of Linen throw, Sage stripe.',
  )
  expect(refusalSentence(seededState(), PACKER, tablesFrom('Maboneng', 0))).toBe('Move one piece or more.')
})

test('an added product has a number, variants and no stock', () => {
  const { number: _, slug: __, ...table } = productOf(1) ?? { number: 0, slug: '' }
  const product = { ...table, name: 'Kayak' } as Extract<Command, { do: 'add product' }>['product']
  const state = after(seededState(), OWNER, { do: 'add product', product })
  const kayak = currentProduct(state, 10_241)
  expect(kayak?.slug).toBe('kayak')
  expect(kayak && currentVariants(state, kayak).map(({ sku }) => stockOf(state, sku))).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
})

test('a change can be undone by its author, until another change affects the same parts', () => {
  const dearer = after(seededState(), OWNER, PRICE_RISE)
  const { number } = dearer.lastChange
  expect(after(dearer, OWNER, { do: 'undo', change: number }).edits).toEqual({})
  expect(refusalSentence(dearer, PACKER, { do: 'undo', change: number })).toBe(
    'Only who did it can put it back.',
  )
  const shelf: Command = { do: 'count shelf', sku: '00003-1', branch: 'Woodstock', quantity: 9 }
  const counted = after(seededState(), PACKER, shelf)
  const sold = afterPurchase(counted, '00003-1')
  expect(refusalSentence(sold, PACKER, { do: 'undo', change: counted.lastChange.number })).toBe(
    'It was changed since, so it cannot be put back.',
  )
  const inBasket = after(counted, CUSTOMER, { do: 'put in basket', sku: '00002-1', quantity: 1 })
  const undone = after(inBasket, PACKER, { do: 'undo', change: counted.lastChange.number })
  expect([undone.stock, undone.basket.lines.length]).toEqual([seededState().stock, 1])
})

test('a file is imported as a whole or not at all', () => {
  const good = { sku: '00003-1', priceCents: 120_000, stock: [1, 0, 2], lowStockThreshold: 3 } as const
  const state = after(seededState(), OWNER, { do: 'bring in csv', file: 'stock.csv', rows: [good] })
  expect(stockOf(state, '00003-1')).toEqual([1, 0, 2])
  expect(state.edits[3]).toEqual({ prices: { '00003-1': 120_000 }, lowStockThresholds: [3, 3, 3] })
  expect(state.movements.slice(-2).map(({ quantity }) => quantity)).toEqual([-3, -5])
  for (const bad of [
    { sku: '99999-1' },
    { ...good, priceCents: 0 },
    { ...good, stock: [-1, 0, 0] as const },
    good,
  ])
    expect(() => after(seededState(), OWNER, { do: 'bring in csv', file: 'x', rows: [good, bad] })).toThrow()
})

test('roles find only the pages that they may see', () => {
  expect(pagesOf('packer').join()).toBe('orders,order,products,product,stock')
  expect(pagesOf('bookkeeper').join()).toBe('orders,order,invoice,customers,customer,numbers,more')
  expect(pagesOf('owner')).toHaveLength(13)
  expect([hasPermission('bookkeeper', 'csv out'), hasPermission('packer', 'see money')]).toEqual([
    true,
    false,
  ])
})

test('a role is refused the commands of other roles, in a sentence', () => {
  expect(refusalSentence(seededState(), PACKER, PRICE_RISE)).toBe(
    'Prices and products are for the owner. Packers pack, count and move stock. Ask Naledi.',
  )
  expect(refusalSentence(seededState(), BOOKKEEPER, TRANSFER)).toBe(
    'To move stock is for packers, or for the owner. Bookkeepers read the money and move nothing. Ask Naledi.',
  )
  expect(refusalSentence(seededState(), CUSTOMER, PRICE_RISE)).toMatch(/^That is done behind the counter\./)
  expect(refusalSentence(seededState(), OWNER, paymentCommand(seededState(), 'a'))).toMatch(
    /^A basket is the customer’s\./,
  )
  expect(refusalSentence(seededState(), CUSTOMER, paymentCommand(seededState(), 'a'))).toBe(
    'The basket is empty, so there is nothing to pay.',
  )
})
