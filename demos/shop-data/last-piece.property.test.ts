import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { CUSTOMER } from '../shop/rights.ts'
import { ADDRESS, DAY, NOW } from '../shop/shop.fixture.ts'
import { stockOf, totalStock } from '../shop/stock-levels.ts'
import { basketTotals } from '../shop/totals.ts'
import { openShopStore, shopRules } from './browser-store.ts'
import type { ShopStore } from './shop-store.ts'

const TABLE = '00001-1'
const RUNS = 12

afterEach(() => vi.unstubAllGlobals())

/** A tab's payment attempt, and its pauses before each command. */
type Buyer = { paymentAttemptId: string; pauses: ReadonlyArray<number> }

const buyer = (paymentAttemptId: string): fc.Arbitrary<Buyer> =>
  fc.record({
    paymentAttemptId: fc.constantFrom(paymentAttemptId, 'shared'),
    pauses: fc.array(fc.nat({ max: 3 }), { minLength: 5, maxLength: 5 }),
  })

test('however two tabs race for the last piece, one order gets it and no payment attempt remains', async () => {
  await fc.assert(
    fc.asyncProperty(buyer('of one'), buyer('of the other'), async (firstBuyer, secondBuyer) => {
      vi.stubGlobal('indexedDB', new IDBFactory())
      const tabs = [await openTab(), await openTab()] as const
      await Promise.all([buyTable(tabs[0], firstBuyer), buyTable(tabs[1], secondBuyer)])
      const laterTab = await openTab()
      const { orders, stock, basket } = laterTab.state()
      for (const store of [...tabs, laterTab]) store.close()
      const customerOrders = orders.filter(({ paymentAttemptId }) => paymentAttemptId !== null)
      expect(customerOrders.map(({ lines }) => lines.map(({ sku, quantity }) => [sku, quantity]))).toEqual([
        [[TABLE, 1]],
      ])
      expect([stock[TABLE], basket.lines, basket.paymentAttemptId]).toEqual([[0, 0, 0], [], null])
    }),
    { numRuns: RUNS },
  )
})

async function openTab(): Promise<ShopStore> {
  return openShopStore({ rules: { ...shopRules, seed }, now: () => NOW })
}

/** A shop with a single {@link TABLE} in stock. */
function seed(now: Date) {
  const state = shopRules.seed(now)
  const seeded = { ...state, stock: { ...state.stock, [TABLE]: [1, 0, 0] as const } }
  expect(totalStock(stockOf(seeded, TABLE))).toBe(1)
  return seeded
}

/** Buys the table; the bank's answer arrives twice, as after a reload. */
async function buyTable(store: ShopStore, { paymentAttemptId, pauses }: Buyer) {
  const [before = 0, first = 0, second = 0, third = 0, fourth = 0] = pauses
  await pause(before)
  await store.change({ do: 'put in basket', sku: TABLE, quantity: 1 }, CUSTOMER)
  await pause(first)
  await store.change({ do: 'give address', address: ADDRESS }, CUSTOMER)
  await pause(second)
  await store.change({ do: 'begin payment', paymentAttemptId }, CUSTOMER)
  const { totalCents } = basketTotals(store.state(), DAY).totals
  const pay = { do: 'pay', paymentAttemptId, answer: 'paid', totalCents } as const
  await pause(third)
  await store.change(pay, CUSTOMER)
  await pause(fourth)
  await store.change(pay, CUSTOMER)
}

/** Lets the other tab continue. */
async function pause(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await new Promise((resolve) => setImmediate(resolve))
}
