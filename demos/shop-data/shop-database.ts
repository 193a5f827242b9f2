import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isConsistentShop } from '../shop/shop-consistency.ts'
import type { ShopState } from '../shop/shop-state.ts'
import { withTimeout } from '../with-timeout.ts'
import { DATABASE_NAME } from './database-name.ts'
import { PARTS, recordSchema, type ShopRecord } from './shop-schema.ts'

/**
 * Of the data's shape: who changes a part so that what lies in a browser no longer fits its schema (shop-schema.ts) counts it on.
 * A shop of an older version begins again, and the demo bar says so.
 */
const DATA_VERSION = 3

/** How long an older tab may hold the database before this one goes on without it. */
const PATIENCE_MS = 4_000

interface ShopSchema extends DBSchema {
  shop: { key: 'now'; value: ShopRecord }
}

export type DatabaseOptions = { name?: string; version?: number; patienceMs?: number }

/** Why what lay there was set aside, and another shop begun; null: it was not. */
type ResetReason = 'unreadable' | 'older version' | null

type OpenedDatabase = { database: IDBPDatabase<ShopSchema>; foundOlder: boolean }

type Hooks = {
  /** What begins where nothing lies, or nothing that can be read. */
  begin: () => ShopRecord
  /** Newer code of ours, in another tab, has the database now. */
  onNewer: () => void
}

/** The shop's record in this browser. The database is opened when it is needed, and again after the browser took it away. */
export class ShopDatabase {
  readonly #options: Required<DatabaseOptions>
  readonly #hooks: Hooks
  #opening: Promise<OpenedDatabase> | null = null

  constructor(options: DatabaseOptions, hooks: Hooks) {
    this.#options = { name: DATABASE_NAME, version: DATA_VERSION, patienceMs: PATIENCE_MS, ...options }
    this.#hooks = hooks
  }

  /**
   * Reads, lets decide and writes in one transaction: the browser puts those of all tabs one after the other.
   *
   * @param known what this tab knows: parts that are still so stay these objects
   * @param decide must answer at once: a transaction ends where nothing is asked of it
   * @throws {DOMException} if it is not kept, and then nothing of it is
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
      // The transaction knows why (it is full), its requests often only that it was given up.
      throw await transaction.done.then(
        () => error,
        (reason: unknown) => reason ?? error,
      )
    }
  }

  /** @returns `known` itself if nothing changed since, or nothing that can be read lies there */
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

/** @returns `known` itself if nothing changed since; null if it is not ours or damaged */
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
  ) as ShopState // proof: each part is of one of the two
  return isConsistentShop(state) ? { ...validRecord, state } : null
}

function isAlike(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}

/**
 * @param onTaken newer code of ours in another tab wants the database, which is closed; or the browser took it away
 * @returns with it whether a shop of an older version lay there, which is gone now
 * @throws {DOMException} `VersionError` if a newer version of ours made it, `TimeoutError` if it does not open in time, others if
 *   this browser keeps nothing
 */
async function open(
  { name, version, patienceMs }: Required<DatabaseOptions>,
  onTaken: (by: 'newer version' | 'browser') => void,
): Promise<OpenedDatabase> {
  // Browsers of people who forbid all storage have none, or throw when it is touched.
  if (!globalThis.indexedDB) throw new DOMException('There is no database', 'NotSupportedError')
  let foundOlder = false
  const opening = openDB<ShopSchema>(name, version, {
    upgrade: (database, oldVersion) => {
      foundOlder = oldVersion > 0
      for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store)
      database.createObjectStore('shop')
    },
    blocking: (_current, wanted, event) => {
      // The tab that waits for this one waits for nothing else.
      if (event.target instanceof IDBDatabase) event.target.close()
      onTaken(wanted === null ? 'browser' : 'newer version')
    },
    terminated: () => onTaken('browser'),
  })
  // A browser may never answer: an older tab holds the database and sleeps, or its storage hangs.
  const database = await withTimeout(opening, patienceMs)
  if (database) return { database, foundOlder }
  opening.then((lateDatabase) => lateDatabase.close()).catch(() => {})
  throw new DOMException('Too late', 'TimeoutError')
}
