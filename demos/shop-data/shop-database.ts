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

/** The time for which an older tab may block the database before this one continues without storage. */
const OPEN_TIMEOUT_MS = 4_000

interface ShopSchema extends DBSchema {
  shop: { key: 'now'; value: ShopRecord }
}

export type DatabaseOptions = { name?: string; version?: number; openTimeoutMs?: number }

/** Why the stored shop was discarded and a new one begun; null if it was not. */
type ResetReason = 'unreadable' | 'older version' | null

type OpenedDatabase = { database: IDBPDatabase<ShopSchema>; deletedOlder: boolean }

type Hooks = {
  /** Creates a shop if none is stored, or it cannot be read. */
  newRecord: () => ShopRecord
  /** Called when newer code in another tab has taken the database. */
  onNewerVersion: () => void
}

/** The stored shop of this browser. The database is opened on demand, and again after the browser has closed it. */
export class ShopDatabase {
  readonly #options: Required<DatabaseOptions>
  readonly #hooks: Hooks
  #opening: Promise<OpenedDatabase> | null = null

  constructor(options: DatabaseOptions, hooks: Hooks) {
    this.#options = { name: DATABASE_NAME, version: DATA_VERSION, openTimeoutMs: OPEN_TIMEOUT_MS, ...options }
    this.#hooks = hooks
  }

  /**
   * Reads, decides and writes in one transaction; the browser serialises those of all tabs.
   *
   * @param known the state that this tab knows: unchanged parts stay the same objects
   * @param decide must be synchronous: a transaction ends once no request is pending
   * @throws {DOMException} if nothing was stored
   */
  async update<Decided extends { after: ShopRecord }>(
    known: ShopRecord | null,
    decide: (current: ShopRecord) => Decided,
  ): Promise<Decided & { before: ShopRecord; resetReason: ResetReason }> {
    const { database, deletedOlder } = await this.#openDatabase()
    const transaction = database.transaction('shop', 'readwrite')
    try {
      const storedRecord = await transaction.store.get('now')
      const validRecord = validRecordOf(storedRecord, known)
      const before = validRecord ?? this.#hooks.newRecord()
      const decided = decide(before)
      if (decided.after !== validRecord) await transaction.store.put(decided.after, 'now')
      await transaction.done
      const isUnreadable = storedRecord !== undefined && !validRecord
      const resetReason: ResetReason = isUnreadable ? 'unreadable' : deletedOlder ? 'older version' : null
      return { ...decided, before, resetReason }
    } catch (error) {
      // The transaction has the cause (such as a full disk); its requests often only report the abort.
      throw await transaction.done.then(
        () => error,
        (reason: unknown) => reason ?? error,
      )
    }
  }

  /** @returns `known` itself if nothing has changed, or the stored data are unreadable */
  async read(known: ShopRecord): Promise<ShopRecord> {
    const { database } = await this.#openDatabase()
    return validRecordOf(await database.get('shop', 'now'), known) ?? known
  }

  close(): void {
    this.#opening?.then(({ database }) => database.close()).catch(() => {})
    this.#opening = null
  }

  #openDatabase(): Promise<OpenedDatabase> {
    this.#opening ??= openDatabase(this.#options, (by) => {
      this.#opening = null
      if (by === 'newer version') this.#hooks.onNewerVersion()
    })
    return this.#opening
  }
}

/** @returns `known` itself if nothing has changed; null if the stored record is invalid */
function validRecordOf(storedRecord: unknown, known: ShopRecord | null): ShopRecord | null {
  const { data: validRecord } = recordSchema.safeParse(storedRecord)
  if (!validRecord || known?.shopId !== validRecord.shopId)
    return validRecord && isConsistentShop(validRecord.state) ? validRecord : null
  if (known.count === validRecord.count) return known
  const state = Object.fromEntries(
    PARTS.map((part) => {
      const [before, after] = [known.state[part], validRecord.state[part]]
      return [part, JSON.stringify(before) === JSON.stringify(after) ? before : after]
    }),
  ) as ShopState // proof: each part comes from one of the two
  return isConsistentShop(state) ? { ...validRecord, state } : null
}

/**
 * @param onClosed called when newer code in another tab needs the database, or the browser closed it
 * @returns the database, and whether a shop of an older version was deleted
 * @throws {DOMException} `VersionError` if a newer version created it, `TimeoutError` if it does not open in time, others if
 *   this browser stores nothing
 */
async function openDatabase(
  { name, version, openTimeoutMs }: Required<DatabaseOptions>,
  onClosed: (by: 'newer version' | 'browser') => void,
): Promise<OpenedDatabase> {
  // Browsers with storage disabled have no indexedDB, or throw when it is accessed.
  if (!globalThis.indexedDB) throw new DOMException('There is no database', 'NotSupportedError')
  let deletedOlder = false
  const opening = openDB<ShopSchema>(name, version, {
    upgrade: (database, oldVersion) => {
      deletedOlder = oldVersion > 0
      for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store)
      database.createObjectStore('shop')
    },
    blocking: (_current, requestedVersion, event) => {
      // Closes the database for a waiting tab.
      if (event.target instanceof IDBDatabase) event.target.close()
      onClosed(requestedVersion === null ? 'browser' : 'newer version')
    },
    terminated: () => onClosed('browser'),
  })
  // Opening may never end: a suspended older tab holds the database, or the storage hangs.
  const database = await withTimeout(opening, openTimeoutMs)
  if (database) return { database, deletedOlder }
  opening.then((lateDatabase) => lateDatabase.close()).catch(() => {})
  throw new DOMException('The database did not open in time', 'TimeoutError')
}
