import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ShopState } from '../shop/shop-state.ts'
import { DATABASE_NAME } from './database-name.ts'

/**
 * Of the data's shape: who changes a part so that what lies in a browser no longer fits its schema (shop-schema.ts) counts it on.
 * A shop of an older version begins again, and the demo bar says so.
 */
const DATA_VERSION = 2

/** How long an older tab may hold the database before this one goes on without it. */
const PATIENCE_MS = 4_000

/** One part of the state, and with which change of the shop it became so. */
export type PartRecord = { count: number; value: unknown }
/** Which shop lies here, how often it was changed, and when last (epoch milliseconds). */
export type Revision = { shopId: string; count: number; at: number }

interface ShopSchema extends DBSchema {
  parts: { key: keyof ShopState; value: PartRecord }
  revision: { key: 'now'; value: Revision }
}
export type ShopDatabase = IDBPDatabase<ShopSchema>

export type DatabaseOptions = { name?: string; version?: number; patienceMs?: number }

/**
 * @param onTaken newer code of ours in another tab wants the database, which is closed; or the browser took it away
 * @returns with it whether a shop of an older version lay there, which is gone now
 * @throws {DOMException} `VersionError` if a newer version of ours made it, `TimeoutError` if it does not open in time, others if
 *   this browser keeps nothing
 */
export async function openShopDatabase(
  { name = DATABASE_NAME, version = DATA_VERSION, patienceMs = PATIENCE_MS }: DatabaseOptions,
  onTaken: (by: 'newer version' | 'browser') => void,
): Promise<{ database: ShopDatabase; foundOlder: boolean }> {
  // Browsers of people who forbid all storage have none, or throw when it is touched.
  if (!globalThis.indexedDB) throw new DOMException('There is no database', 'NotSupportedError')
  let foundOlder = false
  const opening = openDB<ShopSchema>(name, version, {
    upgrade: (database, oldVersion) => {
      foundOlder = oldVersion > 0
      for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store)
      database.createObjectStore('parts')
      database.createObjectStore('revision')
    },
    blocking: (_current, wanted, event) => {
      // The tab that waits for this one waits for nothing else.
      if (event.target instanceof IDBDatabase) event.target.close()
      onTaken(wanted === null ? 'browser' : 'newer version')
    },
    terminated: () => onTaken('browser'),
  })
  return { database: await inTime(opening, patienceMs), foundOlder }
}

/** A browser may never answer: an older tab holds the database and sleeps, or its storage hangs. */
async function inTime(opening: Promise<ShopDatabase>, patienceMs: number): Promise<ShopDatabase> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('Too late', 'TimeoutError')), patienceMs)
  })
  try {
    return await Promise.race([opening, tooLate])
  } catch (error) {
    opening.then((database) => database.close()).catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}
