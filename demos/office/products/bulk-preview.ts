import { formatRand } from '../../../domain/money/money.ts'
import { changedPrice } from '../../shop/deciding/things.ts'
import { currentProduct, currentVariants, lowLinesOf, type Things } from '../../shop/things.ts'

/** Of one thing what is and what will be. */
export type BeforeAfter = { number: number; name: string; before: string; after: string }

/** How many a dialog names; of the others it says the number. */
export const NAMED = 5

/** What prices become. @param bps -1000 is 10% less */
export function pricesAfter(things: Things, numbers: ReadonlyArray<number>, bps: number): BeforeAfter[] {
  return named(things, numbers, (product) => {
    const cents = Math.min(...currentVariants(things, product).map(({ priceCents }) => priceCents))
    return { before: formatRand(cents), after: formatRand(changedPrice(cents, bps)) }
  })
}

/** What low lines become, in every branch. */
export function lowLinesAfter(things: Things, numbers: ReadonlyArray<number>, line: number): BeforeAfter[] {
  return named(things, numbers, (product) => {
    const [a, b, c] = lowLinesOf(things, product)
    return { before: a === b && b === c ? String(a) : `${a}, ${b}, ${c}`, after: String(line) }
  })
}

function named(
  things: Things,
  numbers: ReadonlyArray<number>,
  change: (product: NonNullable<ReturnType<typeof currentProduct>>) => Pick<BeforeAfter, 'before' | 'after'>,
): BeforeAfter[] {
  return numbers.slice(0, NAMED).flatMap((number) => {
    const product = currentProduct(things, number)
    return product ? [{ number, name: product.name, ...change(product) }] : []
  })
}
