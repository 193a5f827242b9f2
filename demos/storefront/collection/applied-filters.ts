import { formatWholeRand } from '../../../domain/money/money.ts'
import type { KindInCollection } from '../../catalogue/kinds.ts'
import type { ProductQuery } from '../../search/product-search.ts'
import { type FilterName, wordOf } from './groups.ts'

const FILTER_NAMES: ReadonlyArray<FilterName> = ['kinds', 'materials', 'forms', 'colours', 'branches']

/** What somebody chose, beside what the page asks for itself. */
export type AppliedFilter = { key: string; label: string; without: ProductQuery }

/** A question with one tick more or less. What no longer narrows is left out. */
export function toggleFilter(
  query: ProductQuery,
  group: FilterName,
  value: string,
  isOn: boolean,
): ProductQuery {
  const others = [...(query[group] ?? [])].filter((each) => each !== value)
  const values = isOn ? [...others, value].sort() : others
  const { [group]: _, ...rest } = query
  // `as`: a value comes from the facet of its own group.
  return values.length === 0 ? rest : ({ ...rest, [group]: values } as ProductQuery)
}

/** A question with another price, as typed: `R 1 990`, `1990`; what is no number bounds nothing. */
export function priced(query: ProductQuery, edge: 'from' | 'to', typed: string): ProductQuery {
  const key = edge === 'from' ? 'fromCents' : 'toCents'
  const { [key]: _, ...rest } = query
  const rands = Number(typed.replace(/[^\d.,]/g, '').replace(',', '.'))
  return rands > 0 && rands <= 1_000_000 ? { ...rest, [key]: Math.round(rands) * 100 } : rest
}

/** What was chosen, each with the question without it. */
export function appliedFilters(
  query: ProductQuery,
  page: ProductQuery,
  kind: KindInCollection | null,
): Array<AppliedFilter> {
  const ticks = FILTER_NAMES.filter((group) => !(group in page)).flatMap((group) =>
    (query[group] ?? []).map((value) => ({
      key: `${group} ${value}`,
      label: wordOf(group, value, kind),
      without: toggleFilter(query, group, value, false),
    })),
  )
  return [...ticks, ...boundOf(query, 'from', query.fromCents), ...boundOf(query, 'to', query.toCents)]
}

/** A question without anything that was chosen; its order stays. */
export function withoutFilters({ sort, words, place }: ProductQuery, page: ProductQuery): ProductQuery {
  return { ...page, ...(words && { words }), ...(place && { place }), ...(sort && { sort }) }
}

function boundOf(query: ProductQuery, edge: 'from' | 'to', cents: number | undefined): Array<AppliedFilter> {
  if (cents === undefined) return []
  const amount = formatWholeRand(cents - (cents % 100))
  const label = edge === 'from' ? `From ${amount}` : `Up to ${amount}`
  return [{ key: edge, label, without: priced(query, edge, '') }]
}
