import { GROUP_BITS } from './filter.ts'
import type { Listing, Row } from './listing.ts'
import { FACETS, type ProductAnswer } from './product-search.ts'

const FACET_BITS = FACETS.map((facet) => GROUP_BITS[facet] as number)

/**
 * How many products each filter would show, within what the other groups chose.
 *
 * @param missed of each row, the bits of the groups whose choice it misses
 */
export function facetsOf(
  rows: ReadonlyArray<Row>,
  missed: Uint16Array,
  { values }: Listing,
): ProductAnswer['facets'] {
  const counts = values.noCounts()
  rows.forEach((row, at) => {
    const bits = missed[at] ?? 0
    if (bits === 0) for (const ofFacet of row.values) count(counts, ofFacet)
    else count(counts, row.values[FACET_BITS.indexOf(bits)] ?? [])
  })
  return values.named(counts)
}

function count(counts: Uint16Array, values: ReadonlyArray<number>): void {
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
}
