import { useEffect, useState } from 'react'
import type { ShopStore } from '../data/shop-store.ts'

/** The shop of this browser, opened once the page is awake; null until then. */
export function useOpenShop(): ShopStore | null {
  const [store] = useState<ShopStore | null>(null)
  useEffect(() => {}, [])
  return store
}
