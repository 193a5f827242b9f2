import { z } from 'zod/mini'
import '../../domain/enquiry/uncompiled-schemas.ts'
import { ORDER_STATES } from '../domain/order.ts'
import { ROLES } from '../domain/roles.ts'
import type { LastChange, ShopState } from '../domain/shop-state.ts'
import { BRANCHES } from '../products/product.ts'
import { addedSchema, editsSchema, scopeSchema } from './product-schema.ts'

// What lies in the browser was written by us, perhaps by other code of ours, or by anybody with the developer's tools open.
const moment = z.number()
const cents = z.int()
const pieces = z.int()
const piecesBySku = z.record(z.string(), pieces)
const branch = z.enum(BRANCHES)

const way = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('door') }),
  z.object({ kind: z.literal('locker'), locker: z.string() }),
  z.object({ kind: z.literal('collect'), branch }),
])

const address = z.object({
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  street: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  note: z.exactOptional(z.string()),
})

const basket = z.object({
  lines: z.array(z.object({ sku: z.string(), pieces, seenCents: cents })),
  way,
  voucher: z.nullable(z.string()),
  address: z.nullable(address),
  attempt: z.nullable(z.string()),
})

const orderLine = z.object({
  sku: z.string(),
  name: z.string(),
  detail: z.string(),
  pieces,
  priceCents: cents,
  discountCents: cents,
  from: z.partialRecord(branch, pieces),
  taken: pieces,
})

const orderReturn = z.object({
  pieces: piecesBySku,
  reason: z.string(),
  askedAt: moment,
  answer: z.nullable(z.object({ accepted: z.boolean(), words: z.string(), at: moment, by: z.string() })),
  countedInAt: z.nullable(moment),
  creditNote: z.string(),
  refundCents: cents,
})

const order = z.object({
  number: z.int(),
  attempt: z.nullable(z.string()),
  customer: address,
  way,
  lines: z.array(orderLine),
  voucher: z.nullable(z.string()),
  totals: z.object({
    pieces,
    goodsCents: cents,
    discountCents: cents,
    deliveryCents: cents,
    totalCents: cents,
    vatCents: cents,
  }),
  // The page reads the last of them: an order without a state is none.
  steps: z.array(z.object({ state: z.enum(ORDER_STATES), at: moment, by: z.string() })).check(z.minLength(1)),
  parcels: z.array(z.object({ kind: z.string(), weightGrams: z.nullable(z.number()) })),
  returns: z.array(orderReturn),
  isSeen: z.boolean(),
})

const transfer = z.object({
  id: z.int(),
  sku: z.string(),
  pieces,
  from: branch,
  to: branch,
  sentAt: moment,
  arrivedAt: z.nullable(moment),
  by: z.string(),
})

const movement = z.object({
  at: moment,
  sku: z.string(),
  branch,
  pieces,
  why: z.enum(['order', 'cancelled', 'return', 'transfer', 'count', 'csv']),
  reference: z.string(),
  by: z.string(),
})

const voucher = z.object({
  code: z.string(),
  off: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('share'), bps: z.int() }),
    z.object({ kind: z.literal('amount'), cents }),
  ]),
  scope: scopeSchema,
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  isForFirstOrder: z.boolean(),
  minimumCents: cents,
  used: z.int(),
})

const sale = z.object({
  name: z.string(),
  bps: z.int(),
  scope: scopeSchema,
  from: z.string(),
  until: z.string(),
})

const parts = {
  beganAt: moment,
  basket,
  orders: z.array(order),
  stock: z.record(z.string(), z.tuple([pieces, pieces, pieces])),
  transfers: z.array(transfer),
  movements: z.array(movement),
  edits: editsSchema,
  added: addedSchema,
  vouchers: z.array(voucher),
  sales: z.array(sale),
  staff: z.array(z.object({ name: z.string(), role: z.enum(ROLES), branch: z.nullable(z.string()) })),
}

const before: z.ZodMiniType<LastChange['before']> = z.nullable(
  z.object({
    beganAt: z.exactOptional(parts.beganAt),
    basket: z.exactOptional(parts.basket),
    orders: z.exactOptional(parts.orders),
    stock: z.exactOptional(parts.stock),
    transfers: z.exactOptional(parts.transfers),
    movements: z.exactOptional(parts.movements),
    edits: z.exactOptional(parts.edits),
    added: z.exactOptional(parts.added),
    vouchers: z.exactOptional(parts.vouchers),
    sales: z.exactOptional(parts.sales),
    staff: z.exactOptional(parts.staff),
  }),
)

/** The schema of each part as it is read back. A part that is missing here does not compile. */
export const PART_SCHEMAS: { [Part in keyof ShopState]: z.ZodMiniType<ShopState[Part]> } = {
  ...parts,
  lastChange: z.object({ number: z.int(), by: z.string(), before }),
}

/** Names of all parts, in the order in which they are kept. */
export const PARTS = Object.keys(PART_SCHEMAS) as ReadonlyArray<keyof ShopState> // proof: the keys of its type above

export const revisionSchema = z.object({ begun: z.string(), count: z.int(), at: moment })
