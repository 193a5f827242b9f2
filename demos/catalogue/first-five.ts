import { FIRST_FIVE } from './families.ts'
import { MAKERS } from './makers.ts'
import type { PerBranch, Product } from './product.ts'
import { slugOf } from './slug.ts'

/** The shop's first five products, which are fixed, not generated. */
const firstFive: ReadonlyArray<Product> = [
  productFrom({
    number: 1,
    name: 'Kiaat side table',
    kind: 'side-table',
    form: 'tripod',
    material: 'kiaat',
    maker: MAKERS.bench,
    colours: [],
    sizes: ['45 cm', '50 cm', '55 cm'],
    priceCents: 245_000,
    shippingClass: 'door',
  }),
  productFrom({
    number: 2,
    name: 'Linen throw',
    kind: 'throw',
    form: 'folded',
    material: 'linen',
    maker: MAKERS.cotton,
    colours: ['sage', 'rust', 'indigo'],
    sizes: ['130 × 180 cm'],
    priceCents: 69_000,
    shippingClass: 'locker',
  }),
  productFrom({
    number: 3,
    name: 'Woven pendant',
    kind: 'pendant',
    form: 'dome',
    material: 'cane',
    maker: MAKERS.cane,
    colours: [],
    sizes: ['45 cm'],
    priceCents: 118_000,
    shippingClass: 'door',
  }),
  productFrom({
    number: 4,
    name: 'Clay planter',
    kind: 'planter',
    form: 'taper',
    material: 'terracotta',
    maker: MAKERS.venda,
    colours: ['clay'],
    sizes: ['24 cm'],
    priceCents: 42_000,
    shippingClass: 'locker',
  }),
  productFrom({
    number: 5,
    name: 'Oak stool',
    kind: 'stool',
    form: 'round',
    material: 'oak',
    maker: MAKERS.saltriver,
    colours: [],
    sizes: ['45 cm'],
    priceCents: 135_000,
    shippingClass: 'door',
  }),
]

/** By product number, then by variant. */
const STOCK: Readonly<Record<number, ReadonlyArray<PerBranch>>> = {
  1: [
    [1, 1, 0],
    [2, 3, 1],
    [1, 1, 0],
  ],
  2: [
    [6, 4, 3],
    [2, 0, 1],
    [0, 0, 0],
  ],
  3: [[4, 5, 2]],
  4: [[9, 7, 12]],
  5: [[3, 6, 0]],
}

export const firstProduct = (number: number): Product | undefined => firstFive[number - 1]

/** @param variantIndex from 0 */
export const firstStock = (number: number, variantIndex: number): PerBranch | undefined =>
  STOCK[number]?.[variantIndex]

type FirstProduct = Omit<Product, 'slug' | 'family' | 'pattern' | 'isOutdoor' | 'sizes'> & {
  sizes: ReadonlyArray<string>
}

function productFrom({ sizes, ...description }: FirstProduct): Product {
  return {
    ...description,
    slug: slugOf(description.name),
    family: FIRST_FIVE,
    pattern: null,
    sizes: sizes.map((word) => ({ word, priceCents: description.priceCents })),
    isOutdoor: description.kind === 'planter',
  }
}
