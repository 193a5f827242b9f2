import type { ProductAnswer, ProductQuery, SearchChanges } from './product-search.ts'

/** Where questions are answered: in a worker, or on the page. */
export type Connection = {
  /** @throws {Error} where it cannot answer, now or ever */
  ask(query: ProductQuery): Promise<ProductAnswer>
  tell(changes: SearchChanges): void
  close(): void
}
