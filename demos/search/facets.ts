import type { ValueNumbers } from './facet-values.ts'
import { GROUP_BITS } from './filter.ts'
import type { ProductIndex, Row } from './product-index.ts'
import { FACETS, type ProductAnswer } from './product-search.ts'

const NONE: ValueNumbers = { ofFacet: [], all: [] }
const FACET_BITS = FACETS.map((facet) => GROUP_BITS[facet] as number)

/**
 * How many products each filter would show, within what the other groups chose.
 *
 * @param missed of each row, the bits of the groups whose choice it misses
 */
export function facetsOf(
  rows: ReadonlyArray<Row>,
  missed: Uint16Array,
  { values }: ProductIndex,
): ProductAnswer['facets'] {
  const counts = values.noCounts()
  for (let at = 0; at < rows.length; at += 1) {
    const bits = missed[at] ?? 0
    const { all, ofFacet } = rows[at]?.values ?? NONE
    count(counts, bits === 0 ? all : (ofFacet[FACET_BITS.indexOf(bits)] ?? NONE.all))
  }
  return values.named(counts)
}

function count(counts: Uint16Array, values: ReadonlyArray<number>): void {
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}
