import fc from 'fast-check'

/** A text of any length: by how often its middle comes. */
export type Shape = { before: string; middle: string; after: string }

/** In a middle: counts on, so that no two middles are the same. */
const EACH = '#'

/**
 * Texts that keep a careless reader busy.
 *
 * @param pieces what the reader takes apart: a middle is one to three of them
 * @param ends what may stand before and after
 */
export function hostileShape(
  pieces: ReadonlyArray<string>,
  ends: ReadonlyArray<string> = [],
): fc.Arbitrary<Shape> {
  const end = fc.constantFrom('', 'x', ...ends)
  const piece = fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(EACH, 'a', '0', '9', ' '))
  const middle = fc.array(piece, { minLength: 1, maxLength: 3 }).map((found) => found.join(''))
  return fc.record({ before: end, middle, after: end })
}

/** The text of about a length, and the one whose middle comes twice as often. */
export function doubled(shape: Shape, length: number): [string, string] {
  const times = Math.ceil(length / textOf({ ...shape, before: '', after: '' }, 1).length)
  return [textOf(shape, times), textOf(shape, 2 * times)]
}

/** At most 36⁴ middles: then all are of one length. */
function textOf({ before, middle, after }: Shape, times: number): string {
  const middles = Array.from({ length: times }, (_, at) =>
    middle.replaceAll(EACH, at.toString(36).padStart(4, '0')),
  )
  return before + middles.join('') + after
}
