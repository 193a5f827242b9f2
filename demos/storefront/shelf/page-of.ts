import { storeAddresses } from '../../addresses.ts'
import { FAMILIES } from '../../catalogue/families.ts'
import { KINDS, type KindOnShelf } from '../../catalogue/kinds.ts'
import { SHELF_NAMES, type Shelf } from '../../catalogue/product.ts'
import type { ProductQuery } from '../../search/product-search.ts'
import type { Place } from '../places/place.ts'

/** A page of products: what it asks for itself, and its words. */
export type ShelfPageFacts = {
  path: string
  heading: string
  query: ProductQuery
  /** One step back; null: it is on the head. */
  where: { href: string; words: string } | null
  shelf: Shelf | null
  kind: KindOnShelf | null
}

export type ShelfPlace = Extract<Place, { screen: 'shelf' | 'family' }>

/** @returns null where there is no such shelf, kind or family */
export function pageOf({ screen, slug }: ShelfPlace): ShelfPageFacts | null {
  if (screen === 'family') return familyPage(slug)
  const shelf = SHELF_NAMES.find((name) => name.toLowerCase() === slug)
  if (shelf) return shelfPage(shelf)
  const kind = KINDS.find((each) => each.slug === slug)
  return kind ? kindPage(kind) : null
}

/** Every page of products. */
export function allShelfPages(): Array<ShelfPageFacts> {
  return [
    ...SHELF_NAMES.map(shelfPage),
    ...KINDS.map(kindPage),
    ...FAMILIES.flatMap(({ slug }) => familyPage(slug) ?? []),
  ]
}

function shelfPage(shelf: Shelf): ShelfPageFacts {
  const path = storeAddresses.shelf(shelf.toLowerCase())
  return { path, heading: shelf, query: { shelf }, where: null, shelf, kind: null }
}

function kindPage(kind: KindOnShelf): ShelfPageFacts {
  const { shelf, word, slug } = kind
  return {
    path: storeAddresses.shelf(slug),
    heading: word,
    query: { kinds: [kind.kind] },
    where: { href: storeAddresses.shelf(shelf.toLowerCase()), words: shelf },
    shelf,
    kind,
  }
}

function familyPage(slug: string): ShelfPageFacts | null {
  const family = FAMILIES.find((each) => each.slug === slug)
  return (
    (family && {
      path: storeAddresses.family(slug),
      heading: `The ${family.name} family`,
      query: { family: family.name },
      where: null,
      shelf: null,
      kind: null,
    }) ??
    null
  )
}
