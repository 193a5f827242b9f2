import type { Branch } from '../catalogue/product.ts'

export type BasketLine = {
  sku: string
  quantity: number
  /** The price of one piece when the customer last chose it, so that the basket can report a change. */
  seenCents: number
}

export const MAX_QUANTITY_PER_LINE = 20
/** The maximum number of lines in a basket. */
export const MAX_LINES = 40

/** The delivery method, chosen in the basket and included in the total from there. */
export type DeliveryMethod =
  | { kind: 'door' }
  | { kind: 'locker'; locker: string }
  | { kind: 'collect'; branch: Branch }

export type Basket = {
  lines: ReadonlyArray<BasketLine>
  deliveryMethod: DeliveryMethod
  /** The code of a valid voucher, in capitals; null without one. */
  voucher: string | null
  /** The address typed at checkout, kept until the purchase. */
  address: Address | null
  /** The id of a payment attempt, from 'begin payment' on, so that pressing twice buys once. */
  paymentAttemptId: string | null
}

export type Address = {
  name: string
  email: string
  mobile: string
  /** Empty unless delivered to the door. */
  street: string
  suburb: string
  postcode: string
  /** A note for the courier: `The bell is broken, please phone.` */
  note?: string
}

/** The totals in whole cents, the same on every page from the basket to the invoice. */
export type Totals = {
  quantity: number
  goodsCents: number
  /** The discount of a voucher, never more than the goods. */
  discountCents: number
  deliveryCents: number
  totalCents: number
  /** The VAT in the total, rounded half up once. */
  vatCents: number
}
