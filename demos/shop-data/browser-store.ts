import { useEffect, useState } from 'react'
import type { Decide } from '../shop/command.ts'
import { decide } from '../shop/decide.ts'
import { refused } from '../shop/refusals.ts'
import { seedState } from '../shop/seed.ts'
import { isConsistentShop } from '../shop/shop-consistency.ts'
import type { ShopState } from '../shop/shop-state.ts'
import { DATABASE_NAME } from './database-name.ts'
import { type DatabaseOptions, ShopDatabase } from './shop-database.ts'
import { PART_SCHEMAS, PARTS } from './shop-schema.ts'
import {
  type ShopRules,
  type ShopStore,
  type StorageFailure,
  type StorageStatus,
  storageFailureReason,
} from './shop-store.ts'
import { newShopRecord, type ShopClock, TabShop } from './tab-shop.ts'

/** This browser's shop, for the `<Shop>` of an app; null until it is open. */
export function useBrowserStore(): ShopStore | null {
  const [store, setStore] = useState<ShopStore | null>(null)
  useEffect(() => {
    let isUnmounted = false
    const opening = openShopStore({ rules: shopRules })
    void opening.then((openedStore) => isUnmounted || setStore(openedStore))
    return () => {
      isUnmounted = true
      void opening.then((openedStore) => openedStore.close())
    }
  }, [])
  return store
}

type Options = { rules: ShopRules; now?: () => Date; database?: DatabaseOptions }

/** This browser's shop; without storage, a shop in memory that lasts until the tab is closed, with the reason. */
export async function openShopStore({
  rules,
  now = () => new Date(),
  database: options = {},
}: Options): Promise<ShopStore> {
  const clock = { rules, now }
  let onNewerVersion = () => {}
  const database = new ShopDatabase(options, {
    newRecord: () => newShopRecord(clock),
    onNewerVersion: () => onNewerVersion(),
  })
  try {
    const { after, resetReason } = await database.update(null, (current) => ({ after: current }))
    const status: StorageStatus = { kind: 'stored', ...(resetReason && { resetReason }) }
    const shop = new TabShop(clock, after, status, { database, channel: options.name ?? DATABASE_NAME })
    onNewerVersion = () => shop.continueInMemory('newer version')
    return shop
  } catch (error) {
    return memoryShopStore(clock, storageFailureReason(error))
  }
}

/** A shop in memory, which lasts until its tab is closed and is not shared with other tabs. */
export function memoryShopStore(clock: ShopClock, why: StorageFailure = 'no storage'): ShopStore {
  return new TabShop(clock, newShopRecord(clock), { kind: 'this tab only', why })
}

const INVALID_COMMAND = refused(
  'not possible',
  'The shop could not read that, so nothing was changed. Load the page again. If it happens again, start the demo again.',
)

/**
 * The decision of the rules, unless the new state could not be read back, which would lose the whole shop. An error of
 * the rules, caused by other code or a state that was changed by hand, is a refusal too.
 */
const decideIfStorable: Decide = (state, command, context) => {
  try {
    const decision = decide(state, command, context)
    if (!decision.done || canBeReadBack(state, decision.state)) return decision
  } catch (error) {
    globalThis.reportError?.(error)
  }
  return INVALID_COMMAND
}

export const shopRules: ShopRules = { decide: decideIfStorable, seed: seedState }

function canBeReadBack(before: ShopState, after: ShopState): boolean {
  const isValid = (part: keyof ShopState) => PART_SCHEMAS[part].safeParse(after[part]).success
  return (
    CHECKED_PARTS.every((part) => after[part] === before[part] || isValid(part)) && isConsistentShop(after)
  )
}

/** The last change contains earlier parts of the state, which were checked when they were made. */
const CHECKED_PARTS = PARTS.filter((part) => part !== 'lastChange')
