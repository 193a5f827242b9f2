import { branchesInStock, STATUS_PREDICATES } from './filter.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { FACETS, type Facet, type FacetCount, STATUSES } from './query-and-answer.ts'

const VALUES_OF: Readonly<Record<Facet, (indexed: IndexedProduct) => ReadonlyArray<string>>> = {
  kinds: ({ product }) => [product.kind],
  materials: ({ product }) => [product.material],
  forms: ({ product }) => [product.form],
  colours: ({ product }) => product.colours,
  branches: branchesInStock,
  families: ({ product }) => [product.family],
  places: ({ product }) => [product.maker.place],
  status: (indexed) => STATUSES.filter((status) => STATUS_PREDICATES[status](indexed)),
  lowIn: ({ lowIn }) => lowIn,
}

/** The numbers of a product's values: for each facet, in the order of FACETS, and all together. */
export type ValueNumbers = { ofFacet: ReadonlyArray<ReadonlyArray<number>>; all: ReadonlyArray<number> }

/** Assigns a number to every value of every facet, so that counting 10 240 products is fast. */
export class FacetValues {
  readonly #numbers: ReadonlyArray<Map<string, number>> = FACETS.map(() => new Map())
  #size = 0

  numbersOf(indexed: IndexedProduct): ValueNumbers {
    const ofFacet = FACETS.map((facet, index) =>
      VALUES_OF[facet](indexed).map((value) => this.#numberOf(index, value)),
    )
    return { ofFacet, all: ofFacet.flat() }
  }

  /** An array with a counter for each value. */
  zeroCounts(): Uint16Array {
    return new Uint16Array(this.#size)
  }

  /** The values with their counts, most frequent first. */
  countsByFacet(counts: Uint16Array): Readonly<Record<Facet, ReadonlyArray<FacetCount>>> {
    const entries = FACETS.map(
      (facet, index) => [facet, countsOf(this.#numbers[index] ?? new Map(), counts)] as const,
    )
    // `as`: there is an entry for each facet.
    return Object.fromEntries(entries) as Record<Facet, ReadonlyArray<FacetCount>>
  }

  #numberOf(facet: number, value: string): number {
    const knownNumber = this.#numbers[facet]?.get(value)
    if (knownNumber !== undefined) return knownNumber
    this.#numbers[facet]?.set(value, this.#size)
    this.#size += 1
    return this.#size - 1
  }
}

function countsOf(numbers: ReadonlyMap<string, number>, counts: Uint16Array): ReadonlyArray<FacetCount> {
  return [...numbers]
    .map(([value, number]) => ({ value, count: counts[number] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
