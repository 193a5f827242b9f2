import { listed } from '../../../domain/calendar/opening-hours.ts'
import { capitalised, inWords, pluralised } from '../../../domain/wording.ts'
import type { Order } from '../../shop/order.ts'
import { branchesOf } from '../../shop/order-origin.ts'

/** `to the door in Observatory`, `to the locker Marula Corner`, `at the counter in Maboneng` */
export function goalWords({ deliveryMethod, customer }: Order): string {
  if (deliveryMethod.kind === 'collect') return `at the counter in ${deliveryMethod.branch}`
  return deliveryMethod.kind === 'locker'
    ? `to the locker ${deliveryMethod.locker}`
    : `to the door in ${customer.suburb}`
}

export function parcelsWords({ parcels }: Order): string {
  return parcels.length === 0 ? '' : `, ${inWords(parcels.length)} ${pluralised(parcels.length, 'parcel')}`
}

export function branchWords(order: Order): string {
  return listed(branchesOf(order), 'and')
}

/** `Two pieces`, `One piece`. */
export function quantityInWords(quantity: number): string {
  return `${capitalised(inWords(quantity))} ${pluralised(quantity, 'piece')}`
}
