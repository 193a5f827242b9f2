import type { IDBPTransaction, StoreNames } from 'idb'
import { isConsistentShop } from '../shop/shop-consistency.ts'
import type { ShopState } from '../shop/shop-state.ts'
import type { PartRecord, Revision, ShopDatabase } from './shop-database.ts'
import { PART_SCHEMAS, PARTS, revisionSchema } from './shop-schema.ts'

type Schema = ShopDatabase extends import('idb').IDBPDatabase<infer Snapshot> ? Snapshot : never
/** Of both stores: who reads a state and who writes one never sees half of a change. */
export type ShopTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  Schema,
  Array<StoreNames<Schema>>,
  Mode
>

/** A state and the revision that it is. */
export type Snapshot = { state: ShopState; revision: Revision }

/**
 * What lies in the browser. Parts that did not change since stay the objects that are known already.
 *
 * @returns the same object if nothing changed; null if nothing lies there; `unreadable` if it is not ours or damaged
 */
export async function readShop(
  transaction: ShopTransaction<'readonly' | 'readwrite'>,
  snapshot: Snapshot | null,
): Promise<Snapshot | null | 'unreadable'> {
  const found: unknown = await transaction.objectStore('revision').get('now')
  if (found === undefined) return null
  const { data: revision } = revisionSchema.safeParse(found)
  if (!revision) return 'unreadable'
  const isOfKnown = snapshot !== null && snapshot.revision.shopId === revision.shopId
  if (isOfKnown && snapshot.revision.count === revision.count) return snapshot
  return readParts(transaction, revision, isOfKnown ? snapshot : null)
}

async function readParts(
  transaction: ShopTransaction<'readonly' | 'readwrite'>,
  revision: Revision,
  snapshot: Snapshot | null,
): Promise<Snapshot | 'unreadable'> {
  const store = transaction.objectStore('parts')
  const records: ReadonlyArray<PartRecord | undefined> = await Promise.all(
    PARTS.map((part) => store.get(part)),
  )
  const entries = PARTS.map((part, at) => [part, partOf(part, records[at], snapshot)] as const)
  if (entries.some(([, value]) => value === undefined)) return 'unreadable'
  const state = Object.fromEntries(entries) as ShopState // proof: each part passed its own schema
  return isConsistentShop(state) ? { revision, state } : 'unreadable'
}

/** @returns undefined if it is not what it should be: no part is that by itself */
function partOf(part: keyof ShopState, record: PartRecord | undefined, snapshot: Snapshot | null): unknown {
  if (snapshot && record && record.count <= snapshot.revision.count) return snapshot.state[part]
  return PART_SCHEMAS[part].safeParse(record?.value).data
}

/** Writes the parts that are other objects than before, and the revision. It is kept once the transaction is done. */
export async function writeShop(
  transaction: ShopTransaction<'readwrite'>,
  { state, revision }: Snapshot,
  before: ShopState | null,
): Promise<void> {
  const store = transaction.objectStore('parts')
  const changed = PARTS.filter((part) => before === null || state[part] !== before[part])
  await Promise.all([
    ...changed.map((part) => store.put({ count: revision.count, value: state[part] }, part)),
    transaction.objectStore('revision').put(revision, 'now'),
  ])
}
