import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../shop/rights.ts'
import { openShopStore } from './browser-store.ts'
import { DATABASE_NAME } from './database-name.ts'
import { CHAIR, fixtureRules } from './fixture-rules.ts'
import type { DatabaseOptions } from './shop-database.ts'
import type { Change, ShopStore } from './shop-store.ts'
import 'fake-indexeddb/auto'

const customer: Actor = { kind: 'customer' }
const theChair = { do: 'put in basket', sku: CHAIR, quantity: 1 } as const
const collected = {
  do: 'choose delivery method',
  deliveryMethod: { kind: 'collect', branch: 'Maboneng' },
} as const
const open: Array<ShopStore> = []
let clock = Date.UTC(2026, 10, 24, 13, 16)

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  for (const store of open.splice(0)) store.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function tab(database: DatabaseOptions = {}): Promise<ShopStore> {
  const store = await openShopStore({ rules: fixtureRules, now: () => new Date(clock), database })
  open.push(store)
  return store
}

/** What another tab, or a hand in the developer's tools, wrote there. */
async function write(change: (record: { state: object }) => unknown): Promise<void> {
  const database = await openDB(DATABASE_NAME)
  await database.put('shop', change(await database.get('shop', 'now')), 'now')
  database.close()
}

function heard(store: ShopStore): Array<Change> {
  const changes: Array<Change> = []
  store.subscribe((change) => changes.push(change))
  return changes
}

describe('two tabs', () => {
  test('that buy the last piece: one gets it, and both know', async () => {
    const [one, other] = await Promise.all([tab(), tab()])
    const decisions = await Promise.all([one.change(theChair, customer), other.change(theChair, customer)])
    expect(decisions.map(({ done }) => done).sort()).toEqual([false, true])
    await expect.poll(() => [one, other].map((store) => store.state().basket.lines.length)).toEqual([1, 1])
    expect(one.state().stock[CHAIR]).toEqual([0, 0, 0])
  })

  test('are told of each other’s commands and tabs', async () => {
    const [one, other] = [await tab(), await tab()]
    const changes = heard(other)
    await one.change(theChair, customer)
    await expect.poll(() => changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({
      command: theChair,
      fromOtherTab: true,
      before: { basket: { lines: [] } },
    })
    expect(other.state().basket).toEqual(one.state().basket)
  })

  test('read the store rarely in spite of a thousand forged messages', async () => {
    const [one, other] = [await tab(), await tab()]
    const changes = heard(other)
    const looks = vi.spyOn(IDBObjectStore.prototype, 'get')
    const forger = new BroadcastChannel(DATABASE_NAME)
    for (let n = 0; n < 1_000; n += 1)
      forger.postMessage({ command: { do: 'pay', paymentAttemptId: 'forged' } })
    await one.change(theChair, customer)
    await expect.poll(() => changes).toHaveLength(1)
    forger.close()
    expect(other.state()).toEqual(one.state())
    expect(looks.mock.calls.length).toBeLessThan(100)
  })

  test('parts that did not change stay the same objects', async () => {
    const [one, other] = [await tab(), await tab()]
    const { staff, orders } = other.state()
    await one.change(collected, customer)
    await expect.poll(() => other.state().basket.deliveryMethod.kind).toBe('collect')
    expect(other.state().staff).toBe(staff)
    expect(other.state().orders).toBe(orders)
  })

  test('without a channel between them, a change is decided on what the other one did', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const [one, other] = [await tab(), await tab()]
    await one.change(theChair, customer)
    expect(await other.change(theChair, customer)).toMatchObject({ refusal: { kind: 'sold out' } })
    expect(other.state().basket.lines).toHaveLength(1)
  })

  test('reset the shop in both', async () => {
    const [one, other] = [await tab(), await tab()]
    await one.change(theChair, customer)
    await expect.poll(() => other.state().basket.lines).toHaveLength(1)
    await other.startAgain()
    await expect.poll(() => one.state().basket.lines).toHaveLength(0)
    expect((await one.change(theChair, customer)).done).toBe(true)
  })
})

test('a shop is restored when it is opened again', async () => {
  const first = await tab()
  await first.change(theChair, customer)
  first.close()
  const second = await tab()
  expect(second.state()).toEqual({ ...first.state() })
  expect(second.storageStatus()).toEqual({ kind: 'kept' })
})

test('a command that changes nothing writes nothing and is not reported to other tabs', async () => {
  const store = await tab()
  const changes = heard(store)
  await store.change({ do: 'take voucher out' }, customer)
  expect(changes).toEqual([])
})

