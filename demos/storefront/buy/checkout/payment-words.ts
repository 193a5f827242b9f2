import type { Address, Way } from '../../../shop/basket.ts'
import { BRANCH_FACTS, LOCKERS } from '../../../shop/places.ts'
import type { PricedLine } from '../../../shop/priced-lines.ts'
import { sendingOf } from '../../../shop/sending.ts'
import type { ShopState } from '../../../shop/shop-state.ts'

/** `Woodstock`: who would pack the basket if it were paid now. */
export function packersOf(state: ShopState, lines: ReadonlyArray<PricedLine>): string {
  const { way, address } = state.basket
  const sending = sendingOf(state, lines, way, address?.postcode ?? '') ?? {}
  const branches = new Set(Object.values(sending).flatMap((from) => Object.keys(from)))
  return [...branches].join(' and ') || 'the office'
}

/** Where it goes and whom it is for, before it is paid. */
export function toWords(way: Way, address: Address): { heading: string; words: string } {
  const { name, street, suburb, postcode } = address
  if (way.kind === 'door')
    return { heading: 'To the door', words: `${name}, ${street}, ${suburb} ${postcode}` }
  if (way.kind === 'collect')
    return { heading: `Collect in ${way.branch}`, words: `${name}, ${BRANCH_FACTS[way.branch].street}` }
  const where = LOCKERS.find((locker) => locker.name === way.locker)?.where
  return { heading: `Locker ${way.locker}`, words: [name, where].filter(Boolean).join(', ') }
}
