import type { Branch, Collection, Kind } from '../catalogue/product.ts'
import type { ShopState } from '../shop/shop-state.ts'

export const SORTS = [
  'newest',
  'price up',
  'price down',
  'near me',
  'name',
  'name down',
  'number',
  'best match',
] as const
export type Sort = (typeof SORTS)[number]

export const STATUSES = ['low', 'sold out', 'hidden'] as const
export type ProductStatus = (typeof STATUSES)[number]

/** A query of the products; absent properties do not filter. Written to the address by `search/query-address.ts`. */
export type ProductQuery = {
  words?: string
  kinds?: ReadonlyArray<Kind>
  collection?: Collection
  /** `Blue Crane` */
  family?: string
  /** The place of the workshop: `Rorke’s Drift`. */
  place?: string
  materials?: ReadonlyArray<string>
  forms?: ReadonlyArray<string>
  colours?: ReadonlyArray<string>
  /** The range of the first size's price in cents, both ends included. */
  fromCents?: number
  toCents?: number
  /** In stock in one of these branches. */
  branches?: ReadonlyArray<Branch>
  /** For the office only: products that are low in a branch, sold out or hidden. */
  status?: ProductStatus
  /** Low in this branch. */
  lowIn?: Branch
  /** The default is the best match if there are words, else the newest. */
  sort?: Sort
  /** The branch for the order `near me`. */
  near?: Branch
  /** Includes hidden products, for the office. Never written to an address. */
  withHidden?: boolean
}

export type FacetCount = { value: string; count: number }
export const FACETS = [
  'kinds',
  'materials',
  'forms',
  'colours',
  'branches',
  'families',
  'places',
  'status',
  'lowIn',
] as const
export type Facet = (typeof FACETS)[number]

export type ProductAnswer = {
  /** The numbers of all results, in order. */
  numbers: Uint16Array
  /** The number of results without filters: the 718 of `256 of 718`. */
  unfilteredCount: number
  /** The corrected words, if a typed one is unknown: `mohair throw`; else null. */
  correctedText: string | null
  /** Prefixes of words to highlight in names, in lower case without accents. */
  highlights: ReadonlyArray<string>
  /** The counts of each group's values, given the other groups' filters, most frequent first. An absent value counts 0. */
  facets: Readonly<Record<Facet, ReadonlyArray<FacetCount>>>
  /** The lowest and highest price, given the other groups' filters; null without results. */
  prices: { fromCents: number; toCents: number } | null
  /** Products below each round price, given the other groups' filters; no price that none or all are below. */
  countsBelow: ReadonlyArray<{ cents: number; count: number }>
  durationMs: number
}

/** All changes by the office: edits, added products, stock. */
export type SearchChanges = Pick<ShopState, 'edits' | 'added' | 'stock'>

/** Sends the queries of one list or field. */
export type Searcher = {
  /**
   * @returns null if a newer query was sent meanwhile
   * @throws {Error} if this browser can search neither in a worker nor on the page
   */
  search(query: ProductQuery): Promise<ProductAnswer | null>
}

/** Answers queries in a worker or on the page. */
export type Connection = {
  /** @throws {Error} if it has failed */
  search(query: ProductQuery): Promise<ProductAnswer>
  setChanges(changes: SearchChanges): void
  close(): void
}

/** A message of the page to the worker. */
export type ToWorker = { id: number; query: ProductQuery } | { changes: SearchChanges }

/** A message of the worker to the page, for the query with this id. */
export type FromWorker = { id: number; answer: ProductAnswer } | { id: number; error: string }
