import { z } from 'zod'
import { textSchema } from './text.ts'

const otherCostSchema = z.strictObject({
  title: textSchema,
  /** For more than one provider of it; `{Count}` stands for how many in words. */
  countedTitle: textSchema.optional(),
  /** Indicative, in words: it is never added to a total. */
  price: textSchema,
  unit: textSchema.optional(),
  /** Shown only beside these solutions or builds, or these extras, chosen or contained; always without either. */
  needs: z.array(textSchema).optional(),
  extras: z.array(textSchema).optional(),
})
export type OtherCost = z.infer<typeof otherCostSchema>

/** What a client pays to others, and the hours a month of care that are offered after launch (docs/domain.md 4.3). */
export const otherCostsSchema = z.strictObject({
  careHours: z.array(z.int().positive()).min(1),
  costs: z.array(otherCostSchema).min(1),
})
