import { useEffect, useState } from 'react'
import { openShopStore } from './open-shop-store.ts'
import { shopRules } from './shop-rules.ts'
import type { ShopStore } from './shop-store.ts'

/** The shop of this browser, for the `<Shop>` of an app; null until it is open. */
export function useBrowserStore(): ShopStore | null {
  const [store, setStore] = useState<ShopStore | null>(null)
  useEffect(() => {
    let isGone = false
    const opening = openShopStore({ rules: shopRules })
    void opening.then((opened) => isGone || setStore(opened))
    return () => {
      isGone = true
      void opening.then((opened) => opened.close())
    }
  }, [])
  return store
}
