import { z } from 'zod'
import { choicesSchema } from '../estimate.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../rate-card.ts'
import { slugSchema, textSchema, tintSchema } from './text.ts'

/** An illustrative project. Its price is not written down: `cost` holds the choices and the sentence is composed. */
export const caseStudySchema = z.strictObject({
  slug: slugSchema,
  client: textSchema,
  title: textSchema,
  tags: z.array(slugSchema).min(1).max(3),
  tint: tintSchema,
  summary: textSchema,
  disclaimer: textSchema,
  situation: textSchema,
  wouldDo: textSchema,
  wouldKnow: textSchema,
  cost: z.strictObject({
    choices: choicesSchema,
    months: z.int().min(MIN_MONTHS).max(MAX_MONTHS),
    note: textSchema.optional(),
  }),
})
export type CaseStudy = z.infer<typeof caseStudySchema>

const hoursSchema = z.number().positive()

/** How a category's price is composed: from a build of the rate card, or from hours of work at its rate. */
const categoryPriceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('build'),
    choices: choicesSchema,
    before: textSchema.optional(),
    after: textSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('monthly'), hours: hoursSchema, after: textSchema.optional() }),
  z.strictObject({
    kind: z.literal('once-and-monthly'),
    onceHours: hoursSchema,
    monthlyHours: hoursSchema,
    after: textSchema.optional(),
  }),
])

/** A kind of work; `caseStudy` is the slug of the one card its pane shows. */
export const categorySchema = z.strictObject({
  slug: slugSchema,
  title: textSchema,
  lead: textSchema,
  body: textSchema,
  points: z.array(textSchema).min(1),
  price: categoryPriceSchema,
  caseStudy: slugSchema,
})
export type Category = z.infer<typeof categorySchema>
