import type { ShopState } from '../shop/shop-state.ts'
import { LiveShop } from './live-shop.ts'
import type { ShopRules, ShopStore, StorageStatus } from './shop-store.ts'

type Options = {
  rules: ShopRules
  now: () => Date
  /** Why nothing is kept; the default is that of a browser without storage. */
  storageStatus?: StorageStatus
  /** From which it goes on; the default is the seed. */
  from?: ShopState
}

const NO_STORAGE: StorageStatus = { kind: 'this tab only', why: 'no storage' }

/** A shop that lives until its tab is closed, and that no other tab sees. */
export function memoryShopStore({ rules, now, storageStatus = NO_STORAGE, from }: Options): ShopStore {
  const shop = new LiveShop(from ?? rules.seed(now()), storageStatus)
  return {
    state: shop.state,
    storageStatus: shop.storageStatus,
    subscribe: shop.subscribe,
    change: async (command, actor) => {
      const decision = rules.decide(shop.state(), command, { now: now(), actor })
      if (decision.done && decision.state !== shop.state()) shop.become(decision.state, command)
      return decision
    },
    startAgain: async () => shop.become(rules.seed(now()), { do: 'start again' }),
    close: shop.silence,
  }
}
