import { z } from 'zod'
import { textSchema } from './text.ts'

/** What is paid every month or year: the least and the most, in whole rands. */
const rangeSchema = z.strictObject({
  rands: z.tuple([z.int().positive(), z.int().positive()]),
  each: z.enum(['month', 'year']),
})

const otherCostSchema = z.strictObject({
  title: textSchema,
  /** The title for more than one provider; `{Count}` is replaced by the number in words. */
  countedTitle: textSchema.optional(),
  /** A guide, never added to a total: a range, or words. */
  price: z.union([textSchema, rangeSchema]),
  /** What words are the price of. */
  unit: textSchema.optional(),
  /** Shown only if one of these solutions, builds or extras is chosen or included; without either list always shown. */
  needs: z.array(textSchema).optional(),
  extras: z.array(textSchema).optional(),
  /** The solutions that go on a site that stands already, and need no web address of their own. */
  exceptFor: z.array(textSchema).optional(),
})
export type OtherCost = z.infer<typeof otherCostSchema>

/** Costs that a client pays to others, and the hours per month of care that are offered after launch (docs/domain.md 4.3). */
export const otherCostsSchema = z.strictObject({
  careHours: z.array(z.int().positive()).min(1),
  costs: z.array(otherCostSchema).min(1),
})
