import { z } from 'zod'
import { slugSchema, textSchema, tintSchema } from './text.ts'

/** A picture of a product: what it shows (also its alternative text) and whether a demo stands behind it. */
const pictureSchema = z.strictObject({ title: textSchema, description: textSchema, hasDemo: z.boolean() })

/** A white-label solution of the catalogue. `url` is its slug and its key in the rate card; the price stands there only. */
export const solutionSchema = z.strictObject({
  url: slugSchema,
  title: textSchema,
  platforms: z.array(textSchema).min(1),
  bgColor: tintSchema,
  paymentMode: z.literal('Subscription'),
  shortDescription: textSchema,
  whoFor: textSchema,
  whatsIncluded: z.strictObject({ title: textSchema, points: z.array(textSchema).min(1) }),
  features: z.array(textSchema).min(1),
  gallery: z.array(pictureSchema).min(4).max(6),
  integrations: z.array(textSchema).min(1),
  notIncluded: textSchema,
  counter: z.strictObject({ front: textSchema, behind: textSchema, follows: textSchema }),
})
export type Solution = z.infer<typeof solutionSchema>
