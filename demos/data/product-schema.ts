import { z } from 'zod/mini'
import '../../domain/enquiry/uncompiled-schemas.ts'
import type { ProductEdit } from '../domain/shop-state.ts'
import type { Scope } from '../domain/vouchers.ts'
import { KIND_NAMES, type Product } from '../products/product.ts'

const cents = z.int()
const pieces = z.int()
const carriage = z.enum(['locker', 'door', 'two people'])
const maker = z.object({ name: z.string(), place: z.string(), makes: z.string() })
const kind = z.enum(KIND_NAMES)

export const scopeSchema: z.ZodMiniType<Scope> = z.object({
  kinds: z.exactOptional(z.array(kind)),
  family: z.exactOptional(z.string()),
})

const edit: z.ZodMiniType<ProductEdit> = z.object({
  name: z.exactOptional(z.string()),
  prices: z.exactOptional(z.record(z.string(), cents)),
  lowLines: z.exactOptional(z.tuple([pieces, pieces, pieces])),
  isHidden: z.exactOptional(z.boolean()),
  carriage: z.exactOptional(carriage),
  maker: z.exactOptional(maker),
  shelfMark: z.exactOptional(z.string()),
})

const product: z.ZodMiniType<Product> = z.object({
  number: z.int(),
  slug: z.string(),
  name: z.string(),
  kind,
  family: z.string(),
  form: z.string(),
  stuff: z.string(),
  pattern: z.nullable(z.string()),
  maker,
  colours: z.array(z.string()),
  sizes: z.array(z.object({ word: z.string(), priceCents: cents })).check(z.minLength(1)),
  carriage,
  isOutdoor: z.boolean(),
  priceCents: cents,
})

/** By the product's number. */
export const editsSchema: z.ZodMiniType<Readonly<Record<number, ProductEdit>>> = z.record(z.string(), edit)
export const addedSchema: z.ZodMiniType<ReadonlyArray<Product>> = z.array(product)
