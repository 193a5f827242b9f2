import { inWords, pluralised } from '../../../../domain/wording.ts'
import type { Order } from '../../../shop/order.ts'
import { returnableQuantity } from '../../../shop/refunds.ts'

/** What becomes of the delivery, since it goes back only with everything: `delivery stays paid: one piece stays`. */
export function deliveryRefundText(order: Order, chosen: Readonly<Record<string, number>>): string {
  if (Object.values(chosen).every((quantity) => quantity === 0)) return 'choose what comes back'
  if (order.totals.deliveryCents === 0) return 'incl. VAT'
  const stays = order.lines.reduce(
    (sum, line) => sum + returnableQuantity(order, line) - (chosen[line.sku] ?? 0),
    0,
  )
  if (stays === 0) return 'delivery too, since everything comes back'
  return `delivery stays paid: ${inWords(stays)} ${pluralised(stays, 'piece')} ${stays === 1 ? 'stays' : 'stay'}`
}
