import type { ProductAnswer, ProductQuery, SearchChanges } from './product-search.ts'

/** What the page sends to the worker. */
export type ToWorker = { ask: number; query: ProductQuery } | { tell: SearchChanges }

/** What the worker sends to the page, to the question of this number. */
export type FromWorker = { ask: number; answer: ProductAnswer } | { ask: number; failed: string }
