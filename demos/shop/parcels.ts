import type { ShippingClass } from '../catalogue/product.ts'
import type { Parcel } from './order.ts'

/** The kinds of packaging. */
export const PARCEL_KINDS = [
  'Soft bag, 50 × 40 cm',
  'Box, 40 × 40 × 40 cm',
  'Table crate, 60 × 60 × 58 cm',
  'Blankets and straps, for two',
] as const

export const MAX_PARCELS = 20
/** The maximum weight of a parcel that couriers accept. */
export const MAX_WEIGHT_GRAMS = 200_000
export const MAX_PARCEL_CHARS = 60

const INITIAL_KINDS: Readonly<Record<ShippingClass, string>> = {
  locker: PARCEL_KINDS[0],
  door: PARCEL_KINDS[2],
  'two people': PARCEL_KINDS[3],
}

/** The initial parcels of an order: one for each shipping class, without weights. */
export function initialParcels(shippingClasses: ReadonlyArray<ShippingClass>): ReadonlyArray<Parcel> {
  const sorted: ReadonlyArray<ShippingClass> = ['two people', 'door', 'locker']
  return sorted
    .filter((shippingClass) => shippingClasses.includes(shippingClass))
    .map((shippingClass) => ({ kind: INITIAL_KINDS[shippingClass], weightGrams: null }))
}
