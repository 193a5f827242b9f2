import { z } from 'zod'
import { FEATURE_MARKS, pointMarkSchema } from './drawings.ts'
import { FEATURES, POINTS } from './limits.ts'
import { boundedList, listOf, slugSchema, textSchema, textsSchema, tintSchema } from './text.ts'

/** How many solutions the home page shows: the first ones of the catalogue. */
export const SOLUTIONS_ON_HOME = 4

/**
 * A picture of a product. `description` is its alternative text; `caption`, below it, says what happens in it. `side` is
 * `front` for the customer's screen, `behind` for the owner's. `demo` is the linked demo, with a suggestion of what
 * to try. `time` is the time of day in the story.
 */
const pictureSchema = z.strictObject({
  id: slugSchema,
  title: textSchema,
  description: textSchema,
  caption: textSchema,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 15:12')
    .optional(),
  side: z.enum(['front', 'behind']),
  demo: z.strictObject({ at: z.enum(['store', 'admin']), tryIt: textSchema }).optional(),
})
export type SolutionPicture = z.infer<typeof pictureSchema>

/** The two sides of a product, like those of a shop counter: the name and the audience of each; `follows` is the item that both show. */
const counterSchema = z.strictObject({
  heading: textSchema,
  front: textSchema,
  frontNote: textSchema.optional(),
  behind: textSchema,
  behindNote: textSchema.optional(),
  follows: textSchema,
  /** Alternative text of the picture at the top of the page, which shows that item on both sides. */
  scene: textSchema,
  /** The note that the business in the pictures is fictional. */
  example: textSchema,
})
export type Counter = z.infer<typeof counterSchema>

/** Something that the total includes, with a small illustration where one says more than the words. */
const pointSchema = z.strictObject({ id: slugSchema, text: textSchema, mark: pointMarkSchema.optional() })
export type IncludedPoint = z.infer<typeof pointSchema>

/** A feature of the solution, with its illustration. */
const featureSchema = z.strictObject({ id: slugSchema, text: textSchema, mark: z.enum(FEATURE_MARKS) })
export type Feature = z.infer<typeof featureSchema>

/** An integration; `extra` is the key of the add-on that it needs, if any. */
const integrationSchema = z.strictObject({ id: slugSchema, text: textSchema, extra: slugSchema.optional() })

/** A white-label solution of the catalogue. `url` is its slug and its key in the rate card, which alone holds the price. */
export const solutionSchema = z.strictObject({
  url: slugSchema,
  title: textSchema,
  /** Its name within a sentence: `an online shop`. */
  inSentence: textSchema,
  /** Its purpose for the owner, in a few words. */
  benefit: textSchema,
  platforms: textsSchema.max(6),
  bgColor: tintSchema,
  paymentMode: z.literal('Subscription'),
  /** A short description beside its title. */
  inShort: textSchema,
  shortDescription: textSchema,
  whoFor: textSchema,
  whatsIncluded: z.strictObject({ title: textSchema, points: boundedList(pointSchema, POINTS) }),
  features: boundedList(featureSchema, FEATURES),
  gallery: listOf(pictureSchema).min(4).max(6),
  integrations: boundedList(integrationSchema, POINTS),
  /** What the owner pays to third parties. */
  notIncluded: textSchema,
  /** What a client should know before signing: the law, and rules of third parties. */
  goodToKnow: textSchema.optional(),
  /** Keys of the extras that its small calculator offers; none of them is already included. */
  offeredExtras: z.array(slugSchema).min(1).max(4),
  /** Label of the completion day: `Shop opens`. */
  opens: textSchema,
  counter: counterSchema,
})
export type Solution = z.infer<typeof solutionSchema>
