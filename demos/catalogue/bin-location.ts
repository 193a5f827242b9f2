import type { Kind, Product } from './product.ts'

/** In which aisle of a branch each kind stands: the same in every branch. */
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
const SHELVES_OF_AISLE = 9

/** Where a packer finds it, `C3`: aisle and shelf. In the order of the alphabet one walks no way twice. */
export function defaultBinLocation({ kind, number }: Pick<Product, 'kind' | 'number'>): string {
  return `${AISLES[kind]}${((number * 7 + 4) % SHELVES_OF_AISLE) + 1}`
}

/** Below how many pieces in a branch, over all variants, a product is low until the office says otherwise. */
export function defaultLowStockThreshold({ priceCents }: Pick<Product, 'priceCents'>): number {
  if (priceCents < 100_000) return 4
  return priceCents < 500_000 ? 2 : 1
}
