import { z } from 'zod/mini'
import { isCalendarDate } from '../../domain/calendar/calendar.ts'
import '../../domain/enquiry/uncompiled-schemas.ts'
import { BRANCHES } from '../catalogue/product.ts'
import { ORDER_STATES } from '../shop/order.ts'
import { MAX_WEIGHT_GRAMS } from '../shop/parcels.ts'
import { ROLES } from '../shop/rights.ts'
import type { LastChange, ShopState } from '../shop/shop-state.ts'
import {
  addedSchema,
  cents,
  editsSchema,
  MAX_STORED_QUANTITY,
  moment,
  quantity,
  scopeSchema,
  text,
} from './product-schema.ts'

// Stored data were written by this code, by another version of it, or by hand in the developer tools.
// The limits are what pages can show, far above those of the forms.
const grams = z.int().check(z.gte(0), z.lte(MAX_WEIGHT_GRAMS))
const bps = z.int().check(z.gte(0), z.lte(10_000))
const quantities = z.record(z.string(), quantity)
const branch = z.enum(BRANCHES)
const date = z.string().check(z.refine(isCalendarDate))

const deliveryMethod = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('door') }),
  z.object({ kind: z.literal('locker'), locker: text }),
  z.object({ kind: z.literal('collect'), branch }),
])

const address = z.object({
  name: text,
  email: text,
  mobile: text,
  street: text,
  suburb: text,
  postcode: text,
  note: z.exactOptional(text),
})

const basket = z.object({
  lines: z.array(z.object({ sku: text, quantity, seenCents: cents })),
  deliveryMethod,
  voucher: z.nullable(text),
  address: z.nullable(address),
  paymentAttemptId: z.nullable(text),
})

const orderLine = z.object({
  sku: text,
  name: text,
  detail: text,
  quantity,
  priceCents: cents,
  discountCents: cents,
  from: z.partialRecord(branch, quantity),
  pickedQuantity: quantity,
})

const orderReturn = z.object({
  quantities,
  reason: text,
  requestedAt: moment,
  answer: z.nullable(z.object({ accepted: z.boolean(), words: text, at: moment, by: text })),
  receivedAt: z.nullable(moment),
  creditNote: text,
  refundCents: cents,
})

const order = z.object({
  number: z.int(),
  paymentAttemptId: z.nullable(text),
  customer: address,
  deliveryMethod,
  lines: z.array(orderLine),
  voucher: z.nullable(text),
  totals: z.object({
    quantity,
    goodsCents: cents,
    discountCents: cents,
    deliveryCents: cents,
    totalCents: cents,
    vatCents: cents,
  }),
  // At least one, because the last is the order's state.
  steps: z.array(z.object({ state: z.enum(ORDER_STATES), at: moment, by: text })).check(z.minLength(1)),
  parcels: z.array(z.object({ kind: text, weightGrams: z.nullable(grams) })),
  returns: z.array(orderReturn),
  isSeen: z.boolean(),
})

const transfer = z.object({
  id: z.int(),
  sku: text,
  quantity,
  from: branch,
  to: branch,
  sentAt: moment,
  arrivedAt: z.nullable(moment),
  by: text,
})

const movement = z.object({
  at: moment,
  sku: text,
  branch,
  /** Negative if pieces left. */
  quantity: z.int().check(z.gte(-MAX_STORED_QUANTITY), z.lte(MAX_STORED_QUANTITY)),
  why: z.enum(['order', 'cancelled', 'return', 'transfer', 'count', 'csv']),
  reference: text,
  by: text,
})

const voucher = z.object({
  code: text,
  off: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('share'), bps }),
    z.object({ kind: z.literal('amount'), cents }),
  ]),
  scope: scopeSchema,
  from: z.nullable(date),
  until: z.nullable(date),
  isForFirstOrder: z.boolean(),
  minimumCents: cents,
  used: quantity,
})

const sale = z.object({ name: text, bps, scope: scopeSchema, from: date, until: date })

const parts = {
  beganAt: moment,
  basket,
  orders: z.array(order),
  stock: z.record(z.string(), z.tuple([quantity, quantity, quantity])),
  transfers: z.array(transfer),
  movements: z.array(movement),
  edits: editsSchema,
  added: addedSchema,
  vouchers: z.array(voucher),
  sales: z.array(sale),
  staff: z.array(z.object({ name: text, role: z.enum(ROLES), branch: z.nullable(text) })),
}

// proof: each entry is the schema of its own part
const stateBefore = z.nullable(
  z.object(
    Object.fromEntries(Object.entries(parts).map(([part, schema]) => [part, z.exactOptional(schema)])),
  ),
) as z.ZodMiniType<LastChange['before']>

/** The schema of each part. The type requires one for every part of the state. */
export const PART_SCHEMAS: { [Part in keyof ShopState]: z.ZodMiniType<ShopState[Part]> } = {
  ...parts,
  lastChange: z.object({ number: z.int(), by: text, before: stateBefore }),
}

export const PARTS = Object.keys(PART_SCHEMAS) as ReadonlyArray<keyof ShopState> // proof: the keys of its type above

/** The stored shop: its id, the number of changes, the time of the last one (epoch milliseconds), and its state. */
export const recordSchema = z.object({
  shopId: text,
  count: z.int(),
  at: moment,
  state: z.object(PART_SCHEMAS),
})

export type ShopRecord = z.infer<typeof recordSchema>
