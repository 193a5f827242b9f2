import { expect, test } from 'vitest'
import { seedState } from '../../shop/seed.ts'
import { DAY, orderIn, seededState } from '../../shop/shop.fixture.ts'
import { otherBranchesText } from './OrdersToPack.tsx'
import { tilesOf } from './order-columns.ts'
import { selectRange } from './order-list.ts'
import { orderRow, shortName } from './order-row.ts'
import { dayOfOrder, filteredOrders, NO_FILTER, ordersOfDay } from './orders-of-day.ts'
import { pickLines } from './pick-lines.ts'

const state = seededState()
const today = ordersOfDay(state, DAY)
const newest = orderIn(state)

test('the tiles have the count and sum of the orders in each state', () => {
  expect(tilesOf(today, true).map(({ count, word, sum }) => `${count} ${word} ${sum}`)).toEqual([
    '8 orders R\u00a014\u00a0610,00',
    '2 to pack R\u00a04\u00a0560,00',
    '0 packing R\u00a00,00',
    '3 packed R\u00a06\u00a0030,00',
    '2 with courier R\u00a02\u00a0550,00',
    '1 delivered R\u00a01\u00a0470,00',
  ])
})

test('a packer’s row has shelves instead of totals, and a bookkeeper’s no next step', () => {
  expect(orderRow(newest, 'packer', state)).toMatchObject({
    sum: null,
    binLocations: ['C3', 'A1'],
    isNew: true,
  })
  expect(orderRow(newest, 'bookkeeper', state)).toMatchObject({ sum: 'R\u00a03\u00a0260,00', next: null })
  expect(orderRow(newest, 'owner', state).next).toEqual({ to: 'packing', button: 'Start packing' })
})

test('a pick list is sorted by aisle', () => {
  expect(pickLines(newest, state).map(({ binLocation }) => binLocation)).toEqual(['A1', 'C3'])
})

test('orders are filtered by number, place, branch and delivery method', () => {
  const numbers = (filter: Partial<typeof NO_FILTER>) =>
    filteredOrders(today, { ...NO_FILTER, ...filter }).map(({ number }) => number)
  expect(numbers({ words: '1041' })).toEqual([1_041])
  expect(numbers({ words: 'polokwane' })).toEqual([1_039])
  expect(numbers({ branch: 'Umhlanga' })).toEqual([1_040, 1_036])
  expect(numbers({ deliveryMethod: 'collect' })).toEqual([1_038])
})

test('the orders of a new shop belong to its first day, even just after midnight', () => {
  const late = seedState(new Date('2027-03-01T22:02:00Z')) // two minutes after midnight in Johannesburg
  expect(late.orders.every((order) => dayOfOrder(order, late) === '2027-03-02')).toBe(true)
})

test('a last name is shortened to a letter', () => {
  expect(shortName('Nomsa Dlamini')).toBe('Nomsa D.')
  expect(shortName('Cher')).toBe('Cher')
})

test('the packed orders of other branches are counted in one sentence', () => {
  expect(otherBranchesText(today, 'Woodstock')).toBe('Maboneng has 2 packed, Umhlanga 1.')
})

test('a range is selected from the nearest selected order above to the current one', () => {
  expect([...selectRange([5, 4, 3, 2, 1], new Set([4]), 2)]).toEqual([4, 3, 2])
})
