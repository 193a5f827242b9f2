import { expect, test } from 'vitest'
import { addressFaults } from '../address.ts'
import { arrivalDay } from '../delivery-days.ts'
import { deliveryOptions } from '../delivery-methods.ts'
import { pricedLines } from '../priced-lines.ts'
import { CUSTOMER } from '../rights.ts'
import { ADDRESS, after, DAY, OWNER, refusalSentence, seededState } from '../shop.fixture.ts'
import { basketTotals } from '../totals.ts'

const TABLE = { do: 'put in basket', sku: '00001-2', quantity: 1 } as const
const THROW = { do: 'put in basket', sku: '00002-1', quantity: 1 } as const
const LOCKER = {
  do: 'choose delivery method',
  deliveryMethod: { kind: 'locker', locker: 'Marula Corner' },
} as const

function optionsAfter(...commands: Parameters<typeof after>[2][]) {
  const state = after(seededState(), CUSTOMER, { do: 'give address', address: ADDRESS }, ...commands)
  return deliveryOptions(state, pricedLines(state, DAY), DAY).map(({ note, cents, isPossible }) => [
    isPossible,
    cents,
    note,
  ])
}

test('the basket of order 1042 costs what the order does', () => {
  const state = after(seededState(), CUSTOMER, TABLE, THROW)
  expect(basketTotals(state, DAY).totals).toEqual(seededState().orders[0]?.totals)
})

test('an unavailable delivery method stays visible with its reason', () => {
  expect(optionsAfter(TABLE, THROW)).toEqual([
    [true, 12_000, 'Observatory, Thursday 26 November'],
    [false, 6_000, 'The table is too big for one'],
    [true, 0, 'Maboneng, tomorrow from 10:00'],
  ])
  expect(
    optionsAfter({ ...THROW, quantity: 5 }, { do: 'put in basket', sku: '00003-1', quantity: 5 })[2],
  ).toEqual([false, 0, 'Maboneng does not have 5 of the lamp today'])
})

test('delivery by two people costs R 480,00 per order', () => {
  const state = after(
    seededState(),
    CUSTOMER,
    { do: 'put in basket', sku: '00014-1', quantity: 1 },
    { do: 'put in basket', sku: '00020-1', quantity: 1 },
  )
  expect(basketTotals(state, DAY).totals.deliveryCents).toBe(48_000)
})

test('adding a table to a basket for a locker changes the delivery to the door', () => {
  const small = after(seededState(), CUSTOMER, THROW, LOCKER)
  expect(basketTotals(small, DAY).totals.totalCents).toBe(75_000)
  expect(after(small, CUSTOMER, TABLE).basket.deliveryMethod).toEqual({ kind: 'door' })
  expect(refusalSentence(after(seededState(), CUSTOMER, TABLE), CUSTOMER, LOCKER)).toBe(
    'The table is too big for one.',
  )
})

test('a basket holds no more than the stock, and at most twenty of one product', () => {
  expect(refusalSentence(seededState(), CUSTOMER, { ...TABLE, quantity: 6 })).toBe(
    '5 are left of Kiaat side table, 50 cm. More cannot be bought.',
  )
  expect(refusalSentence(seededState(), CUSTOMER, { ...TABLE, sku: '00002-3' })).toBe(
    'Linen throw, Indigo stripe is sold out.',
  )
  expect(refusalSentence(seededState(), CUSTOMER, { ...TABLE, sku: '00004-1', quantity: 21 })).toBe(
    'You can order up to 20 of each product.',
  )
  const hidden = after(seededState(), OWNER, { do: 'edit products', numbers: [1], edit: { isHidden: true } })
  expect(refusalSentence(hidden, CUSTOMER, TABLE)).toBe(
    'Kiaat side table, 50 cm is not in the shop at the moment.',
  )
})

test('a voucher without effect gives the reason', () => {
  const voucher = (code: string) => ({ do: 'use voucher', code }) as const
  const state = after(seededState(), CUSTOMER, TABLE)
  expect(refusalSentence(state, CUSTOMER, voucher('winter24'))).toBe('WINTER24 ended on 31 August 2026.')
  expect(refusalSentence(state, CUSTOMER, voucher('KAROO15'))).toBe('KAROO15 begins on 4 December 2026.')
  expect(refusalSentence(state, CUSTOMER, voucher('sping10'))).toBe('No voucher is called SPING10.')
  const used = after(state, CUSTOMER, voucher(' spring 10'))
  expect(basketTotals(used, DAY).totals).toMatchObject({ discountCents: 24_500, totalCents: 232_500 })
  const onSale = after(seededState(), CUSTOMER, THROW, voucher('SPRING10'))
  expect(basketTotals(onSale, '2026-11-27')).toMatchObject({
    voucherError: 'SPRING10 cannot be combined with sale prices.',
    totals: { goodsCents: 58_650, discountCents: 0, totalCents: 70_650 },
  })
})

test('a basket line also has the price at which it was chosen, if the price has changed', () => {
  const state = after(seededState(), CUSTOMER, TABLE)
  const dearer = after(state, OWNER, { do: 'change prices', numbers: [1], bps: 1_000 })
  expect(pricedLines(dearer, DAY)).toMatchObject([{ priceCents: 270_000, previousCents: 245_000 }])
})

test('delivery is on working days, later outside the cities', () => {
  const door = { kind: 'door' } as const
  expect(arrivalDay(door, '7925', DAY)).toBe('2026-11-26')
  expect(arrivalDay(door, '0699', DAY)).toBe('2026-11-30')
  expect(arrivalDay({ kind: 'locker', locker: 'Marula Corner' }, '0699', DAY)).toBe('2026-11-27')
  expect(arrivalDay(door, '7925', '2026-12-24')).toBe('2026-12-29')
  expect(arrivalDay({ kind: 'collect', branch: 'Woodstock' }, '', '2026-11-28')).toBe('2026-11-30')
  expect(arrivalDay(door, '', DAY)).toBeNull()
})

test('delivery to the door needs a full address, collection only a contact', () => {
  const bare = { ...ADDRESS, street: '', suburb: '', postcode: '792', mobile: '(+27) 82.555/0142' }
  expect(addressFaults(bare, 'door')).toMatchObject({ postcode: 'Four figures, for example 7925' })
  expect(addressFaults(bare, 'collect')).toEqual({})
  expect(Object.keys(addressFaults({ ...bare, email: 'nomsa', mobile: '12' }, 'locker'))).toEqual([
    'email',
    'mobile',
  ])
})
