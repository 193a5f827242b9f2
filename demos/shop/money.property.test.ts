import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KIND_NAMES } from '../catalogue/product.ts'
import { invoiceRows } from './invoice.ts'
import type { Order } from './order.ts'
import { costOf, goodsOf, type PricedLine } from './priced-lines.ts'
import { leftOf, refundOf, returnableQuantity } from './refunds.ts'
import { ADDRESS, after, CUSTOMER, DAY, seededState } from './shop.fixture.ts'
import { addedUp, basketTotals, totalsOf } from './totals.ts'
import { vatIn } from './vat.ts'
import { discountsOf } from './voucher-rules.ts'
import type { Voucher } from './vouchers.ts'

const line: fc.Arbitrary<PricedLine> = fc.record({
  sku: fc.nat(99).map((n) => `00001-${n}`),
  name: fc.constant('Product'),
  detail: fc.constant('One'),
  kind: fc.constantFrom(...KIND_NAMES),
  family: fc.constantFrom('Karoo', 'Hoopoe'),
  shippingClass: fc.constantFrom('locker', 'door', 'two people'),
  quantity: fc.integer({ min: 1, max: 20 }),
  priceCents: fc.integer({ min: 100, max: 3_000_000 }),
  wasCents: fc.constant(null),
  isOnSale: fc.boolean(),
})
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ sku }) => sku })
const voucher: fc.Arbitrary<Voucher> = fc.record({
  code: fc.constant('ANY'),
  off: fc.oneof(
    fc.record({ kind: fc.constant('share'), bps: fc.integer({ min: 1, max: 20_000 }) }),
    fc.record({ kind: fc.constant('amount'), cents: fc.integer({ min: 1, max: 100_000_000 }) }),
  ),
  scope: fc.constantFrom({}, { family: 'Karoo' }, { kinds: ['throw', 'rug'] as const }),
  from: fc.constant(null),
  until: fc.constant(null),
  isForFirstOrder: fc.boolean(),
  minimumCents: fc.constant(0),
  used: fc.constant(0),
})

test('a voucher never takes more than the goods, nor more of a line than it costs', () => {
  fc.assert(
    fc.property(lines, voucher, (all, one) => {
      const shares = discountsOf(one, all)
      const { discountCents, totalCents, deliveryCents } = totalsOf(all, { kind: 'door' }, one)
      expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(discountCents)
      expect(
        shares.every((cents, index) => cents >= 0 && cents <= costOf(all[index] ?? all[0] ?? missing())),
      ).toBe(true)
      expect(totalCents).toBeGreaterThanOrEqual(deliveryCents)
    }),
  )
})

test('a voucher takes nothing off what is on sale', () => {
  fc.assert(
    fc.property(lines, voucher, (all, one) => {
      const onSale = all.map((each) => ({ ...each, isOnSale: true }))
      expect(totalsOf(onSale, { kind: 'collect', branch: 'Maboneng' }, one).totalCents).toBe(goodsOf(all))
    }),
  )
})

test('every column of an invoice adds up to the cent', () => {
  fc.assert(
    fc.property(lines, fc.option(voucher), fc.constantFrom('door', 'collect'), (all, one, deliveryMethod) => {
      const order = orderOf(all, one, deliveryMethod)
      const rows = invoiceRows(order)
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + of(row), 0)
      expect(sum(({ totalCents }) => totalCents)).toBe(order.totals.totalCents)
      expect(sum(({ vatCents }) => vatCents)).toBe(order.totals.vatCents)
      expect(rows.every((row) => row.beforeVatCents + row.vatCents === row.totalCents)).toBe(true)
    }),
  )
})

test('the refunds of all pieces add up to the payment, in any number of returns, and a partial return refunds no delivery', () => {
  fc.assert(
    fc.property(lines, fc.option(voucher), fc.infiniteStream(fc.nat(20)), (all, one, counts) => {
      let order = orderOf(all, one, 'door')
      while (order.lines.some((line) => returnableQuantity(order, line) > 0)) {
        const quantities = someOf(order, counts)
        const refund = refundOf(order, quantities)
        expect(refund.goodsCents).toBeGreaterThanOrEqual(0)
        order = withReturn(order, quantities, refund.totalCents)
        const isOver = order.lines.every((line) => returnableQuantity(order, line) === 0)
        expect(refund.deliveryCents).toBe(isOver ? order.totals.deliveryCents : 0)
        expect(leftOf(order).vatCents).toBe(vatIn(leftOf(order).totalCents))
      }
      expect(leftOf(order).totalCents).toBe(0)
    }),
    { numRuns: 60 },
  )
})

test('a basket costs the same, in whatever order it was filled', () => {
  const steps = [
    { do: 'put in basket', sku: '00001-2', quantity: 2 },
    { do: 'put in basket', sku: '00002-1', quantity: 1 },
    { do: 'put in basket', sku: '00003-1', quantity: 3 },
    { do: 'choose delivery method', deliveryMethod: { kind: 'door' } },
    { do: 'give address', address: ADDRESS },
  ] as const
  fc.assert(
    fc.property(fc.shuffledSubarray([...steps], { minLength: steps.length }), (shuffled) => {
      const state = after(seededState(), CUSTOMER, ...shuffled, { do: 'use voucher', code: 'SPRING10' })
      expect(basketTotals(state, DAY).totals).toEqual(addedUp(6, 913_000, 91_300, 12_000))
    }),
    { numRuns: 40 },
  )
})

function orderOf(
  all: ReadonlyArray<PricedLine>,
  one: Voucher | null,
  deliveryMethod: 'door' | 'collect',
): Order {
  const discounts = discountsOf(one, all)
  const chosen =
    deliveryMethod === 'door'
      ? { kind: deliveryMethod }
      : { kind: deliveryMethod, branch: 'Maboneng' as const }
  return {
    number: 1043,
    paymentAttemptId: 'a',
    customer: ADDRESS,
    deliveryMethod: chosen,
    voucher: one?.code ?? null,
    lines: all.map(({ sku, name, detail, quantity, priceCents }, index) => ({
      sku,
      name,
      detail,
      quantity,
      priceCents,
      discountCents: discounts[index] ?? 0,
      from: { Maboneng: quantity },
      pickedQuantity: quantity,
    })),
    totals: totalsOf(all, chosen, one),
    steps: [{ state: 'delivered', at: 0, by: '' }],
    parcels: [],
    returns: [],
    isSeen: true,
  }
}

function someOf(order: Order, counts: fc.Stream<number>): Record<string, number> {
  const some = order.lines.map(
    (line) => [line.sku, Math.min(returnableQuantity(order, line), next(counts))] as const,
  )
  return Object.fromEntries(some)
}

function next(counts: fc.Stream<number>): number {
  return counts.next().value ?? 0
}

function withReturn(order: Order, quantities: Record<string, number>, refundCents: number): Order {
  const answer = { accepted: true, words: '', at: 0, by: '' }
  const back = { quantities, reason: '', requestedAt: 0, answer, receivedAt: 0, creditNote: '', refundCents }
  return { ...order, returns: [...order.returns, back] }
}

function missing(): never {
  throw new Error('No such line')
}
