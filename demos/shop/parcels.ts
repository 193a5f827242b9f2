import type { Carriage } from '../catalogue/product.ts'
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

const USUAL: Readonly<Record<Carriage, string>> = {
  locker: PARCEL_KINDS[0],
  door: PARCEL_KINDS[2],
  'two people': PARCEL_KINDS[3],
}

/** The parcels that packing begins with: one for each way in which the pieces travel, to be weighed. */
export function usualParcels(carriages: ReadonlyArray<Carriage>): ReadonlyArray<Parcel> {
  const order: ReadonlyArray<Carriage> = ['two people', 'door', 'locker']
  return order
    .filter((carriage) => carriages.includes(carriage))
    .map((carriage) => ({ kind: USUAL[carriage], weightGrams: null }))
}