test('a command after the clock was set back gets the previous command’s time', async () => {
  const decide = vi.spyOn(fixtureRules, 'decide')
  const store = await tab()
  await store.change(theChair, customer)
  clock -= 3_600_000
  await store.change(collected, customer)
  clock += 3_600_000
  const [first, second] = decide.mock.calls.map(([, , { now }]) => now.getTime())
  expect(second).toBe(first)
})

describe('an unreadable shop', () => {
  test.each<[string, Parameters<typeof write>[0]]>([
    [
      'a part of another shape',
      ({ state, ...of }) => ({ ...of, state: { ...state, orders: [{ number: 'x' }] } }),
    ],
    ['a part that is gone', ({ state, ...of }) => ({ ...of, state: { ...state, basket: undefined } })],
    ['a foreign record', () => 'hello'],
    ['a part of something else', ({ state, ...of }) => ({ ...of, state: { ...state, stock: 7 } })],
  ])('%s is set aside: the shop begins again and says so', async (_what, damage) => {
    const first = await tab()
    await first.change(theChair, customer)
    first.close()
    await write(damage)
    const store = await tab()
    expect(store.storageStatus()).toEqual({ kind: 'kept', resetReason: 'unreadable' })
    expect(store.state().basket.lines).toEqual([])
    expect((await store.change(theChair, customer)).done).toBe(true)
    store.close()
    expect((await tab()).storageStatus()).toEqual({ kind: 'kept' })
  })
})

describe('versions', () => {
  test('a shop of an older version begins again and says so', async () => {
    const old = await tab({ version: 1 })
    await old.change(theChair, customer)
    old.close()
    const store = await tab({ version: 2 })
    expect(store.storageStatus()).toEqual({ kind: 'kept', resetReason: 'older version' })
    expect(store.state().basket.lines).toEqual([])
  })

  test('if newer code has stored its shop, this tab works in memory, says so, and does not change that shop', async () => {
    const newer = await tab({ version: 2 })
    const store = await tab({ version: 1 })
    expect(store.storageStatus()).toEqual({ kind: 'this tab only', why: 'newer version' })
    expect((await store.change(theChair, customer)).done).toBe(true)
    expect(await indexedDB.databases()).toEqual([{ name: DATABASE_NAME, version: 2 }])
    expect(newer.state().basket.lines).toEqual([])
  })

  test('newer code loaded in another tab takes over the shop, and this tab continues in memory', async () => {
    const store = await tab({ version: 1 })
    await store.change(theChair, customer)
    const changes = heard(store)
    await tab({ version: 2 })
    expect(store.storageStatus()).toEqual({ kind: 'this tab only', why: 'newer version' })
    expect(changes.map(({ command }) => command.do)).toEqual(['storage changed'])
    expect(store.state().basket.lines).toHaveLength(1)
  })
})

describe('a browser without storage', () => {
  test('has a shop until the tab is closed', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const store = await tab()
    expect(store.storageStatus()).toEqual({ kind: 'this tab only', why: 'no storage' })
    expect((await store.change(theChair, customer)).done).toBe(true)
    await store.startAgain()
    expect(store.state().basket.lines).toEqual([])
  })

  test('may throw when its database is touched', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
    expect((await tab()).storageStatus()).toMatchObject({ why: 'no storage' })
  })

  test('may never answer: the shop opens all the same', async () => {
    const holding = await openDB(DATABASE_NAME, 1) // and does not let go
    const store = await tab({ version: 2, patienceMs: 1 })
    expect(store.storageStatus()).toMatchObject({ why: 'no storage' })
    holding.close()
  })

  test('may be full in the middle of a change, which is done all the same, in this tab', async () => {
    const [store, other] = [await tab(), await tab()]
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect((await store.change(theChair, customer)).done).toBe(true)
    expect(store.storageStatus()).toEqual({ kind: 'this tab only', why: 'full' })
    expect(store.state().basket.lines).toHaveLength(1)
    vi.restoreAllMocks()
    // Half of it is nowhere.
    expect((await other.change(theChair, customer)).done).toBe(true)
  })

  test('may forget everything under an open tab, which then begins again', async () => {
    const store = await tab()
    await store.change(theChair, customer)
    const deleted = indexedDB.deleteDatabase(DATABASE_NAME)
    await new Promise((resolve) => deleted.addEventListener('success', resolve))
    expect((await store.change(theChair, customer)).done).toBe(true)
    expect(store.storageStatus()).toEqual({ kind: 'kept' })
  })
})

test('an error in the rules is thrown, and the stored shop stays', async () => {
  const store = await tab()
  vi.spyOn(fixtureRules, 'decide').mockImplementationOnce(() => {
    throw new TypeError('A fault')
  })
  await expect(store.change(theChair, customer)).rejects.toThrow('A fault')
  expect(store.storageStatus()).toEqual({ kind: 'kept' })
  expect((await store.change(theChair, customer)).done).toBe(true)
})
