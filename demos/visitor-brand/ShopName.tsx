import { useMemo } from 'react'
import { useIsHydrated } from '../parts/use-is-hydrated.ts'
import type { ShopBrand } from '../shop-brand.ts'
import styles from './ShopName.module.css'
import { wornBrand } from './worn-brand.ts'

/** The visitor's own brand where this browser has one, else the shop's; while hydrating the shop's, as the server rendered it. */
export function useShopBrand(own: ShopBrand): ShopBrand {
  const isHydrated = useIsHydrated()
  return useMemo(() => (isHydrated ? wornBrand() : null) ?? own, [isHydrated, own])
}

/** The shop's name where the server renders it: wear.ts may have put the visitor's in its place before React hydrates. */
export function ShopName({ brand }: { brand: ShopBrand }) {
  return (
    <span data-shop-name="" className={styles.name} suppressHydrationWarning>
      {brand.name}
    </span>
  )
}
