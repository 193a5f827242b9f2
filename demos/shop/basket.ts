import type { Branch } from '../catalogue/product.ts'

export type BasketLine = {
  sku: string
  quantity: number
  /** Of one piece when the customer last chose it: where it costs another sum by now, the basket says so. */
  seenCents: number
}

/** Of one line, and of all lines together. */
export const MAX_QUANTITY_PER_LINE = 20
export const MAX_LINES = 40

/** How it gets to the customer. Chosen in the basket, part of the total from there. */
export type DeliveryMethod =
  | { kind: 'door' }
  | { kind: 'locker'; locker: string }
  | { kind: 'collect'; branch: Branch }

export type Basket = {
  lines: ReadonlyArray<BasketLine>
  deliveryMethod: DeliveryMethod
  /** As typed and found, in capitals; null: none. */
  voucher: string | null
  /** What was typed at checkout, kept until it is bought. */
  address: Address | null
  /** One attempt to pay, from 'begin payment' on: a second press with the same one buys nothing twice. */
  paymentAttemptId: string | null
}

export type Address = {
  name: string
  email: string
  mobile: string
  /** Empty where it is collected or goes to a locker. */
  street: string
  suburb: string
  postcode: string
  /** For who brings it: `The bell is broken, please phone.` */
  note?: string
}

/** Of one sum, in whole cents. Every page shows this one: basket, delivery, payment, thank you, tracking, invoice. */
export type Totals = {
  quantity: number
  goodsCents: number
  /** What a voucher takes off, never more than the goods. */
  discountCents: number
  deliveryCents: number
  totalCents: number
  /** In the total, rounded half up once. */
  vatCents: number
}
