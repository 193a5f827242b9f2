import type { Kind, Product } from './product.ts'

/** The aisle of each kind, the same in every branch. */
const AISLES: Readonly<Record<Kind, string>> = {
  throw: 'A',
  cushion: 'A',
  rug: 'B',
  'side-table': 'C',
  stool: 'C',
  chair: 'C',
  bench: 'D',
  'dining-table': 'D',
  pendant: 'E',
  'desk-lamp': 'E',
  mirror: 'F',
  bowl: 'G',
  vase: 'G',
  mug: 'G',
  planter: 'H',
  basket: 'H',
}
const SHELVES_PER_AISLE = 9

/** The bin location of a product, `C3`: aisle and shelf. In alphabetical order, a packer walks each aisle once. */
export function defaultBinLocation({ kind, number }: Pick<Product, 'kind' | 'number'>): string {
  return `${AISLES[kind]}${((number * 7 + 4) % SHELVES_PER_AISLE) + 1}`
}

/** The default stock in a branch, over all variants, below which a product counts as low. */
export function defaultLowStockThreshold({ priceCents }: Pick<Product, 'priceCents'>): number {
  if (priceCents < 100_000) return 4
  return priceCents < 500_000 ? 2 : 1
}
