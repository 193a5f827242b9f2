import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isConsistentShop } from '../shop/shop-consistency.ts'
import type { ShopState } from '../shop/shop-state.ts'
import { withTimeout } from '../with-timeout.ts'
import { DATABASE_NAME } from './database-name.ts'
import { PARTS, recordSchema, type ShopRecord } from './shop-schema.ts'

/**
 * The version of the stored data: increase it when stored data no longer fit the schema (shop-schema.ts). A shop of an
 * older version is reset, and the demo bar says so.
 */
const DATA_VERSION = 3

/** How long an older tab may block the database before this one continues without it. */
const PATIENCE_MS = 4_000

interface ShopSchema extends DBSchema {
  shop: { key: 'now'; value: ShopRecord }
}

export type DatabaseOptions = { name?: string; version?: number; patienceMs?: number }

/** Why the stored shop was discarded and a new one begun; null if it was not. */
type ResetReason = 'unreadable' | 'older version' | null

type OpenedDatabase = { database: IDBPDatabase<ShopSchema>; foundOlder: boolean }

type Hooks = {
  /** The new shop if none is stored, or it cannot be read. */
  begin: () => ShopRecord
  /** Called when newer code in another tab has taken the database. */
  onNewer: () => void
}

/** The stored shop of this browser. The database is opened on demand, and again after the browser has closed it. */
export class ShopDatabase {
  readonly #options: Required<DatabaseOptions>
  readonly #hooks: Hooks
  #opening: Promise<OpenedDatabase> | null = null

  constructor(options: DatabaseOptions, hooks: Hooks) {
    this.#options = { name: DATABASE_NAME, version: DATA_VERSION, patienceMs: PATIENCE_MS, ...options }
    this.#hooks = hooks
  }

  /**
   * Reads, decides and writes in one transaction; the browser serialises those of all tabs.
   *
   * @param known the state that this tab knows: unchanged parts stay the same objects
   * @param decide must be synchronous: a transaction ends when it has no request
   * @throws {DOMException} if nothing was stored
   */
  async exchange<Decided extends { after: ShopRecord }>(
    known: ShopRecord | null,
    decide: (found: ShopRecord) => Decided,
  ): Promise<Decided & { found: ShopRecord; resetReason: ResetReason }> {
    const { database, foundOlder } = await this.#opened()
    const transaction = database.transaction('shop', 'readwrite')
    try {
      const storedRecord = await transaction.store.get('now')
      const validRecord = recordOf(storedRecord, known)
      const found = validRecord ?? this.#hooks.begin()
      const decided = decide(found)
      if (decided.after !== validRecord) await transaction.store.put(decided.after, 'now')
      await transaction.done
      const isUnreadable = storedRecord !== undefined && !validRecord
      const resetReason: ResetReason = isUnreadable ? 'unreadable' : foundOlder ? 'older version' : null
      return { ...decided, found, resetReason }
    } catch (error) {
      // The transaction has the cause (such as a full disk); its requests often only report the abort.
      throw await transaction.done.then(
        () => error,
        (reason: unknown) => reason ?? error,
      )
    }
  }

  /** @returns `known` itself if nothing has changed since, or the stored data are unreadable */
  async read(known: ShopRecord): Promise<ShopRecord> {
    const { database } = await this.#opened()
    return recordOf(await database.get('shop', 'now'), known) ?? known
  }

  close(): void {
    this.#opening?.then(({ database }) => database.close()).catch(() => {})
    this.#opening = null
  }

  #opened(): Promise<OpenedDatabase> {
    this.#opening ??= open(this.#options, (by) => {
      this.#opening = null
      if (by === 'newer version') this.#hooks.onNewer()
    })
    return this.#opening
  }
}

/** @returns `known` itself if nothing changed since; null if it is invalid */
function recordOf(storedRecord: unknown, known: ShopRecord | null): ShopRecord | null {
  const { data: validRecord } = recordSchema.safeParse(storedRecord)
  if (!validRecord || known?.shopId !== validRecord.shopId)
    return validRecord && isConsistentShop(validRecord.state) ? validRecord : null
  if (known.count === validRecord.count) return known
  const state = Object.fromEntries(
    PARTS.map((part) => [
      part,
      isAlike(known.state[part], validRecord.state[part]) ? known.state[part] : validRecord.state[part],
    ]),
  ) as ShopState // proof: each part comes from one of the two
  return isConsistentShop(state) ? { ...validRecord, state } : null
}

function isAlike(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}

/**
 * @param onTaken newer code of ours in another tab wants the database, which is closed; or the browser took it away
 * @returns the database, and whether a shop of an older version was deleted
 * @throws {DOMException} `VersionError` if a newer version of ours made it, `TimeoutError` if it does not open in time, others if
 *   this browser keeps nothing
 */
async function open(
  { name, version, patienceMs }: Required<DatabaseOptions>,
  onTaken: (by: 'newer version' | 'browser') => void,
): Promise<OpenedDatabase> {
  // Browsers with storage disabled have no indexedDB, or throw when it is accessed.
  if (!globalThis.indexedDB) throw new DOMException('There is no database', 'NotSupportedError')
  let foundOlder = false
  const opening = openDB<ShopSchema>(name, version, {
    upgrade: (database, oldVersion) => {
      foundOlder = oldVersion > 0
      for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store)
      database.createObjectStore('shop')
    },
    blocking: (_current, wanted, event) => {
      // Closes the database for a waiting tab.
      if (event.target instanceof IDBDatabase) event.target.close()
      onTaken(wanted === null ? 'browser' : 'newer version')
    },
    terminated: () => onTaken('browser'),
  })
  // Opening may never end: a suspended older tab holds the database, or the storage hangs.
  const database = await withTimeout(opening, patienceMs)
  if (database) return { database, foundOlder }
  opening.then((lateDatabase) => lateDatabase.close()).catch(() => {})
  throw new DOMException('Too late', 'TimeoutError')
}
