import type { Colour } from '../colours.ts'
import type { Product } from '../product.ts'
import type { Rng } from '../random.ts'
import type { Look } from './look.ts'

/** The random numbers that a look is drawn with, and what the family likes. */
export type RngDraws = {
  /** Of family, kind and form: the same form in another wood is the same form. */
  shape: Rng
  /** Of the number alone: what is on a table, the plant in a pot. */
  own: Rng
  family: Rng
  liked: ReadonlyArray<Colour>
}

/** How one kind of product is drawn. Each stands in a file of its own, so that a page loads the kinds it shows. */
export type KindDrawing = {
  /** What is different about this kind's look. */
  dress?: (look: Look, product: Product, rngDraws: RngDraws) => Partial<Look>
  /** What most of the picture shows: the wall behind must not swallow it. */
  mainColours: (look: Look) => ReadonlyArray<string>
  /** In a box of 100 × 100; it stands on the ground at 92. */
  draw: (look: Look, rng: Rng) => string
}

/** The value for a form. A form that a kind does not have, as an office may bring one, is drawn as its first. */
export function ofForm<Value>(forms: Readonly<Record<string, Value>>, form: string): Value {
  const value = forms[form] ?? Object.values(forms)[0]
  if (value === undefined) throw new RangeError(`Nothing is drawn for ${form}`)
  return value
}
