import { z } from 'zod'
import { capitalised, inWords } from '../wording.ts'
import { FEATURE_MARKS, pointMarkSchema } from './drawings.ts'
import { slugSchema, textSchema, tintSchema } from './text.ts'

/** How many solutions the home page shows: the first ones of the catalogue. */
export const SOLUTIONS_ON_HOME = 4

/**
 * A picture of a product. `description` is its alternative text; `caption`, below it, says what happens in it. `side` is
 * whose screen it shows: the customer's (front) or the owner's (behind). `demo` is the hosted demo that it links to, and what
 * one can try there. `time` is the time of day in the story.
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
  demo: z.strictObject({ at: z.enum(['store', 'admin']), tryIt: textSchema }).optional(),
})
export type SolutionPicture = z.infer<typeof pictureSchema>

/** The two sides of a product: the name and the audience of each, and the item that both show. */
const counterSchema = z.strictObject({
  heading: textSchema,
  front: textSchema,
  frontNote: textSchema.optional(),
  behind: textSchema,
  behindNote: textSchema.optional(),
  follows: textSchema,
  /** Alternative text of the picture at the top of the page, which shows that item on both sides. */
  scene: textSchema,
  /** That the business in the pictures is made up. */
  example: textSchema,
})
export type Counter = z.infer<typeof counterSchema>

/** Something that the total includes, with a small illustration where one says more than the words. */
const pointSchema = z.strictObject({ text: textSchema, mark: pointMarkSchema.optional() })
export type IncludedPoint = z.infer<typeof pointSchema>

/** What the solution can do, with the mark that is drawn beside it. */
const featureSchema = z.strictObject({ text: textSchema, mark: z.enum(FEATURE_MARKS) })
export type Feature = z.infer<typeof featureSchema>

/** Something that it can connect to; `extra` is the key of the rate card that it needs, absent where it needs none. */
const integrationSchema = z.strictObject({ text: textSchema, extra: slugSchema.optional() })

/** A white-label solution of the catalogue. `url` is its slug and its key in the rate card, which alone holds the price. */
export const solutionSchema = z.strictObject({
  url: slugSchema,
  title: textSchema,
  /** How a sentence names it: `an online shop`. */
  inSentence: textSchema,
  /** What it does for its owner, in a few words. */
  benefit: textSchema,
  platforms: z.array(textSchema).min(1),
  bgColor: tintSchema,
  paymentMode: z.literal('Subscription'),
  /** What it is in a few words, beside its title. */
  inShort: textSchema,
  shortDescription: textSchema,
  whoFor: textSchema,
  whatsIncluded: z.strictObject({ title: textSchema, points: z.array(pointSchema).min(1) }),
  features: z.array(featureSchema).min(1),
  gallery: z.array(pictureSchema).min(4).max(6),
  integrations: z.array(integrationSchema).min(1),
  /** What its owner pays to others. */
  notIncluded: textSchema,
  /** What a client should know before signing: law, and rules of other companies. */
  goodToKnow: textSchema.optional(),
  /** Keys of extras that its small calculator offers; none of them is already included in the price. */
  offeredExtras: z.array(slugSchema).min(1).max(4),
  /** Label of the completion day: `Shop opens`. */
  opens: textSchema,
  counter: counterSchema,
})
export type Solution = z.infer<typeof solutionSchema>

/**
 * Replaces `{solutions}` in a text of `content/` by the number of solutions in words, and `{Solutions}`, for the beginning of
 * a sentence, by the same with a capital letter.
 */
export function withSolutionCount(text: string, count: number): string {
  return text.replace('{solutions}', inWords(count)).replace('{Solutions}', capitalised(inWords(count)))
}
