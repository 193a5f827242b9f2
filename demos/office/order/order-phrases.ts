import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { capitalised, inWords, listInWords, ordinal, pluralised } from '../../../domain/wording.ts'
import { findVariant, type ProductOverrides } from '../../shop/current-product.ts'
import { nounOf } from '../../shop/kind-nouns.ts'
import { branchesOf, type Order } from '../../shop/order.ts'
import { totalsAfterRefunds } from '../../shop/refunds.ts'

/** `to the door in Observatory`, `to the locker Marula Corner`, `at the counter in Maboneng` */
export function destinationWords({ deliveryMethod, customer }: Order): string {
  if (deliveryMethod.kind === 'collect') return `at the counter in ${deliveryMethod.branch}`
  return deliveryMethod.kind === 'locker'
    ? `to the locker ${deliveryMethod.locker}`
    : `to the door in ${customer.suburb}`
}

/** `, two parcels`; empty without parcels. */
export function parcelsWords({ parcels }: Order): string {
  return parcels.length === 0 ? '' : `, ${inWords(parcels.length)} ${pluralised(parcels.length, 'parcel')}`
}

/** The branches that pack an order: `Maboneng and Woodstock`. */
export function branchWords(order: Order): string {
  return listInWords(branchesOf(order), 'and')
}

/** `Two pieces`, `One piece`. */
export function quantityInWords(quantity: number): string {
  return `${capitalised(inWords(quantity))} ${pluralised(quantity, 'piece')}`
}

/** `table`, `throw`: the noun for a product in a sentence. */
export function nounOfSku(sku: string, overrides: ProductOverrides): string {
  const item = findVariant(overrides, sku)
  return item ? nounOf(item.product.kind) : 'product'
}

/** `Paid 15:15 by card (demo). 2nd order of this customer here.`, followed by any refunds. */
export function paidWords(order: Order, orders: ReadonlyArray<Order>): string {
  const paid = order.steps.find(({ state }) => state === 'paid')
  const position = orders.filter(
    ({ customer, number }) => customer.email === order.customer.email && number <= order.number,
  ).length
  const remaining = totalsAfterRefunds(order)
  const parts = [
    paid ? `Paid ${timeOfDay(paid.at)} by card (demo).` : 'Not paid yet.',
    `${position === 1 ? 'First' : ordinal(position)} order of this customer here.`,
  ]
  if (remaining.refundedCents > 0)
    parts.push(
      `${formatRand(remaining.refundedCents)} went back. Left: ${formatRand(remaining.totalCents)}, VAT in it ${formatRand(remaining.vatCents)}.`,
    )
  return parts.join(' ')
}
