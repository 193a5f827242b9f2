import { capitalised, inWords, pluralised } from '../../../domain/wording.ts'
import { firstName } from '../../shop/first-name.ts'
import type { Order } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { COURIER } from '../../shop/staff.ts'

/** `Two parcels, with Sipho` while they are on the road; else what they are. */
export function parcelsSentence(order: Order): string {
  const { parcels } = order
  if (parcels.length === 0) return 'What was bought'
  const words = `${capitalised(inWords(parcels.length))} ${pluralised(parcels.length, 'parcel')}`
  return stateOf(order) === 'with courier' ? `${words}, with ${firstName(COURIER)}` : words
}
