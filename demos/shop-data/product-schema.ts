import { z } from 'zod/mini'
import '../../domain/enquiry/uncompiled-schemas.ts'
import { KIND_NAMES, type Product } from '../catalogue/product.ts'
import type { ProductEdit } from '../shop/shop-state.ts'
import type { Scope } from '../shop/vouchers.ts'

/** The range of valid times, in which years have four digits. */
const FIRST_MOMENT = Date.UTC(1900, 0, 1)
const LAST_MOMENT = Date.UTC(9999, 11, 30)
/** The maximum amount: sums of larger ones would no longer be exact. */
const MAX_AMOUNT_CENTS = 1_000_000_000_000
export const MAX_STORED_QUANTITY = 10_000_000
const MAX_TEXT_CHARS = 2_000

export const moment = z.number().check(z.gte(FIRST_MOMENT), z.lte(LAST_MOMENT))
export const cents = z.int().check(z.gte(0), z.lte(MAX_AMOUNT_CENTS))
export const quantity = z.int().check(z.gte(0), z.lte(MAX_STORED_QUANTITY))
export const text = z.string().check(z.maxLength(MAX_TEXT_CHARS))
const shippingClass = z.enum(['locker', 'door', 'two people'])
const maker = z.object({ name: text, place: text, makes: text })
const kind = z.enum(KIND_NAMES)

export const scopeSchema: z.ZodMiniType<Scope> = z.object({
  kinds: z.exactOptional(z.array(kind)),
  family: z.exactOptional(text),
})

const edit: z.ZodMiniType<ProductEdit> = z.object({
  name: z.exactOptional(text),
  prices: z.exactOptional(z.record(z.string(), cents)),
  lowStockThresholds: z.exactOptional(z.tuple([quantity, quantity, quantity])),
  isHidden: z.exactOptional(z.boolean()),
  shippingClass: z.exactOptional(shippingClass),
  maker: z.exactOptional(maker),
  binLocation: z.exactOptional(text),
})

const product: z.ZodMiniType<Product> = z.object({
  number: z.int(),
  slug: text,
  name: text,
  kind,
  family: text,
  form: text,
  material: text,
  pattern: z.nullable(text),
  maker,
  colours: z.array(text),
  sizes: z.array(z.object({ word: text, priceCents: cents })).check(z.minLength(1)),
  shippingClass,
  isOutdoor: z.boolean(),
  priceCents: cents,
})

/** By product number. */
export const editsSchema: z.ZodMiniType<Readonly<Record<number, ProductEdit>>> = z.record(z.string(), edit)
export const addedSchema: z.ZodMiniType<ReadonlyArray<Product>> = z.array(product)
