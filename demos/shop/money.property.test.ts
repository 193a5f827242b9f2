import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KIND_NAMES } from '../catalogue/product.ts'
import { invoiceRows } from './invoice.ts'
import type { Order } from './order.ts'
import { goodsTotal, lineTotal, type PricedLine } from './priced-lines.ts'
import { refundOf, returnableQuantity, totalsAfterRefunds } from './refunds.ts'
import { ADDRESS } from './shop.fixture.ts'
import { totalsOf } from './totals.ts'
import { vatIn } from './vat.ts'
import { discountsOf } from './voucher-rules.ts'
import type { Voucher } from './vouchers.ts'

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  sku: fc.nat(99).map((n) => `00001-${n}`),
  name: fc.constant('Product'),
  detail: fc.constant('One'),
  kind: fc.constantFrom(...KIND_NAMES),
  family: fc.constantFrom('Karoo', 'Hoopoe'),
  shippingClass: fc.constantFrom('locker', 'door', 'two people'),
  quantity: fc.integer({ min: 1, max: 20 }),
  priceCents: fc.integer({ min: 100, max: 3_000_000 }),
  previousCents: fc.constant(null),
  isOnSale: fc.boolean(),
})
const anyLines = fc.uniqueArray(anyLine, { minLength: 1, maxLength: 8, selector: ({ sku }) => sku })
const anyVoucher: fc.Arbitrary<Voucher> = fc.record({
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
    fc.property(anyLines, anyVoucher, (lines, voucher) => {
      const shares = discountsOf(voucher, lines)
      const { discountCents, totalCents, deliveryCents } = totalsOf(lines, { kind: 'door' }, voucher)
      expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(discountCents)
      expect(
        shares.every(
          (cents, index) => cents >= 0 && cents <= lineTotal(lines[index] ?? lines[0] ?? missing()),
        ),
      ).toBe(true)
      expect(totalCents).toBeGreaterThanOrEqual(deliveryCents)
    }),
  )
})

test('a voucher gives no discount on products on sale', () => {
  fc.assert(
    fc.property(anyLines, anyVoucher, (lines, voucher) => {
      const onSale = lines.map((line) => ({ ...line, isOnSale: true }))
      expect(totalsOf(onSale, { kind: 'collect', branch: 'Maboneng' }, voucher).totalCents).toBe(
        goodsTotal(lines),
      )
    }),
  )
})

test('every column of an invoice adds up to the cent', () => {
  fc.assert(
    fc.property(
      anyLines,
      fc.option(anyVoucher),
      fc.constantFrom('door', 'collect'),
      (lines, voucher, method) => {
        const order = orderOf(lines, voucher, method)
        const rows = invoiceRows(order)
        const sum = (column: (row: (typeof rows)[number]) => number) =>
          rows.reduce((total, row) => total + column(row), 0)
        expect(sum(({ totalCents }) => totalCents)).toBe(order.totals.totalCents)
        expect(sum(({ vatCents }) => vatCents)).toBe(order.totals.vatCents)
        expect(rows.every((row) => row.beforeVatCents + row.vatCents === row.totalCents)).toBe(true)
      },
    ),
  )
})

test('the refunds of all pieces add up to the payment, in any number of returns, and a partial return refunds no delivery', () => {
  fc.assert(
    fc.property(anyLines, fc.option(anyVoucher), fc.infiniteStream(fc.nat(20)), (lines, voucher, counts) => {
      let order = orderOf(lines, voucher, 'door')
      while (order.lines.some((line) => returnableQuantity(order, line) > 0)) {
        const quantities = randomQuantities(order, counts)
        const refund = refundOf(order, quantities)
        expect(refund.goodsCents).toBeGreaterThanOrEqual(0)
        order = withReturn(order, quantities, refund.totalCents)
        const isAllReturned = order.lines.every((line) => returnableQuantity(order, line) === 0)
        expect(refund.deliveryCents).toBe(isAllReturned ? order.totals.deliveryCents : 0)
        expect(totalsAfterRefunds(order).vatCents).toBe(vatIn(totalsAfterRefunds(order).totalCents))
      }
      expect(totalsAfterRefunds(order).totalCents).toBe(0)
    }),
    { numRuns: 60 },
  )
})

function orderOf(
  lines: ReadonlyArray<PricedLine>,
  voucher: Voucher | null,
  method: 'door' | 'collect',
): Order {
  const discounts = discountsOf(voucher, lines)
  const deliveryMethod = method === 'door' ? { kind: method } : { kind: method, branch: 'Maboneng' as const }
  return {
    number: 1043,
    paymentAttemptId: 'a',
    customer: ADDRESS,
    deliveryMethod,
    voucher: voucher?.code ?? null,
    lines: lines.map(({ sku, name, detail, quantity, priceCents }, index) => ({
      sku,
      name,
      detail,
      quantity,
      priceCents,
      discountCents: discounts[index] ?? 0,
      from: { Maboneng: quantity },
      pickedQuantity: quantity,
    })),
    totals: totalsOf(lines, deliveryMethod, voucher),
    steps: [{ state: 'delivered', at: 0, by: '' }],
    parcels: [],
    returns: [],
    isSeen: true,
  }
}

function randomQuantities(order: Order, counts: fc.Stream<number>): Record<string, number> {
  const entries = order.lines.map(
    (line) => [line.sku, Math.min(returnableQuantity(order, line), next(counts))] as const,
  )
  return Object.fromEntries(entries)
}

function next(counts: fc.Stream<number>): number {
  return counts.next().value ?? 0
}

function withReturn(order: Order, quantities: Record<string, number>, refundCents: number): Order {
  const answer = { accepted: true, words: '', at: 0, by: '' }
  const orderReturn = {
    quantities,
    reason: '',
    requestedAt: 0,
    answer,
    receivedAt: 0,
    creditNote: '',
    refundCents,
  }
  return { ...order, returns: [...order.returns, orderReturn] }
}

function missing(): never {
  throw new Error('No such line')
}
