import { inWords } from '../../../../domain/wording.ts'
import { storeAddresses } from '../../../addresses.ts'
import { findVariant } from '../../../shop/current-product.ts'
import type { PricedLine } from '../../../shop/priced-lines.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { availableQuantity } from '../../../shop/stock-allocation.ts'
import { LineItemPicture } from '../parts/LineItemPicture.tsx'
import type { ShownLine } from './BasketView.tsx'

/** @param refused why the last change of a line was not made, by its sku */
export function shownLines(
  state: ShopState,
  lines: ReadonlyArray<PricedLine>,
  refused: { sku: string; sentence: string } | null,
): ReadonlyArray<ShownLine> {
  return lines.map((line) => ({
    sku: line.sku,
    name: line.name,
    detail: line.detail,
    href: hrefOf(state, line.sku),
    picture: <LineItemPicture overrides={state} sku={line.sku} />,
    quantity: line.quantity,
    priceCents: line.priceCents,
    wasCents: line.wasCents,
    trouble:
      refused?.sku === line.sku
        ? refused.sentence
        : tooFew(line.quantity, availableQuantity(state, line.sku)),
  }))
}

function hrefOf(state: ShopState, sku: string): string {
  const product = findVariant(state, sku)?.product
  return product ? storeAddresses.product(product.number, product.slug) : storeAddresses.home
}

/** Somebody bought of it since it was put in: stock is not held until it is paid. */
function tooFew(wanted: number, left: number): string | null {
  if (left >= wanted) return null
  if (left === 0) return 'This has just sold out. Remove it to continue.'
  return `Only ${inWords(left)} ${left === 1 ? 'is' : 'are'} left by now. Take fewer to go on.`
}
