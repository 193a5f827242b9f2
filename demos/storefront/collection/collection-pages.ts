import { storeAddresses } from '../../addresses.ts'
import { FAMILIES } from '../../catalogue/families.ts'
import { KINDS, type KindInCollection } from '../../catalogue/kinds.ts'
import { COLLECTION_NAMES, type Collection } from '../../catalogue/product.ts'
import type { ProductQuery } from '../../search/query-and-answer.ts'
import type { Route } from '../routes/route.ts'

/** A page of products: its own query, and its texts. */
export type CollectionPageFacts = {
  path: string
  heading: string
  query: ProductQuery
  /** Null if the header links to the page. */
  parent: { href: string; words: string } | null
  collection: Collection | null
  kind: KindInCollection | null
}

export type CollectionRoute = Extract<Route, { screen: 'collection' | 'family' }>

/** @returns null if there is no such collection, kind or family */
export function collectionPageOf({ screen, slug }: CollectionRoute): CollectionPageFacts | null {
  if (screen === 'family') return familyPage(slug)
  const collection = COLLECTION_NAMES.find((name) => name.toLowerCase() === slug)
  if (collection) return collectionPage(collection)
  const kind = KINDS.find((kind) => kind.slug === slug)
  return kind ? kindPage(kind) : null
}

/** Every page of products. */
export function allCollectionPages(): Array<CollectionPageFacts> {
  return [
    ...COLLECTION_NAMES.map(collectionPage),
    ...KINDS.map(kindPage),
    ...FAMILIES.flatMap(({ slug }) => familyPage(slug) ?? []),
  ]
}

function collectionPage(collection: Collection): CollectionPageFacts {
  const path = storeAddresses.collection(collection.toLowerCase())
  return { path, heading: collection, query: { collection }, parent: null, collection, kind: null }
}

function kindPage(kind: KindInCollection): CollectionPageFacts {
  const { collection, word, slug } = kind
  return {
    path: storeAddresses.collection(slug),
    heading: word,
    query: { kinds: [kind.kind] },
    parent: { href: storeAddresses.collection(collection.toLowerCase()), words: collection },
    collection,
    kind,
  }
}

function familyPage(slug: string): CollectionPageFacts | null {
  const family = FAMILIES.find((family) => family.slug === slug)
  if (!family) return null
  return {
    path: storeAddresses.family(slug),
    heading: `The ${family.name} family`,
    query: { family: family.name },
    parent: null,
    collection: null,
    kind: null,
  }
}
