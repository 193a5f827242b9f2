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
  /** As it was bought: a later change of name or price does not touch an order. */
  name: string
  /** Colour and size in words: `Sage stripe`, `50 cm`. */
  detail: string
  quantity: number
  /** Of one piece, incl. VAT. */
  priceCents: number
  /** What a voucher took off the whole line: what comes back of it is worth that much less. */
  discountCents: number
  /** Pieces that each branch sends. */
  from: Readonly<Partial<Record<Branch, number>>>
  /** Pieces that lie in the box. */
  pickedQuantity: number
}

/** A move of an order: which state it came to, when (epoch milliseconds) and by whom. */
export type OrderStep = { state: OrderState; at: number; by: string }

export type Parcel = { kind: string; weightGrams: number | null }

/** What a customer asks to send back, and what came of it. */
export type Return = {
  /** Pieces by sku. */
  quantities: Readonly<Record<string, number>>
  reason: string
  requestedAt: number
  answer: { accepted: boolean; words: string; at: number; by: string } | null
  /** When the pieces were counted in again; then the money goes back. */
  receivedAt: number | null
  creditNote: string
  refundCents: number
}

export type Order = {
  number: number
  /** Of which attempt to pay it came; the orders of the seed have none. */
  paymentAttemptId: string | null
  customer: Address
  deliveryMethod: DeliveryMethod
  lines: ReadonlyArray<OrderLine>
  voucher: string | null
  totals: Totals
  /** From placed on; the last is the state that it is in. */
  steps: ReadonlyArray<OrderStep>
  parcels: ReadonlyArray<Parcel>
  returns: ReadonlyArray<Return>
  /** Whether somebody opened it in the office: a new one is gold. */
  isSeen: boolean
}

/** When it was placed, in epoch milliseconds. */
export function placedAt(order: Order): number {
  return order.steps[0]?.at ?? 0
}

/** The branches that send pieces of it. */
export function branchesOf({ lines }: Pick<Order, 'lines'>): ReadonlyArray<Branch> {
  return BRANCHES.filter((branch) => lines.some(({ from }) => (from[branch] ?? 0) > 0))
}

/** The orders placed on a day, the newest first. */
export function ordersOf(orders: ReadonlyArray<Order>, day: CalendarDate): ReadonlyArray<Order> {
  return orders.filter((order) => placedOn(order) === day)
}

export function placedOn(order: Order): CalendarDate {
  return dayOf(order.steps[0]?.at ?? 0)
}

/** Names an attempt to pay unlike any other of this browser. Not `randomUUID`, which pages without https lack. */
export function createPaymentAttemptId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
}
