import { z } from 'zod'
import { formatDate } from '../calendar/calendar.ts'
import { dividedHalfUp, formatWholeRand } from '../money/money.ts'
import { calendarDateSchema } from '../pricing/schemas.ts'
import { OTHER_COSTS } from './limits.ts'
import { boundedList, slugSchema, textSchema } from './text.ts'

/** The monthly or yearly price: minimum and maximum, in whole rands. */
const rangeSchema = z.strictObject({
  rands: z.tuple([z.int().positive(), z.int().positive()]),
  each: z.enum(['month', 'year']),
})

/** A price in US dollars. */
const dollarsSchema = z.strictObject({ dollars: z.int().positive() })

const otherCostSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  /** The title for more than one provider; `{Count}` is replaced by the number in words. */
  countedTitle: textSchema.optional(),
  /** A guide, never added to a total: a range, dollars, or words. */
  price: z.union([textSchema, rangeSchema, dollarsSchema]),
  /** What the price in dollars or words is for. */
  unit: textSchema.optional(),
  /** Shown only if one of these solutions, builds or extras is chosen or included; without either list always shown. */
  needs: z.array(textSchema).optional(),
  extras: z.array(textSchema).optional(),
  /** Solutions that are added to an existing site, and need no domain of their own. */
  exceptFor: z.array(textSchema).optional(),
})

/** The price of a US dollar on a day; `example: true` marks a rate that the owner has not looked up. */
const dollarRateSchema = z.strictObject({
  cents: z.int().positive(),
  on: calendarDateSchema,
  example: z.literal(true).optional(),
})

/** Costs that a client pays to third parties, and the hours of monthly care that are offered after launch (docs/domain.md 4.3). */
export const otherCostsSchema = z
  .strictObject({
    careHours: z.array(z.int().positive()).min(1),
    dollarRate: dollarRateSchema,
    costs: boundedList(otherCostSchema, OTHER_COSTS),
  })
  .transform((file) => ({ ...file, costs: file.costs.map((cost) => withRand(cost, file.dollarRate)) }))

export type OtherCost = Omit<z.infer<typeof otherCostSchema>, 'id' | 'price'> & {
  price: string | z.infer<typeof rangeSchema>
}

/** Writes dollars as text, with rands in the unit: `US$25`, `once (about R 438 on 20 November 2026)`. */
function withRand(
  { id: _id, price, ...cost }: z.infer<typeof otherCostSchema>,
  { cents, on }: z.infer<typeof dollarRateSchema>,
): OtherCost {
  if (typeof price === 'string' || 'rands' in price) return { ...cost, price }
  const rand = formatWholeRand(dividedHalfUp(price.dollars * cents, 100) * 100)
  return {
    ...cost,
    price: `US$${price.dollars}`,
    unit: `${cost.unit ?? ''} (about ${rand} on ${formatDate(on)})`.trim(),
  }
}
