import type { ShippingClass } from '../catalogue/product.ts'
import type { Parcel } from './order.ts'

/** What a packer chooses from. */
export const PARCEL_KINDS = [
  'Soft bag, 50 × 40 cm',
  'Box, 40 × 40 × 40 cm',
  'Table crate, 60 × 60 × 58 cm',
  'Blankets and straps, for two',
] as const

/** More is a typing error: no courier takes it. */
export const MAX_PARCELS = 20
export const MAX_WEIGHT_GRAMS = 200_000
export const MAX_PARCEL_CHARS = 60

const USUAL: Readonly<Record<ShippingClass, string>> = {
  locker: PARCEL_KINDS[0],
  door: PARCEL_KINDS[2],
  'two people': PARCEL_KINDS[3],
}

/** The parcels that packing begins with: one for each way in which the pieces travel, to be weighed. */
export function usualParcels(shippingClasses: ReadonlyArray<ShippingClass>): ReadonlyArray<Parcel> {
  const order: ReadonlyArray<ShippingClass> = ['two people', 'door', 'locker']
  return order
    .filter((shippingClass) => shippingClasses.includes(shippingClass))
    .map((shippingClass) => ({ kind: USUAL[shippingClass], weightGrams: null }))
}
