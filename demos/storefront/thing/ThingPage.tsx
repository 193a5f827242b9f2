import { useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { storeAddresses } from '../../addresses.ts'
import { kindOnShelf } from '../../catalogue/kinds.ts'
import type { Product } from '../../catalogue/product.ts'
import { useIsAwake } from '../../parts/use-is-awake.ts'
import { thingWithStock } from '../things/thing-with-stock.ts'
import { useThingParts } from '../things/use-things.ts'
import { chosenOf, type VariantHere, variantsHere, type Wish } from './chosen-variant.ts'
import { NoSuchThing, SoughtThing } from './NoSuchThing.tsx'
import { OneThing } from './OneThing.tsx'

/** The page of one thing, found by its number. */
export function ThingPage({ number }: { number: number | null }) {
  const parts = useThingParts()
  const thing = number === null ? null : thingWithStock(parts, number)
  const isAwake = useIsAwake()
  if (thing) return <FoundThing key={thing.product.number} product={thing.product} />
  return number === null && !isAwake ? <SoughtThing /> : <NoSuchThing />
}

function FoundThing({ product }: { product: Product }) {
  const asked = new URLSearchParams(useSearch()).get('colour')
  const [wish, setWish] = useState<Wish | null>(null)
  const variants = useVariants(product)
  const chosen = chosenOf(variants, wish ?? { colour: asked, size: null })
  if (!chosen) return <NoSuchThing />
  const { slug, word, shelf } = kindOnShelf(product.kind)
  return (
    <OneThing
      product={product}
      variants={variants}
      chosen={chosen}
      where={{ href: storeAddresses.shelf(slug), words: `${shelf}, ${word.toLowerCase()}` }}
      onWish={(change) => setWish((before) => ({ colour: null, size: null, ...before, ...change }))}
    />
  )
}

function useVariants(product: Product): ReadonlyArray<VariantHere> {
  const parts = useThingParts()
  return useMemo(() => variantsHere(parts, product), [parts, product])
}
