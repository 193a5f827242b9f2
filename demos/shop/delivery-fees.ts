import type { ShippingClass } from '../catalogue/product.ts'
import type { DeliveryMethod } from './basket.ts'

/** Cents an order, incl. VAT. */
export const DOOR_CENTS = 12_000
export const LOCKER_CENTS = 6_000
/** Where one piece needs two to carry it: once for the order. */
const TWO_PEOPLE_CENTS = 48_000

/** What a way costs: one fee for the order, the highest that one of its pieces asks. An empty basket costs nothing. */
export function deliveryFee(
  deliveryMethod: DeliveryMethod['kind'],
  lines: ReadonlyArray<{ shippingClass: ShippingClass }>,
): number {
  if (deliveryMethod === 'collect' || lines.length === 0) return 0
  if (deliveryMethod === 'locker') return LOCKER_CENTS
  return lines.some(({ shippingClass }) => shippingClass === 'two people') ? TWO_PEOPLE_CENTS : DOOR_CENTS
}
