import type { Colour } from '../colours.ts'
import type { Product } from '../product.ts'
import type { Rng } from '../random.ts'
import type { Look } from './look.ts'

/** The random generators of a look. */
export type RandomSources = {
  /** Seeded by family, kind and form, so that another wood does not change the form. */
  shape: Rng
  /** Seeded by the product's number: what is on a table, the plant in a pot. */
  details: Rng
  /** Seeded by the family. */
  family: Rng
  /** The family's colours, in order of preference. */
  preferredColours: ReadonlyArray<Colour>
}

/** The drawing of one kind of product. Each is in a separate file, so that a page loads only the kinds that it shows. */
export type KindDrawing = {
  /** Changes to the look for this kind. */
  adjustLook?: (look: Look, product: Product, random: RandomSources) => Partial<Look>
  /** The main colours of the picture, which must contrast with the wall behind. */
  mainColours: (look: Look) => ReadonlyArray<string>
  /** Draws the product as SVG in a box of 100 × 100, on the ground at y = 92. */
  draw: (look: Look, rng: Rng) => string
}

/** The value for a form. A form that the kind does not have, as in a product added by the office, gets the first one. */
export function ofForm<Value>(forms: Readonly<Record<string, Value>>, form: string): Value {
  const value = forms[form] ?? Object.values(forms)[0]
  if (value === undefined) throw new RangeError(`Nothing is drawn for ${form}`)
  return value
}
