import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { ADDRESS, CUSTOMER, DAY, NOW } from '../shop/shop.fixture.ts'
import { stockOf, totalStock } from '../shop/stock-levels.ts'
import { basketTotals } from '../shop/totals.ts'
import { openShopStore, shopRules } from './browser-store.ts'
import type { ShopStore } from './shop-store.ts'

const TABLE = '00001-1'
const RUNS = 12

afterEach(() => vi.unstubAllGlobals())

/** What a tab does, and how long it rests before each of it. */
type Buyer = { paymentAttemptId: string; rests: ReadonlyArray<number> }

const buyer = (paymentAttemptId: string): fc.Arbitrary<Buyer> =>
  fc.record({
    paymentAttemptId: fc.constantFrom(paymentAttemptId, 'the same in both'),
    rests: fc.array(fc.nat({ max: 3 }), { minLength: 5, maxLength: 5 }),
  })

test('however two tabs race for the last piece, one order has it and no attempt is left over', async () => {
  await fc.assert(
    fc.asyncProperty(buyer('of one'), buyer('of the other'), async (one, other) => {
      vi.stubGlobal('indexedDB', new IDBFactory())
      const tabs = [await openTab(), await openTab()] as const
      await Promise.all([buys(tabs[0], one), buys(tabs[1], other)])
      const last = await openTab()
      const { orders, stock, basket } = last.state()
      for (const store of [...tabs, last]) store.close()
      const bought = orders.filter(({ paymentAttemptId }) => paymentAttemptId !== null)
      expect(bought.map(({ lines }) => lines.map(({ sku, quantity }) => [sku, quantity]))).toEqual([
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

/** The shop with one table left of its size. */
function seed(now: Date) {
  const state = shopRules.seed(now)
  const left = { ...state, stock: { ...state.stock, [TABLE]: [1, 0, 0] as const } }
  expect(totalStock(stockOf(left, TABLE))).toBe(1)
  return left
}

/** Everything up to the bank's answer, which comes twice, as after a reload. */
async function buys(store: ShopStore, { paymentAttemptId, rests }: Buyer) {
  const [before = 0, first = 0, second = 0, third = 0, fourth = 0] = rests
  await turns(before)
  await store.change({ do: 'put in basket', sku: TABLE, quantity: 1 }, CUSTOMER)
  await turns(first)
  await store.change({ do: 'give address', address: ADDRESS }, CUSTOMER)
  await turns(second)
  await store.change({ do: 'begin payment', paymentAttemptId }, CUSTOMER)
  const { totalCents } = basketTotals(store.state(), DAY).totals
  const pay = { do: 'pay', paymentAttemptId, answer: 'paid', totalCents } as const
  await turns(third)
  await store.change(pay, CUSTOMER)
  await turns(fourth)
  await store.change(pay, CUSTOMER)
}

/** Lets the other tab go on. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
