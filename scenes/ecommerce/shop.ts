// Kiaat & Co, an example homeware shop in Johannesburg, Cape Town and Durban. Amounts are whole cents, VAT included.
import { vatPartCents } from '../wording/rand.ts'

export const VAT_BPS = 1_500

export type Good = 'table' | 'throw' | 'pendant' | 'planter' | 'stool'
type Product = { good: Good; name: string; priceCents: number }

export const PRODUCTS: Record<Good, Product> = {
  table: { good: 'table', name: 'Kiaat side table', priceCents: 245_000 },
  throw: { good: 'throw', name: 'Linen throw', priceCents: 69_000 },
  pendant: { good: 'pendant', name: 'Woven pendant', priceCents: 118_000 },
  planter: { good: 'planter', name: 'Clay planter', priceCents: 42_000 },
  stool: { good: 'stool', name: 'Oak stool', priceCents: 135_000 },
}

export const HEIGHTS = ['45 cm', '50 cm', '55 cm'] as const
export const CHOSEN_HEIGHT = 1

/** The order that crosses the counter: a table of 50 cm and a throw, to the door in Observatory. */
export const ORDER = {
  number: 1042,
  lines: [
    { product: PRODUCTS.table, detail: HEIGHTS[CHOSEN_HEIGHT] },
    { product: PRODUCTS.throw, detail: 'Sage stripe' },
  ],
  deliveryCents: 12_000,
}
export const ORDER_CENTS = ORDER.lines.reduce(
  (sum, line) => sum + line.product.priceCents,
  ORDER.deliveryCents,
)
export const ORDER_VAT_CENTS = vatPartCents(ORDER_CENTS, VAT_BPS)

/** Pieces of the table by branch and height, before the order took one of 50 cm from Woodstock. */
const STOCK_BEFORE = [
  { branch: 'Maboneng', pieces: [1, 2, 1] },
  { branch: 'Woodstock', pieces: [1, 3, 1] },
  { branch: 'Umhlanga', pieces: [0, 1, 0] },
]
export const TAKEN_FROM = 'Woodstock'
export const IN_STOCK_BEFORE = STOCK_BEFORE.reduce((sum, { pieces }) => sum + (pieces[CHOSEN_HEIGHT] ?? 0), 0)
export const BRANCHES_WITH_STOCK = STOCK_BEFORE.filter(
  ({ pieces }) => (pieces[CHOSEN_HEIGHT] ?? 0) > 0,
).length

/** The same after the order. */
export const STOCK = STOCK_BEFORE.map(({ branch, pieces }) => ({
  branch,
  pieces: pieces.map((count, at) => (branch === TAKEN_FROM && at === CHOSEN_HEIGHT ? count - 1 : count)),
}))
