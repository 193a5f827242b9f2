import type { Branch } from '../catalogue/product.ts'
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
