import type { Kind, Shelf } from '../products/product.ts'

/** What is asked of all products; what is absent does not narrow. Written to the address by `search/query-address.ts`. */
export type ProductQuery = {
  words?: string
  kinds?: ReadonlyArray<Kind>
  shelf?: Shelf
  family?: string
  place?: string
  stuffs?: ReadonlyArray<string>
  forms?: ReadonlyArray<string>
  colours?: ReadonlyArray<string>
  fromCents?: number
  toCents?: number
  /** Has a piece in one of these branches. */
  branches?: ReadonlyArray<string>
  /** The office also asks for what is low in a branch, sold out or hidden. */
  only?: 'low' | 'sold out' | 'hidden'
  sort?: 'newest' | 'price up' | 'price down' | 'near me' | 'name' | 'best match'
}

export type FacetCount = { value: string; count: number }

export type ProductAnswer = {
  /** Numbers of the products, in order: all of them, a list draws only those in sight. */
  numbers: Uint16Array
  /** What was meant, where what was typed is called nothing: `mohair throw`; null: it was found as typed. */
  meant: string | null
  /** By group, each counted within what the other groups chose. */
  facets: Readonly<
    Record<
      'kinds' | 'stuffs' | 'forms' | 'colours' | 'branches' | 'families' | 'places',
      ReadonlyArray<FacetCount>
    >
  >
  /** Milliseconds in the worker. */
  took: number
}

/** Asks the worker (`search/search-client.ts`); a newer question makes an older one's answer be dropped (null). */
export type ProductSearch = {
  ask(query: ProductQuery): Promise<ProductAnswer | null>
  /** What the office changed: edits, added products, stock. */
  tell(changes: SearchChanges): void
  close(): void
}

export type SearchChanges = {
  edits: Readonly<Record<number, { name?: string; priceCents?: number; isHidden?: boolean }>>
  added: ReadonlyArray<import('../products/product.ts').Product>
  stock: Readonly<Record<string, readonly [number, number, number]>>
}
