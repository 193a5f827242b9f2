import { useMemo } from 'react'
import type { Product } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import { DOOR_CENTS, LOCKER_CENTS } from '../../shop/delivery-methods.ts'
import { workshopsOnHome } from '../makers/workshops.ts'
import { type CatalogueState, useCatalogueState, withStock } from '../product-grid/use-catalogue-state.ts'
import { COLLECTION_PRODUCTS, FAMILY_SHOWN, NEW_THIS_WEEK, ROOM } from './chosen.ts'
import { type HomeProducts, HomeView } from './HomeView.tsx'

export function HomePage() {
  const parts = useCatalogueState()
  const products = useMemo(() => homeProducts(parts), [parts])
  return <HomeView {...products} />
}

function homeProducts(parts: CatalogueState): HomeProducts {
  return {
    room: drawnAll(ROOM),
    shelves: drawnAll(COLLECTION_PRODUCTS),
    newest: NEW_THIS_WEEK.flatMap((number) => withStock(parts, number) ?? []),
    family: {
      name: FAMILY_SHOWN.name,
      productCount: FAMILY_SHOWN.productCount,
      products: FAMILY_SHOWN.numbers.flatMap((number) => withStock(parts, number)?.product ?? []),
    },
    workshops: workshopsOnHome(),
    fees: { doorCents: DOOR_CENTS, lockerCents: LOCKER_CENTS },
  }
}

/** @throws {RangeError} never: the chosen numbers are of drawn products */
function drawnAll<Key extends string>(numbers: Readonly<Record<Key, number>>): Record<Key, Product> {
  const products = Object.entries<number>(numbers).map(([key, number]) => [key, drawn(number)])
  // `as`: it has the keys that it was made from.
  return Object.fromEntries(products) as Record<Key, Product>
}

function drawn(number: number): Product {
  const product = productOf(number)
  if (!product) throw new RangeError(`No product is drawn for ${number}`)
  return product
}
