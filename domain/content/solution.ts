import { z } from 'zod'
import { pointMarkSchema } from './point-mark.ts'
import { slugSchema, textSchema, tintSchema } from './text.ts'

/** The home page shows the first so many of the catalogue. */
export const SOLUTIONS_ON_HOME = 4

/**
 * A picture of a product. `description` says what it shows and is its alternative text; `caption`, below it, what happens in
 * it. `side` is the room it hangs in: what the customer sees or what the owner sees.
 * `demo` is the hosted demo behind it. `time` is when it happens.
 */
const pictureSchema = z.strictObject({
  title: textSchema,
  description: textSchema,
  caption: textSchema,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 15:12')
    .optional(),
  side: z.enum(['front', 'behind']),
  demo: z.enum(['store', 'admin']).optional(),
})
export type SolutionPicture = z.infer<typeof pictureSchema>

/** The two sides of a product, what each is called, who sees it, and the one thing that is followed across. */
const counterSchema = z.strictObject({
  heading: textSchema,
  front: textSchema,
  frontNote: textSchema.optional(),
  behind: textSchema,
  behindNote: textSchema.optional(),
  follows: textSchema,
  /** What is seen where the page opens: the one thing on both sides. */
  scene: textSchema,
  /** That the business in the pictures is made up. */
  illustrative: textSchema,
})
export type Counter = z.infer<typeof counterSchema>

/** What the total pays for, and the same drawn small. */
const pointSchema = z.strictObject({ text: textSchema, mark: pointMarkSchema })
export type IncludedPoint = z.infer<typeof pointSchema>

/** A white-label solution of the catalogue. `url` is its slug and its key in the rate card; the price stands there only. */
export const solutionSchema = z.strictObject({
  url: slugSchema,
  title: textSchema,
  platforms: z.array(textSchema).min(1),
  bgColor: tintSchema,
  paymentMode: z.literal('Subscription'),
  /** What the card's picture shows: its alternative text. */
  cardPicture: textSchema,
  shortDescription: textSchema,
  whoFor: textSchema,
  whatsIncluded: z.strictObject({ title: textSchema, points: z.array(pointSchema).min(1) }),
  features: z.array(textSchema).min(1),
  gallery: z.array(pictureSchema).min(4).max(6),
  integrations: z.array(textSchema).min(1),
  notIncluded: textSchema,
  /** Keys of the rate card's extras that its small calculator offers, none of them in the price already. */
  offeredExtras: z.array(slugSchema).min(1).max(4),
  /** What happens on the day it is finished, as a label of that date. */
  opens: textSchema,
  counter: counterSchema,
})
export type Solution = z.infer<typeof solutionSchema>
