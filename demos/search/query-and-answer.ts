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

export const ONLY = ['low', 'sold out', 'hidden'] as const
export type Only = (typeof ONLY)[number]

/** What is asked of all products; what is absent does not narrow. Written to the address by `search/query-address.ts`. */
export type ProductQuery = {
  words?: string
  kinds?: ReadonlyArray<Kind>
  collection?: Collection
  /** Its name: `Blue Crane`. */
  family?: string
  /** Of the workshop: `Rorke’s Drift`. */
  place?: string
  materials?: ReadonlyArray<string>
  forms?: ReadonlyArray<string>
  colours?: ReadonlyArray<string>
  /** What its first size costs, both included. */
  fromCents?: number
  toCents?: number
  /** Has a piece in one of these branches. */
  branches?: ReadonlyArray<Branch>
  /** The office also asks for what is low in a branch, sold out or hidden. */
  only?: Only
  /** Is low in this branch. */
  lowIn?: Branch
  /** The default is the best match where there are words, else the newest. */
  sort?: Sort
  /** The branch that `near me` means. */
  near?: Branch
  /** The office sees what is hidden too. Never written to an address. */
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
  'only',
  'lowIn',
] as const
export type Facet = (typeof FACETS)[number]

export type ProductAnswer = {
  /** Numbers of the products, in order: all of them, a list draws only those in sight. */
  numbers: Uint16Array
  /** How many there are before materials, forms, colours, prices, branches and stock narrow: `256 of 718`. */
  outOf: number
  /** What was meant, where what was typed is called nothing: `mohair throw`; null: it was found as typed. */
  meant: string | null
  /** Beginnings of words to mark in a name, in small letters without accents. */
  marks: ReadonlyArray<string>
  /** By group, each counted within what the other groups chose; the most first. A value that is absent counts 0. */
  facets: Readonly<Record<Facet, ReadonlyArray<FacetCount>>>
  /** The cheapest and the dearest within what the other groups chose; null where nothing is left. */
  prices: { fromCents: number; toCents: number } | null
  /** How many cost less than some round prices, within what the other groups chose; only where that divides them. */
  under: ReadonlyArray<{ cents: number; count: number }>
  /** Milliseconds that the answer took to find. */
  took: number
}

/** What the office changed: edits, added products, stock. Always the whole of it. */
export type SearchChanges = Pick<ShopState, 'edits' | 'added' | 'stock'>

/** Of one list or field. */
export type Asker = {
  /**
   * @returns null where a newer question came meanwhile
   * @throws {Error} where this browser can search neither in a worker nor on the page
   */
  ask(query: ProductQuery): Promise<ProductAnswer | null>
}

/** Where questions are answered: in a worker, or on the page. */
export type Connection = {
  /** @throws {Error} where it cannot answer, now or ever */
  ask(query: ProductQuery): Promise<ProductAnswer>
  tell(changes: SearchChanges): void
  close(): void
}

/** What the page sends to the worker. */
export type ToWorker = { ask: number; query: ProductQuery } | { tell: SearchChanges }

/** What the worker sends to the page, to the question of this number. */
export type FromWorker = { ask: number; answer: ProductAnswer } | { ask: number; failed: string }
