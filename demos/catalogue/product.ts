export const KIND_NAMES = [
  'dining-table',
  'side-table',
  'stool',
  'chair',
  'bench',
  'pendant',
  'desk-lamp',
  'throw',
  'cushion',
  'rug',
  'bowl',
  'vase',
  'mug',
  'planter',
  'basket',
  'mirror',
] as const
export type Kind = (typeof KIND_NAMES)[number]

export const COLLECTION_NAMES = ['Living', 'Dining', 'Lighting', 'Outdoor'] as const
export type Collection = (typeof COLLECTION_NAMES)[number]

export const BRANCHES = ['Maboneng', 'Woodstock', 'Umhlanga'] as const
export type Branch = (typeof BRANCHES)[number]
/** Pieces in each branch, in the order of {@link BRANCHES}. */
export type PerBranch = readonly [number, number, number]

/** A value for each branch, in the order of {@link BRANCHES}. */
export function perBranch<Value>(
  value: (branch: Branch, index: 0 | 1 | 2) => Value,
): readonly [Value, Value, Value] {
  return [value(BRANCHES[0], 0), value(BRANCHES[1], 1), value(BRANCHES[2], 2)]
}

/** `locker`: small enough for every delivery method. `two people`: two people carry it to the door. */
export type ShippingClass = 'locker' | 'door' | 'two people'

export type Maker = { name: string; place: string; makes: string }
export type Size = { word: string; priceCents: number }

export type Product = {
  /** 1 to {@link PRODUCT_COUNT}; higher ones were added in the office. */
  number: number
  slug: string
  name: string
  kind: Kind
  /** The family whose curves and colours it shares: `Hoopoe`. */
  family: string
  form: string
  material: string
  pattern: string | null
  maker: Maker
  /** Keys of colours.ts; empty if it comes in one look only. */
  colours: ReadonlyArray<string>
  /** At least one. Prices include VAT. */
  sizes: ReadonlyArray<Size>
  shippingClass: ShippingClass
  isOutdoor: boolean
  /** The price of the first size. */
  priceCents: number
}

/** One colour in one size. */
export type Variant = {
  /** `00001-2`: the product's number and the variant's number, from 1. */
  sku: string
  colour: string | null
  size: string
  priceCents: number
  /** The initial stock, before anything was sold, moved or counted. */
  initialStock: PerBranch
}

export const PRODUCT_COUNT = 10_240
