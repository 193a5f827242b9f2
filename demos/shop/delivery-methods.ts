import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { capitalised } from '../../domain/wording.ts'
import { BRANCHES, type Branch, type ShippingClass } from '../catalogue/product.ts'
import type { Address, DeliveryMethod } from './basket.ts'
import { weekdayAndDay, whenWords } from './day-words.ts'
import { arrivalDay, nextOpenDay } from './delivery-days.ts'
import { nounOf } from './kind-nouns.ts'
import { LOCKERS } from './places.ts'
import type { PricedLine } from './priced-lines.ts'
import type { ShopState } from './shop-state.ts'
import { firstUnavailableLine } from './stock-allocation.ts'

/** The delivery methods in the order in which customers see them. */
export const DELIVERY_METHOD_NAMES: Readonly<Record<DeliveryMethod['kind'], string>> = {
  door: 'To your door',
  locker: 'To a locker',
  collect: 'Collect in store',
}

/** A delivery method as an option. An unavailable one stays visible, with the reason as `note`. */
export type DeliveryOption = {
  deliveryMethod: DeliveryMethod
  isPossible: boolean
  /** `Observatory, Thursday 26 November`, `The table is too big for one`, `Woodstock, tomorrow from 10:00`. */
  note: string
  cents: number
}

/** The three delivery methods of a basket, with the chosen locker and branch, or the first available ones. */
export function deliveryOptions(
  state: ShopState,
  lines: ReadonlyArray<PricedLine>,
  today: CalendarDate,
): ReadonlyArray<DeliveryOption> {
  const { deliveryMethod, address } = state.basket
  const locker: DeliveryMethod =
    deliveryMethod.kind === 'locker' ? deliveryMethod : { kind: 'locker', locker: LOCKERS[0].name }
  const collect: DeliveryMethod =
    deliveryMethod.kind === 'collect'
      ? deliveryMethod
      : { kind: 'collect', branch: branchWithAll(state, lines) }
  return [{ kind: 'door' } as const, locker, collect].map((method) => {
    const refusal = deliveryMethodError(state, lines, method)
    return {
      deliveryMethod: method,
      isPossible: refusal === null,
      note: refusal ?? noteOf(method, address, today),
      cents: deliveryFee(method.kind, lines),
    }
  })
}

/** Why a delivery method is unavailable for a basket. @returns null if it is available */
export function deliveryMethodError(
  state: ShopState,
  lines: ReadonlyArray<PricedLine>,
  deliveryMethod: DeliveryMethod,
): string | null {
  if (deliveryMethod.kind === 'locker') return lockerError(lines)
  if (deliveryMethod.kind === 'door') return null
  const missingLine = firstUnavailableLine(state, lines, [deliveryMethod.branch])
  return missingLine && `${deliveryMethod.branch} does not have ${quantityText(missingLine)} today`
}

/** The default branch for collection: one that has everything, else the first. */
function branchWithAll(state: ShopState, lines: ReadonlyArray<PricedLine>) {
  return BRANCHES.find((branch) => firstUnavailableLine(state, lines, [branch]) === null) ?? BRANCHES[0]
}

/** When an order can be collected in a branch: `tomorrow from 10:00`. */
export function collectionTime(branch: Branch, today: CalendarDate): string {
  return `${whenWords(nextOpenDay(branch, today), today)} from 10:00`
}

function lockerError(lines: ReadonlyArray<PricedLine>): string | null {
  const tooBig = lines.find(({ shippingClass }) => shippingClass !== 'locker')
  return tooBig ? `The ${nounOf(tooBig.kind)} is too big for one` : null
}

function quantityText({ kind, quantity }: PricedLine): string {
  return quantity === 1 ? `the ${nounOf(kind)}` : `${quantity} of the ${nounOf(kind)}`
}

function noteOf(deliveryMethod: DeliveryMethod, address: Address | null, today: CalendarDate): string {
  if (deliveryMethod.kind === 'collect')
    return `${deliveryMethod.branch}, ${collectionTime(deliveryMethod.branch, today)}`
  const day = arrivalDay(deliveryMethod, address?.postcode ?? '', today)
  const dayInWords = day ? weekdayAndDay(day) : 'two working days in the cities, four elsewhere'
  if (deliveryMethod.kind === 'locker') return `${deliveryMethod.locker}, ${dayInWords}`
  return day && address?.suburb ? `${address.suburb}, ${dayInWords}` : capitalised(dayInWords)
}

/** The fee of each order in cents, incl. VAT. */
export const DOOR_CENTS = 12_000
export const LOCKER_CENTS = 6_000
/** The fee instead of {@link DOOR_CENTS} for an order with a piece that needs two people. */
const TWO_PEOPLE_CENTS = 48_000

/** The delivery fee: one for the order, the highest of its pieces. An empty basket costs nothing. */
export function deliveryFee(
  deliveryMethod: DeliveryMethod['kind'],
  lines: ReadonlyArray<{ shippingClass: ShippingClass }>,
): number {
  if (deliveryMethod === 'collect' || lines.length === 0) return 0
  if (deliveryMethod === 'locker') return LOCKER_CENTS
  return lines.some(({ shippingClass }) => shippingClass === 'two people') ? TWO_PEOPLE_CENTS : DOOR_CENTS
}
