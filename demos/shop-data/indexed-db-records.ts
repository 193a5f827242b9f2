import { type DatabaseOptions, openShopDatabase, type ShopDatabase } from './shop-database.ts'
import { readShop, type ShopTransaction, type Snapshot, writeShop } from './shop-records.ts'

const STORES: ['parts', 'revision'] = ['parts', 'revision']

/** Why what lay there was set aside, and another shop begun; null: it was not. */
export type ResetReason = 'unreadable' | 'older version' | null

type Parts = {
  database: DatabaseOptions
  /** What begins where nothing lies, or nothing that can be read. */
  begin: () => Snapshot
  /** Newer code of ours, in another tab, has the database now. */
  onNewer: () => void
}

/** The shop's records in this browser. The database is opened when it is needed, and again after the browser took it away. */
export class IndexedDbRecords {
  readonly #parts: Parts
  #open: Promise<{ database: ShopDatabase; foundOlder: boolean }> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Reads, lets decide and writes in one transaction: no other tab does anything between.
   *
   * @param known what this tab knows: parts that are still so are not read
   * @param settle must answer at once: a transaction ends where nothing is asked of it
   * @throws {DOMException} if it is not kept, and then nothing of it is
   */
  async exchange<Settled extends { after: Snapshot }>(
    snapshot: Snapshot | null,
    settle: (found: Snapshot) => Settled,
  ): Promise<Settled & { found: Snapshot; resetReason: ResetReason }> {
    const { database, foundOlder } = await this.#opened()
    const transaction = database.transaction(STORES, 'readwrite')
    try {
      const { found, isUnreadable } = await this.#foundOrBegun(transaction, snapshot)
      const settled = settle(found)
      if (settled.after !== found) await writeShop(transaction, settled.after, found.state)
      await transaction.done
      return {
        ...settled,
        found,
        resetReason: isUnreadable ? 'unreadable' : foundOlder ? 'older version' : null,
      }
    } catch (error) {
      // The transaction knows why (it is full), its requests often only that it was given up.
      throw await transaction.done.then(
        () => error,
        (reason: unknown) => reason ?? error,
      )
    }
  }

  /** @returns `snapshot` itself if nothing changed since, or nothing that can be read lies there */
  async read(snapshot: Snapshot): Promise<Snapshot> {
    const { database } = await this.#opened()
    const found = await readShop(database.transaction(STORES), snapshot)
    return found === null || found === 'unreadable' ? snapshot : found
  }

  close(): void {
    this.#open?.then(({ database }) => database.close()).catch(() => {})
    this.#open = null
  }

  async #foundOrBegun(transaction: ShopTransaction<'readwrite'>, snapshot: Snapshot | null) {
    const found = await readShop(transaction, snapshot)
    if (found !== null && found !== 'unreadable') return { found, isUnreadable: false }
    const initialSnapshot = this.#parts.begin()
    await writeShop(transaction, initialSnapshot, null)
    return { found: initialSnapshot, isUnreadable: found === 'unreadable' }
  }

  #opened() {
    this.#open ??= openShopDatabase(this.#parts.database, (by) => {
      this.#open = null
      if (by === 'newer version') this.#parts.onNewer()
    })
    return this.#open
  }
}
