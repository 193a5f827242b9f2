import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { officeAddresses } from '../../addresses.ts'
import type { ProductOverrides } from '../../shop/current-product.ts'
import { branchesOf, type Order, type OrderState, placedAt } from '../../shop/order.ts'
import { nextTransition, stateOf } from '../../shop/order-transitions.ts'
import { placeWords } from '../../shop/order-words.ts'
import { hasPermission, type Role } from '../../shop/rights.ts'
import { binLocationOfSku } from './pick-lines.ts'

/** The content of an order in a list. */
export type OrderRow = {
  number: number
  href: string
  /** `15:15` */
  placedTime: string
  /** `Nomsa D.` */
  customer: string
  /** `Observatory`, `Polokwane, locker`, `Collects in Maboneng` */
  place: string
  quantity: number
  /** The sku of each line, for its picture. */
  skus: ReadonlyArray<string>
  /** `Woodstock`, `Maboneng and Umhlanga` */
  from: string
  /** `R 3 260,00`; null for a role that sees shelves instead of totals. */
  sum: string | null
  binLocations: ReadonlyArray<string>
  state: OrderState
  /** Whether nobody has opened it yet. */
  isNew: boolean
  /** The next step; null without one, or if this role may not take it. */
  next: { to: OrderState; button: string } | null
  /** The text in place of a button: `13:20, Sipho, courier`. */
  deliveredText: string | null
}

export function orderRow(order: Order, role: Role, overrides: ProductOverrides): OrderRow {
  const state = stateOf(order)
  const { number, customer, deliveryMethod, lines, totals } = order
  const next = nextTransition(order, role)
  return {
    number,
    href: officeAddresses.order(number),
    placedTime: timeOfDay(placedAt(order)),
    customer: shortName(customer.name),
    place: placeWords(customer.suburb, deliveryMethod),
    quantity: totals.quantity,
    skus: lines.map(({ sku }) => sku),
    from: branchesOf(order).join(' and '),
    sum: hasPermission(role, 'see money') ? formatRand(totals.totalCents) : null,
    binLocations: lines.map(({ sku }) => binLocationOfSku(sku, overrides)),
    state,
    isNew: !order.isSeen,
    next,
    deliveredText: next || state !== 'delivered' ? null : deliveredText(order),
  }
}

/** `Nomsa D.` for Nomsa Dlamini; a single name is unchanged. */
export function shortName(name: string): string {
  const [first = '', ...otherNames] = name.trim().split(/\s+/)
  const lastName = otherNames.at(-1)
  return lastName ? `${first} ${lastName.slice(0, 1)}.` : first
}

function deliveredText({ steps }: Order): string | null {
  const lastStep = steps.at(-1)
  return lastStep ? `${timeOfDay(lastStep.at)}, ${lastStep.by}` : null
}
