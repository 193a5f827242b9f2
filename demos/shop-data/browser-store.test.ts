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
const addChair = { do: 'put in basket', sku: CHAIR, quantity: 1 } as const
const openStores: Array<ShopStore> = []
const NOON = Date.UTC(2026, 10, 24, 12)
let clock = NOON

beforeEach(() => {
  clock = NOON
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  for (const store of openStores.splice(0)) store.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function openTab(database: DatabaseOptions = {}): Promise<ShopStore> {
  const store = await openShopStore({ rules: fixtureRules, now: () => new Date(clock), database })
  openStores.push(store)
  return store
}

/** Changes the stored record, as another tab or the developer tools might. */
async function changeRecord(change: (record: { state: object }) => unknown): Promise<void> {
  const database = await openDB(DATABASE_NAME)
  await database.put('shop', change(await database.get('shop', 'now')), 'now')
  database.close()
}

function recordChanges(store: ShopStore): Array<Change> {
  const changes: Array<Change> = []
  store.subscribe((change) => changes.push(change))
  return changes
}

describe('two tabs', () => {
  test('read the store rarely in spite of a thousand forged messages', async () => {
    const [one, other] = [await openTab(), await openTab()]
    const changes = recordChanges(other)
    const reads = vi.spyOn(IDBObjectStore.prototype, 'get')
    const forger = new BroadcastChannel(DATABASE_NAME)
    for (let n = 0; n < 1_000; n += 1)
      forger.postMessage({ command: { do: 'pay', paymentAttemptId: 'forged' } })
    await one.change(addChair, customer)
    await expect.poll(() => changes).toHaveLength(1)
    forger.close()
    expect(other.state()).toEqual(one.state())
    expect(reads.mock.calls.length).toBeLessThan(100)
  })

  test('without a channel between them, decide on the stored state', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const [one, other] = [await openTab(), await openTab()]
    await one.change(addChair, customer)
    expect(await other.change(addChair, customer)).toMatchObject({ refusal: { kind: 'sold out' } })
    expect(other.state().basket.lines).toHaveLength(1)
  })
})

test('a command that changes nothing writes nothing and is not reported to other tabs', async () => {
  const store = await openTab()
  const changes = recordChanges(store)
  await store.change({ do: 'take voucher out' }, customer)
  expect(changes).toEqual([])
})

test('a command after the clock was set back gets the previous command’s time', async () => {
  const decide = vi.spyOn(fixtureRules, 'decide')
  const store = await openTab()
  await store.change(addChair, customer)
  clock -= 3_600_000
  await store.change(addChair, customer)
  expect(decide.mock.calls.map(([, , { now }]) => now.getTime())).toEqual([NOON, NOON])
})

describe('an unreadable shop', () => {
  test.each<[string, Parameters<typeof changeRecord>[0]]>([
    [
      'a part with invalid content',
      ({ state, ...rest }) => ({ ...rest, state: { ...state, orders: [{ number: 'x' }] } }),
    ],
    ['a missing part', ({ state, ...rest }) => ({ ...rest, state: { ...state, basket: undefined } })],
    ['a foreign record', () => 'hello'],
    ['a part of another type', ({ state, ...rest }) => ({ ...rest, state: { ...state, stock: 7 } })],
  ])('%s is discarded: the shop begins again and says so', async (_what, damage) => {
    const first = await openTab()
    await first.change(addChair, customer)
    first.close()
    await changeRecord(damage)
    const store = await openTab()
    expect(store.storageStatus()).toEqual({ kind: 'stored', resetReason: 'unreadable' })
    expect(store.state().basket.lines).toEqual([])
    expect((await store.change(addChair, customer)).done).toBe(true)
    store.close()
    expect((await openTab()).storageStatus()).toEqual({ kind: 'stored' })
  })
})

describe('versions', () => {
  test('a shop of an older version begins again and says so', async () => {
    const old = await openTab({ version: 1 })
    await old.change(addChair, customer)
    old.close()
    const store = await openTab({ version: 2 })
    expect(store.storageStatus()).toEqual({ kind: 'stored', resetReason: 'older version' })
    expect(store.state().basket.lines).toEqual([])
  })

  test('if newer code has stored its shop, this tab works in memory, says so, and does not change that shop', async () => {
    const newer = await openTab({ version: 2 })
    const store = await openTab({ version: 1 })
    expect(store.storageStatus()).toEqual({ kind: 'this tab only', why: 'newer version' })
    expect((await store.change(addChair, customer)).done).toBe(true)
    expect(await indexedDB.databases()).toEqual([{ name: DATABASE_NAME, version: 2 }])
    expect(newer.state().basket.lines).toEqual([])
  })

  test('newer code loaded in another tab takes over the shop, and this tab continues in memory', async () => {
    const store = await openTab({ version: 1 })
    await store.change(addChair, customer)
    const changes = recordChanges(store)
    await openTab({ version: 2 })
    expect(store.storageStatus()).toEqual({ kind: 'this tab only', why: 'newer version' })
    expect(changes.map(({ command }) => command.do)).toEqual(['storage changed'])
    expect(store.state().basket.lines).toHaveLength(1)
  })
})

describe('a browser without storage', () => {
  test('may throw when its database is opened', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
    expect((await openTab()).storageStatus()).toMatchObject({ why: 'no storage' })
  })

  test('may never open its database: the shop opens nevertheless', async () => {
    const blocking = await openDB(DATABASE_NAME, 1)
    const store = await openTab({ version: 2, openTimeoutMs: 1 })
    expect(store.storageStatus()).toMatchObject({ why: 'no storage' })
    blocking.close()
  })

  test('may delete its database while a tab is open, which then begins again', async () => {
    const store = await openTab()
    await store.change(addChair, customer)
    const deleted = indexedDB.deleteDatabase(DATABASE_NAME)
    await new Promise((resolve) => deleted.addEventListener('success', resolve))
    expect((await store.change(addChair, customer)).done).toBe(true)
    expect(store.storageStatus()).toEqual({ kind: 'stored' })
  })
})

test('an error in the rules is thrown, and the stored shop stays', async () => {
  const store = await openTab()
  vi.spyOn(fixtureRules, 'decide').mockImplementationOnce(() => {
    throw new TypeError('A fault')
  })
  await expect(store.change(addChair, customer)).rejects.toThrow('A fault')
  expect(store.storageStatus()).toEqual({ kind: 'stored' })
  expect((await store.change(addChair, customer)).done).toBe(true)
})
