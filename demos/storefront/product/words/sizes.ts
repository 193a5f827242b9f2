import type { Kind, Product } from '../../../catalogue/product.ts'

/** By kind of product: the label of its sizes, like `Height`, and a size in a sentence, like `50 cm high`. */
const SIZES: Readonly<Record<Kind, { legend: string; said: string | null }>> = {
  'dining-table': { legend: 'Seats and length', said: '' },
  'side-table': { legend: 'Height', said: ' high, 60 cm across, 9 kg' },
  stool: { legend: 'Height', said: ' high' },
  chair: { legend: 'How many', said: null },
  bench: { legend: 'Length', said: ' long' },
  pendant: { legend: 'Width', said: ' across' },
  'desk-lamp': { legend: 'Height', said: ' high' },
  throw: { legend: 'Size', said: '' },
  cushion: { legend: 'Size', said: ' across' },
  rug: { legend: 'Size', said: '' },
  bowl: { legend: 'Width', said: ' across' },
  vase: { legend: 'Height', said: ' high' },
  mug: { legend: 'How many', said: null },
  planter: { legend: 'Width', said: ' across' },
  basket: { legend: 'Width', said: ' across' },
  mirror: { legend: 'Width', said: ' across' },
}
const STANDS_BESIDE_A_LINE: ReadonlySet<Kind> = new Set(['side-table', 'stool'])

export function sizeLegend({ kind, sizes }: Product): string {
  const { legend } = SIZES[kind]
  const hasOnePrice = sizes.length > 1 && new Set(sizes.map(({ priceCents }) => priceCents)).size === 1
  return hasOnePrice ? `${legend}, one price` : legend
}

/** `50 cm high`; null if the size is a number of pieces. */
export function measured(kind: Kind, size: string): string | null {
  const { said } = SIZES[kind]
  return said === null ? null : `${size}${said}`
}

/** The height written beside a product's picture; null if its kind shows none. */
export function heightBeside(kind: Kind, size: string): string | null {
  return STANDS_BESIDE_A_LINE.has(kind) ? size : null
}
