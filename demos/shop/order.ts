import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { BRANCHES, type Branch } from '../catalogue/product.ts'
import type { Address, DeliveryMethod, Totals } from './basket.ts'

export const ORDER_STATES = [
  'placed',
  'paid',
  'packing',
  'packed',
  'with courier',
  'ready to collect',
  'delivered',
  'cancelled',
  'returned',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

export type OrderLine = {
  sku: string
  /** Name, detail and price are copies, which later changes of the product do not affect. */
  name: string
  /** Colour and size in words: `Sage stripe`, `50 cm`. */
  detail: string
  quantity: number
  /** The price of one piece, incl. VAT. */
  priceCents: number
  /** The voucher's discount on the whole line, which reduces its refund. */
  discountCents: number
  /** Pieces that each branch sends. */
  from: Readonly<Partial<Record<Branch, number>>>
  /** Pieces that are in a parcel already. */
  pickedQuantity: number
}

/** A step of an order: its new state, the time (epoch milliseconds) and the author. */
export type OrderStep = { state: OrderState; at: number; by: string }

export type Parcel = { kind: string; weightGrams: number | null }

/** A return requested by a customer, and its outcome. */
export type Return = {
  /** Pieces by sku. */
  quantities: Readonly<Record<string, number>>
  reason: string
  requestedAt: number
  answer: { accepted: boolean; words: string; at: number; by: string } | null
  /** When the pieces were received, which triggers the refund. */
  receivedAt: number | null
  /** The number of the credit note: `1042-1`. */
  creditNote: string
  refundCents: number
}

export type Order = {
  number: number
  /** The payment attempt that created it; null for the initial orders. */
  paymentAttemptId: string | null
  customer: Address
  deliveryMethod: DeliveryMethod
  lines: ReadonlyArray<OrderLine>
  voucher: string | null
  totals: Totals
  /** The steps from `placed` on; the last one is the current state. */
  steps: ReadonlyArray<OrderStep>
  parcels: ReadonlyArray<Parcel>
  returns: ReadonlyArray<Return>
  /** Whether the order was opened in the office; unopened orders are highlighted. */
  isSeen: boolean
}

/** When an order was placed, in epoch milliseconds. */
export function placedAt(order: Order): number {
  return order.steps[0]?.at ?? 0
}

/** When an order reached its current state, in epoch milliseconds. */
export function lastStepAt({ steps }: Order): number {
  return steps.at(-1)?.at ?? 0
}

/** The branches that send pieces of an order. */
export function branchesOf({ lines }: Pick<Order, 'lines'>): ReadonlyArray<Branch> {
  return BRANCHES.filter((branch) => lines.some(({ from }) => (from[branch] ?? 0) > 0))
}

/** The orders placed on a day, the newest first. */
export function ordersPlacedOn(orders: ReadonlyArray<Order>, day: CalendarDate): ReadonlyArray<Order> {
  return orders.filter((order) => placedOn(order) === day)
}

export function placedOn(order: Order): CalendarDate {
  return dayOf(placedAt(order))
}

/** A unique id for a payment attempt, without `randomUUID`, which pages without https lack. */
export function createPaymentAttemptId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
}
