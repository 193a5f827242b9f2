import { openIndexedDbShop } from './indexed-db-shop.ts'
import { memoryShopStore } from './memory-store.ts'
import type { DatabaseOptions } from './shop-database.ts'
import type { ShopRules, ShopStore } from './shop-store.ts'
import { storageFailureReason } from './storage-failure.ts'

type Options = { rules: ShopRules; now?: () => Date; database?: DatabaseOptions }

/** This browser's shop; where the browser keeps nothing, one that lives until the tab is closed and says why. */
export async function openShopStore({
  rules,
  now = () => new Date(),
  database = {},
}: Options): Promise<ShopStore> {
  try {
    return await openIndexedDbShop({ rules, now, database })
  } catch (error) {
    return memoryShopStore({
      rules,
      now,
      storageStatus: { kind: 'this tab only', why: storageFailureReason(error) },
    })
  }
}
