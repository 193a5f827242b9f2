import type { Workshop } from '../makers.ts'
import type { Carriage, Shelf } from '../product.ts'
import type { Stuff } from '../stuffs.ts'
import type { Weave } from '../weave-words.ts'

/** What one kind of product may be: the grammar throws its dice within it. */
export type KindFacts = {
  /** On the shelf: `Side tables`. */
  word: string
  shelf: Shelf
  /** How many of about 1 000 products. */
  weight: number
  /** Of the plainest form in the plainest stuff. */
  priceRand: number
  stuffs: ReadonlyArray<Stuff>
  /** Who makes it of which stuff; the shop's own bench, where nobody is named. */
  makers: Partial<Record<Stuff, ReadonlyArray<Workshop>>>
  carriage: Carriage
  /** Only where it is woven. */
  weaves?: ReadonlyArray<Weave>
  /** What it is called, and by what it multiplies the price, by the key of each form. */
  forms: Readonly<Record<string, readonly [word: string, factor: number]>>
  sizes: ReadonlyArray<readonly [word: string, factor: number]>
}
