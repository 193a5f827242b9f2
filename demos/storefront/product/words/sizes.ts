import type { Kind, Product } from '../../../catalogue/product.ts'

/** For each kind, the label of its sizes, and what follows a size in a sentence: `50 cm high`. */
const SIZES: Readonly<Record<Kind, { legend: string; suffix: string | null }>> = {
  'dining-table': { legend: 'Seats and length', suffix: '' },
  'side-table': { legend: 'Height', suffix: ' high, 60 cm across, 9 kg' },
  stool: { legend: 'Height', suffix: ' high' },
  chair: { legend: 'How many', suffix: null },
  bench: { legend: 'Length', suffix: ' long' },
  pendant: { legend: 'Width', suffix: ' across' },
  'desk-lamp': { legend: 'Height', suffix: ' high' },
  throw: { legend: 'Size', suffix: '' },
  cushion: { legend: 'Size', suffix: ' across' },
  rug: { legend: 'Size', suffix: '' },
  bowl: { legend: 'Width', suffix: ' across' },
  vase: { legend: 'Height', suffix: ' high' },
  mug: { legend: 'How many', suffix: null },
  planter: { legend: 'Width', suffix: ' across' },
  basket: { legend: 'Width', suffix: ' across' },
  mirror: { legend: 'Width', suffix: ' across' },
}
const KINDS_WITH_HEIGHT: ReadonlySet<Kind> = new Set(['side-table', 'stool'])

export function sizeLegend({ kind, sizes }: Product): string {
  const { legend } = SIZES[kind]
  const hasOnePrice = sizes.length > 1 && new Set(sizes.map(({ priceCents }) => priceCents)).size === 1
  return hasOnePrice ? `${legend}, one price` : legend
}

/** `50 cm high`; null if the size is a number of pieces. */
export function sizeInWords(kind: Kind, size: string): string | null {
  const { suffix } = SIZES[kind]
  return suffix === null ? null : `${size}${suffix}`
}

/** The height written beside a product's picture; null if its kind shows none. */
export function heightBeside(kind: Kind, size: string): string | null {
  return KINDS_WITH_HEIGHT.has(kind) ? size : null
}
