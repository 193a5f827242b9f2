import { expect, test } from 'vitest'
import { addDays, formatDate } from '../../domain/calendar/calendar.ts'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { soldProducts } from './best-sellers.ts'
import { customersOf } from './customers.ts'
import { checkoutFigures, figuresOf, periodDates, periodOf, salesByDay } from './figures.ts'
import { CUSTOMER } from './rights.ts'
import { seedState } from './seed.ts'
import { after, afterPurchase, DAY, NOW, seededState } from './shop.fixture.ts'

test('the sales of November up to the 24th are R 267 910,00 in 118 orders', () => {
  const { words, ...period } = periodOf(seededState(), NOW)
  expect(words).toBe('November so far')
  expect(periodDates({ words, ...period })).toBe('1 to 24 November 2026')
  expect(figuresOf(seededState(), NOW)).toEqual({
    salesCents: 26_791_000,
    orders: 118,
    averageCents: 227_042,
    todayCents: 1_461_000,
    todayOrders: 8,
    refundedCents: 135_000,
    refunds: [{ order: 987, what: 'an oak stool', cents: 135_000, day: '2026-11-12' }],
    netCents: 26_656_000,
    netVatCents: 3_476_870,
    buyers: 96,
  })
})

test('best sellers, other products and delivery add up to the sales', () => {
  expect(soldProducts(seededState())).toMatchObject({
    bestSellers: [
      { name: 'Kiaat side table', quantity: 31, cents: 7_595_000 },
      { name: 'Woven pendant', quantity: 42, cents: 4_956_000 },
      { name: 'Linen throw', quantity: 58, cents: 4_002_000 },
      { name: 'Clay planter', quantity: 74, cents: 3_108_000 },
      { name: 'Oak stool', quantity: 19, cents: 2_565_000 },
    ],
    otherCents: 3_539_000,
    deliveryCents: 1_026_000,
    deliveryMethods: { door: 71, locker: 29, collect: 18 },
    totalCents: 26_791_000,
  })
})

test('171 customers began to check out, 118 paid, 53 left', () => {
  expect(checkoutFigures(seededState())).toMatchObject({
    started: 171,
    paid: 118,
    abandoned: 53,
    abandonedPercent: 31,
  })
})

test.for([
  ['2026-11-30', 'The last 24 days', 24],
  ['2027-02-25', 'The last 24 days', 24],
  ['2027-01-24', 'January so far', 24],
] as const)('the period of a shop that begins on %s is called “%s”', ([day, words, days]) => {
  const now = new Date(momentOf(day, '12:00'))
  const state = seedState(now)
  expect(periodOf(state, now)).toMatchObject({ words, until: day })
  expect(salesByDay(state, now)).toHaveLength(days)
  expect(figuresOf(state, now).salesCents).toBe(26_791_000)
})

test('the period grows with each day, and includes its sales', () => {
  const state = afterPurchase(seededState(), '00001-2')
  const later = new Date(momentOf(addDays(DAY, 3), '09:00'))
  expect(periodOf(state, later).words).toBe('November so far')
  expect(salesByDay(state, later).at(-1)).toEqual({ day: '2026-11-27', cents: 0, vatCents: 0 })
  expect(figuresOf(state, later).salesCents).toBe(soldProducts(state).totalCents)
})

test('with a clock fifty years ahead, only the last two years are counted', () => {
  const later = new Date(momentOf('2076-11-24', '09:00'))
  expect(salesByDay(seededState(), later)).toHaveLength(730)
  expect(figuresOf(seededState(), later)).toMatchObject({ salesCents: 0, orders: 0, averageCents: 0 })
})

test('a cancelled order is no sale', () => {
  const state = afterPurchase(seededState(), '00001-2')
  const undone = after(state, CUSTOMER, { do: 'cancel order', order: 1043 })
  expect(figuresOf(undone, NOW)).toEqual(figuresOf(seededState(), NOW))
  expect(soldProducts(undone)).toEqual(soldProducts(seededState()))
})

test('customers include their purchases before the first day', () => {
  const [nomsa, pieter, ayesha] = customersOf(seededState())
  expect(nomsa).toMatchObject({
    orderCount: 2,
    boughtCents: 412_000,
    firstDay: '2026-08-08',
    sentBackCents: 0,
  })
  expect(nomsa?.earlierOrder).toMatchObject({ number: 608, name: 'Hoopoe stoneware round mug' })
  expect(nomsa && formatDate(nomsa.keptUntil)).toBe('24 November 2031')
  expect(pieter).toMatchObject({ orderCount: 1, boughtCents: 130_000, firstDay: DAY })
  expect(ayesha).toMatchObject({ orderCount: 4, boughtCents: 816_000 })
})
