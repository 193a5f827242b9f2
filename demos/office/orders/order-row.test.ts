import { expect, test } from 'vitest'
import { seedState } from '../../shop/seed.ts'
import { otherBranches } from './OrdersToPack.tsx'
import { tilesOf } from './order-columns.ts'
import { upTo } from './order-list.ts'
import { orderRow, shortName } from './order-row.ts'
import { dayOfOrder, EVERYTHING, filteredOrders, ordersOfDay } from './orders-of-day.ts'
import { pickLines } from './pick-lines.ts'

const state = seedState(new Date('2027-03-02T13:16:00Z'))
const today = ordersOfDay(state, '2027-03-02')
const [newest] = today
if (!newest) throw new Error('The shop begins with orders')

test('the tiles count and add up the eight orders of the first day', () => {
  expect(tilesOf(today, true).map(({ count, word, sum }) => `${count} ${word} ${sum}`)).toEqual([
    '8 orders R\u00a014\u00a0610,00',
    '2 to pack R\u00a04\u00a0560,00',
    '0 packing R\u00a00,00',
    '3 packed R\u00a06\u00a0030,00',
    '2 with courier R\u00a02\u00a0550,00',
    '1 delivered R\u00a01\u00a0470,00',
  ])
})

test('a packer has shelves in place of sums, a bookkeeper no button', () => {
  expect(orderRow(newest, 'packer', state)).toMatchObject({
    sum: null,
    binLocations: ['C3', 'A1'],
    isNew: true,
  })
  expect(orderRow(newest, 'bookkeeper', state)).toMatchObject({ sum: 'R\u00a03\u00a0260,00', next: null })
  expect(orderRow(newest, 'owner', state).next).toEqual({ to: 'packing', button: 'Start packing' })
})

test('a pick list goes through the aisles in order', () => {
  expect(pickLines(newest, state).map(({ binLocation }) => binLocation)).toEqual(['A1', 'C3'])
})

test('orders are found by number, name and place, by branch and by delivery method', () => {
  const numbers = (filter: Partial<typeof EVERYTHING>) =>
    filteredOrders(today, { ...EVERYTHING, ...filter }).map(({ number }) => number)
  expect(numbers({ words: '1041' })).toEqual([1_041])
  expect(numbers({ words: 'polokwane' })).toEqual([1_039])
  expect(numbers({ branch: 'Umhlanga' })).toEqual([1_040, 1_036])
  expect(numbers({ deliveryMethod: 'collect' })).toEqual([1_038])
})

test('an order of the first day stays in it, however late the shop was begun', () => {
  const late = seedState(new Date('2027-03-01T22:02:00Z')) // two minutes after midnight in Johannesburg
  expect(late.orders.every((order) => dayOfOrder(order, late) === '2027-03-02')).toBe(true)
})

test('a name is shortened to a letter', () => {
  expect(shortName('Nomsa Dlamini')).toBe('Nomsa D.')
  expect(shortName('Cher')).toBe('Cher')
})

test('what the other branches have packed is one sentence', () => {
  expect(otherBranches(today, 'Woodstock')).toBe('Maboneng has 2 packed, Umhlanga 1.')
})

test('Shift X chooses from the last chosen one to here', () => {
  expect([...upTo([5, 4, 3, 2, 1], new Set([4]), 2)]).toEqual([4, 3, 2])
})
