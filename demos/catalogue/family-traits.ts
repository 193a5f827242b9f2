import { COLOUR_NAMES, type Colour } from './colours.ts'
import { Rng } from './random.ts'

/** What all products of one family share. */
export type FamilyTraits = {
  /** Every colour, the best liked first. */
  liked: ReadonlyArray<Colour>
  /** 0.9 to 1.2: by what it multiplies a price. */
  priceFactor: number
}

const known = new Map<string, FamilyTraits>()

/** Drawn once and cached: there are 44 families and thousands of products. */
export function familyTraits(family: string): FamilyTraits {
  const traits = known.get(family) ?? {
    liked: new Rng(`family:${family}`).shuffle(COLOUR_NAMES),
    priceFactor: 0.9 + 0.3 * new Rng(`price:${family}`).next(),
  }
  known.set(family, traits)
  return traits
}
