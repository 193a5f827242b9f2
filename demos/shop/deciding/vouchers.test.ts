import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar/calendar.ts'
import { CUSTOMER } from '../rights.ts'
import { after, DAY, OWNER, PACKER, refusalSentence, seededState } from '../shop.fixture.ts'
import { basketTotals } from '../totals.ts'
import { spanState } from '../voucher-words.ts'
import type { Sale } from '../vouchers.ts'

const WEEK: Sale = {
  name: 'Throw week',
  bps: 1_500,
  scope: { kinds: ['throw'] },
  from: '2026-11-27',
  until: '2026-11-30',
}
const CURRENT: Sale = { ...WEEK, name: 'Now', from: DAY }

test.for(['SPRING10', 'WELCOME50', 'KAROO15'])('%s can be ended, and is over at once', (code) => {
  const state = after(seededState(), OWNER, { do: 'end voucher', code })
  const voucher = state.vouchers.find((voucher) => voucher.code === code)
  expect(voucher && spanState(voucher, DAY)).toBe('Over')
  expect(voucher?.until).toBe(addDays(DAY, -1))
  expect(after(state, OWNER, { do: 'end voucher', code })).toBe(state)
  expect(after(state, OWNER, { do: 'undo', change: state.lastChange.number }).vouchers).toEqual(
    seededState().vouchers,
  )
})

test('an ended voucher gives no discount in a basket that has it', () => {
  const basket = after(
    seededState(),
    CUSTOMER,
    { do: 'put in basket', sku: '00001-2', quantity: 1 },
    { do: 'use voucher', code: 'SPRING10' },
  )
  const ended = after(basket, OWNER, { do: 'end voucher', code: 'SPRING10' })
  expect(basketTotals(ended, DAY).totals.discountCents).toBe(0)
  expect(refusalSentence(ended, CUSTOMER, { do: 'use voucher', code: 'SPRING10' })).toBe(
    'SPRING10 ended on 23 November 2026.',
  )
})

test('only the owner can end a voucher, and only an existing one', () => {
  expect(refusalSentence(seededState(), PACKER, { do: 'end voucher', code: 'SPRING10' })).toMatch(
    /^Vouchers and sales are/,
  )
  expect(refusalSentence(seededState(), OWNER, { do: 'end voucher', code: 'SUMMER' })).toBe(
    'No voucher is called SUMMER.',
  )
})

test('a sale can be changed and renamed before it begins', () => {
  const sale = { ...WEEK, name: 'Week of throws', bps: 2_000, until: '2026-12-01' }
  expect(after(seededState(), OWNER, { do: 'save sale', sale, previousName: 'Throw week' }).sales).toEqual([
    sale,
  ])
})

test('a sale cannot take the name of another one', () => {
  const state = after(seededState(), OWNER, { do: 'save sale', sale: CURRENT })
  const renamed = { ...WEEK, name: ' Now ' }
  expect(refusalSentence(state, OWNER, { do: 'save sale', sale: renamed, previousName: WEEK.name })).toBe(
    'Another sale is called Now.',
  )
  const kept = { ...WEEK, bps: 2_000 }
  expect(after(state, OWNER, { do: 'save sale', sale: kept, previousName: WEEK.name }).sales).toHaveLength(2)
})

test('once a sale has begun, only its last day can change', () => {
  const state = after(seededState(), OWNER, { do: 'save sale', sale: CURRENT })
  const longer = { ...CURRENT, until: '2026-12-04' }
  expect(after(state, OWNER, { do: 'save sale', sale: longer }).sales[0]).toEqual(longer)
  expect(refusalSentence(state, OWNER, { do: 'save sale', sale: { ...CURRENT, bps: 2_000 } })).toBe(
    'Now is on: only its last day can change.',
  )
})
