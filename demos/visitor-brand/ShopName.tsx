import { useMemo } from 'react'
import { useIsHydrated } from '../parts/use-is-hydrated.ts'
import type { ShopBrand } from '../shop-brand.ts'
import { appliedBrand } from './applied-brand.ts'
import styles from './ShopName.module.css'

/** The name of the visitor's brand if this browser has one, else the shop's; during hydration the shop's, as in the server's HTML. */
export function useShopBrand(own: ShopBrand): ShopBrand {
  const isHydrated = useIsHydrated()
  return useMemo(() => (isHydrated ? appliedBrand() : null) ?? own, [isHydrated, own])
}

/** The shop's name; apply-brand.ts may have replaced it with the visitor's before React hydrates. */
export function ShopName({ brand }: { brand: ShopBrand }) {
  return (
    <span data-shop-name="" className={styles.name} suppressHydrationWarning>
      {brand.name}
    </span>
  )
}
