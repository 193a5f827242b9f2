import type { Address, DeliveryMethod } from '../../../shop/basket.ts'
import { BRANCH_FACTS, LOCKERS } from '../../../shop/places.ts'
import type { PricedLine } from '../../../shop/priced-lines.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { allocateStock } from '../../../shop/stock-allocation.ts'

/** `Woodstock`: who would pack the basket if it were paid now. */
export function packersOf(state: ShopState, lines: ReadonlyArray<PricedLine>): string {
  const { deliveryMethod, address } = state.basket
  const allocation = allocateStock(state, lines, deliveryMethod, address?.postcode ?? '') ?? {}
  const branches = new Set(Object.values(allocation).flatMap((from) => Object.keys(from)))
  return [...branches].join(' and ') || 'the office'
}

/** Where it goes and whom it is for, before it is paid. */
export function toWords(
  deliveryMethod: DeliveryMethod,
  address: Address,
): { heading: string; words: string } {
  const { name, street, suburb, postcode } = address
  if (deliveryMethod.kind === 'door')
    return { heading: 'To your door', words: `${name}, ${street}, ${suburb} ${postcode}` }
  if (deliveryMethod.kind === 'collect')
    return {
      heading: `Collect in ${deliveryMethod.branch}`,
      words: `${name}, ${BRANCH_FACTS[deliveryMethod.branch].street}`,
    }
  const where = LOCKERS.find((locker) => locker.name === deliveryMethod.locker)?.where
  return { heading: `Locker ${deliveryMethod.locker}`, words: [name, where].filter(Boolean).join(', ') }
}
