import { type ReactNode, useEffect, useState } from 'react'
import type { Actor } from '../domain/roles.ts'
import { openShopStore } from './open-shop-store.ts'
import { Shop } from './shop.tsx'
import type { ShopRules, ShopStore } from './shop-store.ts'

type Props = { rules: ShopRules; actor?: Actor; children: ReactNode }

/** The shop of this browser, for all screens of an app: `useShop().state` is null until it is open. */
export function BrowserShop({ rules, actor, children }: Props) {
  const store = useBrowserStore(rules)
  return (
    <Shop store={store} {...(actor && { actor })}>
      {children}
    </Shop>
  )
}

function useBrowserStore(rules: ShopRules): ShopStore | null {
  const [store, setStore] = useState<ShopStore | null>(null)
  useEffect(() => {
    let isGone = false
    const opening = openShopStore({ rules })
    void opening.then((opened) => isGone || setStore(opened))
    return () => {
      isGone = true
      void opening.then((opened) => opened.close())
    }
  }, [rules])
  return store
}
