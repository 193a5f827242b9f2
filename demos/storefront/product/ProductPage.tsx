import { useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { storeAddresses } from '../../addresses.ts'
import { kindInCollection } from '../../catalogue/kinds.ts'
import type { Product } from '../../catalogue/product.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import { useCatalogueState, withStock } from '../product-grid/use-catalogue-state.ts'
import { chosenOf, type VariantHere, variantsHere, type Wish } from './chosen-variant.ts'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductNotFound, UnknownProduct } from './ProductNotFound.tsx'

/** The page of one product, found by its number. */
export function ProductPage({ number }: { number: number | null }) {
  const parts = useCatalogueState()
  const item = number === null ? null : withStock(parts, number)
  const isAwake = useIsHydrated()
  if (item) return <FoundProduct key={item.product.number} product={item.product} />
  return number === null && !isAwake ? <UnknownProduct /> : <ProductNotFound />
}

function FoundProduct({ product }: { product: Product }) {
  const asked = new URLSearchParams(useSearch()).get('colour')
  const [wish, setWish] = useState<Wish | null>(null)
  const variants = useVariants(product)
  const chosen = chosenOf(variants, wish ?? { colour: asked, size: null })
  if (!chosen) return <ProductNotFound />
  const { slug, word, collection } = kindInCollection(product.kind)
  return (
    <ProductDetails
      product={product}
      variants={variants}
      chosen={chosen}
      where={{ href: storeAddresses.collection(slug), words: `${collection}, ${word.toLowerCase()}` }}
      onWish={(change) => setWish((before) => ({ colour: null, size: null, ...before, ...change }))}
    />
  )
}

function useVariants(product: Product): ReadonlyArray<VariantHere> {
  const parts = useCatalogueState()
  return useMemo(() => variantsHere(parts, product), [parts, product])
}
