import { expect, test } from 'vitest'
import type { Order, Return } from './order.ts'
import { seededState } from './shop.fixture.ts'
import { isConsistentShop } from './shop-consistency.ts'
import type { ShopState } from './shop-state.ts'

const RETURN: Return = {
  quantities: { '00001-2': 1 },
  reason: '',
  requestedAt: 0,
  answer: null,
  receivedAt: null,
  creditNote: '',
  refundCents: 1,
}
const line = (change: Partial<Order['lines'][number]>) => (order: Order) => ({
  lines: order.lines.map((line) => ({ ...line, ...change })),
})

test.for<[string, (order: Order) => Partial<Order>]>([
  ['no line', () => ({ lines: [] })],
  ['one product in two lines', ({ lines }) => ({ lines: [...lines, ...lines] })],
  ['a wrong total', ({ totals }) => ({ totals: { ...totals, totalCents: totals.totalCents + 1 } })],
  ['wrong VAT', ({ totals }) => ({ totals: { ...totals, vatCents: 0 } })],
  ['a wrong price', line({ priceCents: 100 })],
  ['a discount above its price', line({ discountCents: 99_999_999 })],
  ['more pieces picked than bought', line({ pickedQuantity: 99 })],
  ['pieces that come from nowhere', line({ from: {} })],
  [
    'a skipped state',
    ({ steps }) => ({ steps: [...steps.slice(0, 1), { state: 'delivered', at: 9e12, by: '' }] }),
  ],
  ['a step back in time', ({ steps }) => ({ steps: [...steps, { state: 'packing', at: 0, by: '' }] })],
  ['a return worth more than it', () => ({ returns: [{ ...RETURN, refundCents: 99_999_999 }] })],
  [
    'a return of a product that it does not have',
    () => ({ returns: [{ ...RETURN, quantities: { '00009-9': 1 }, refundCents: 0 }] }),
  ],
])('an order with %s is inconsistent', ([, change]) => {
  const [order, ...others] = seededState().orders
  const changed = order && { ...order, ...change(order) }
  expect(isConsistentShop({ ...seededState(), orders: changed ? [changed, ...others] : [] })).toBe(false)
})

test.for<[string, (state: ShopState) => Partial<ShopState>]>([
  ['two orders of one number', ({ orders }) => ({ orders: [...orders, ...orders] })],
  ['two vouchers of one code', ({ vouchers }) => ({ vouchers: [...vouchers, ...vouchers] })],
  ['a product without a name', () => ({ edits: { 1: { name: ' ' } } })],
  ['a member of staff without a name', () => ({ staff: [{ name: '', role: 'owner', branch: null }] })],
])('a shop with %s is inconsistent', ([, change]) => {
  expect(isConsistentShop({ ...seededState(), ...change(seededState()) })).toBe(false)
})
