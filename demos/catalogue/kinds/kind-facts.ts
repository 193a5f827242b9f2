import type { Workshop } from '../makers.ts'
import type { ProductMaterial } from '../materials.ts'
import type { Collection, ShippingClass } from '../product.ts'
import type { Weave } from '../weave-words.ts'

/** What one kind of product may be: the grammar draws within it. */
export type KindFacts = {
  /** On the shelf: `Side tables`. */
  word: string
  collection: Collection
  /** How many of about 1 000 products. */
  weight: number
  /** Of the plainest form in the plainest material. */
  priceRand: number
  materials: ReadonlyArray<ProductMaterial>
  /** Who makes it of which material; the shop's own bench, where nobody is named. */
  makers: Partial<Record<ProductMaterial, ReadonlyArray<Workshop>>>
  shippingClass: ShippingClass
  /** Only where it is woven. */
  weaves?: ReadonlyArray<Weave>
  /** What it is called, and by what it multiplies the price, by the key of each form. */
  forms: Readonly<Record<string, readonly [word: string, factor: number]>>
  sizes: ReadonlyArray<readonly [word: string, factor: number]>
}
