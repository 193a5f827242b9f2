/** One tick of the filters. */
type Tick = { value: string; word: string; count: number; isOn: boolean }

/** Ticks that belong together; each of them widens what the group lets through. */
export type FilterGroup = { name: FilterName; legend: string; ticks: ReadonlyArray<Tick> }

export type FilterName = 'kinds' | 'materials' | 'forms' | 'colours' | 'branches'

/** Whole rands, as typed; the bounds are what there is. */
export type PriceRange = { from: string; to: string; cheapest: string; dearest: string }

export type FilterActs = {
  onTick: (group: FilterName, value: string, isOn: boolean) => void
  onPrice: (edge: 'from' | 'to', typed: string) => void
}
