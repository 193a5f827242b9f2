import { formatWholeRand } from '../../../domain/money/money.ts'
import { capitalised } from '../../../domain/wording.ts'
import { colourWord } from '../../catalogue/colours.ts'
import { KINDS, type KindInCollection } from '../../catalogue/kinds.ts'
import { materialName } from '../../catalogue/materials.ts'
import { BRANCHES } from '../../catalogue/product.ts'
import type { FacetCount, ProductQuery } from '../../search/query-and-answer.ts'
import { FILTER_NAMES, type FilterName } from '../first-view/first-view.ts'
import type { List } from './use-list.ts'

/** An option of a filter. */
type FilterOption = { value: string; word: string; count: number; isOn: boolean }

/** A group of options, of which a product must match one. */
export type FilterGroup = { name: FilterName; legend: string; options: ReadonlyArray<FilterOption> }

/** Option names of side tables' forms. */
const SHAPES: Readonly<Record<string, string>> = {
  'side table': 'Round top',
  'tripod table': 'Tripod',
  'drum table': 'Drum',
  'tray table': 'Tray',
  'lamp table': 'Lamp table, square',
}

/** The label of a value. */
function wordOf(group: FilterName, value: string, kind: KindInCollection | null): string {
  switch (group) {
    case 'kinds':
      return KINDS.find(({ kind }) => kind === value)?.word ?? value
    case 'materials':
      return capitalised(materialName(value))
    case 'forms': {
      const form = kind?.forms.find((form) => form.form === value)?.word ?? value
      return SHAPES[form] ?? capitalised(form)
    }
    case 'colours':
      return capitalised(colourWord(value))
    case 'branches':
      return value
  }
}

/** The filter groups that apply here; 'Shape' only on a page of one kind. */
export function groupsOf(list: List, query: ProductQuery, kind: KindInCollection | null): Array<FilterGroup> {
  const groups: ReadonlyArray<readonly [FilterName, string]> = kind
    ? [
        ['materials', materialLegend(kind)],
        ['forms', 'Shape'],
        ['colours', 'Colour'],
      ]
    : [
        ['kinds', 'Kind'],
        ['materials', 'Made of'],
        ['colours', 'Colour'],
      ]
  const { facets } = list
  const branches = BRANCHES.map(
    (value) => facets.branches.find((facet) => facet.value === value) ?? { value, count: 0 },
  )
  return [
    ...groups.flatMap(([name, legend]) => groupOf(name, legend, facets[name], query, kind)),
    ...groupOf('branches', 'In stock in', branches, query, kind),
  ]
}

function groupOf(
  name: FilterName,
  legend: string,
  counts: ReadonlyArray<FacetCount>,
  query: ProductQuery,
  kind: KindInCollection | null,
): Array<FilterGroup> {
  const selectedValues = new Set<string>(query[name] ?? [])
  const uncountedValues = [...selectedValues].filter(
    (value) => !counts.some((facet) => facet.value === value),
  )
  const allCounts = [...counts, ...uncountedValues.map((value) => ({ value, count: 0 }))]
  if (allCounts.length < 2 && selectedValues.size === 0) return []
  const options = allCounts.map(({ value, count }) => ({
    value,
    count,
    word: wordOf(name, value, kind),
    isOn: selectedValues.has(value),
  }))
  return [{ name, legend, options }]
}

const WOODEN = new Set(['dining-table', 'side-table', 'stool', 'chair', 'bench'])
const WOVEN = new Set(['throw', 'cushion', 'rug'])

function materialLegend({ kind }: KindInCollection): string {
  if (WOODEN.has(kind)) return 'Wood'
  return WOVEN.has(kind) ? 'Yarn' : 'Made of'
}

/** A chosen filter, other than those of the page's own query. */
type AppliedFilter = { key: string; label: string; without: ProductQuery }

/** A query with a value added or removed. Empty groups are omitted. */
export function toggleFilter(
  query: ProductQuery,
  group: FilterName,
  value: string,
  isOn: boolean,
): ProductQuery {
  const otherValues = [...(query[group] ?? [])].filter((other) => other !== value)
  const values = isOn ? [...otherValues, value].sort() : otherValues
  const { [group]: _, ...rest } = query
  // `as`: a value comes from the facet of its own group.
  return values.length === 0 ? rest : ({ ...rest, [group]: values } as ProductQuery)
}

/** A query with a typed price limit: `R 1 990`, `1990`; invalid text removes the limit. */
export function withPriceLimit(
  query: ProductQuery,
  limit: 'fromCents' | 'toCents',
  typed: string,
): ProductQuery {
  const { [limit]: _, ...rest } = query
  const rands = Number(typed.replace(/[^\d.,]/g, '').replace(',', '.'))
  return rands > 0 && rands <= 1_000_000 ? { ...rest, [limit]: Math.round(rands) * 100 } : rest
}

/** The chosen filters, each with the query without it. */
export function appliedFilters(
  query: ProductQuery,
  pageQuery: ProductQuery,
  kind: KindInCollection | null,
): Array<AppliedFilter> {
  const valueFilters = FILTER_NAMES.filter((group) => !(group in pageQuery)).flatMap((group) =>
    (query[group] ?? []).map((value) => ({
      key: `${group} ${value}`,
      label: wordOf(group, value, kind),
      without: toggleFilter(query, group, value, false),
    })),
  )
  return [...valueFilters, ...priceFilter(query, 'fromCents'), ...priceFilter(query, 'toCents')]
}

/** A query without its filters, but with its sort order. */
export function withoutFilters({ sort, words, place }: ProductQuery, pageQuery: ProductQuery): ProductQuery {
  return { ...pageQuery, ...(words && { words }), ...(place && { place }), ...(sort && { sort }) }
}

function priceFilter(query: ProductQuery, limit: 'fromCents' | 'toCents'): Array<AppliedFilter> {
  const cents = query[limit]
  if (cents === undefined) return []
  const amount = formatWholeRand(cents - (cents % 100))
  const label = limit === 'fromCents' ? `From ${amount}` : `Up to ${amount}`
  return [{ key: limit, label, without: withPriceLimit(query, limit, '') }]
}
