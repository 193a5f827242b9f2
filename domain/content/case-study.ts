import { z } from 'zod'
import { choicesSchema, monthsSchema } from '../pricing/schemas.ts'
import { beforeAfterPictureSchema, caseFigureSchema } from './case-figure.ts'
import { categoryDrawingSchema, todayCardSchema } from './drawings.ts'
import { casePhotoSchema } from './photo.ts'
import { listOf, slugSchema, textSchema, textsSchema, tintSchema } from './text.ts'

/** The choices that are priced, and a label for each line of the estimate: see `projectCost`. */
const costSchema = z.strictObject({
  choices: choicesSchema,
  months: monthsSchema,
  /** By key of the estimate's line; `{count}` and `{percent}` are replaced by what was chosen. */
  labels: z.record(z.string(), textSchema),
  /** Hours of care after launch in the project's text: their price is shown separately from the total. */
  careHours: z.int().positive().optional(),
  paidToOthers: textSchema,
  note: textSchema.optional(),
  /**
   * Work for this project only, which is not on the rate card: the total is then “about”. `{hours}` is replaced by the hours.
   */
  onTop: z.strictObject({ hours: z.int().positive(), text: textSchema }).optional(),
  /** What is handed over with the last instalment if not the source code, as for a Webflow site. */
  handOver: textSchema.optional(),
})

/** The beginning of `client` in an example project. */
const EXAMPLE = 'Example project:'

/** An example project, or that of a real client who agreed in writing. Its price is calculated from the choices in `cost`. */
export const caseStudySchema = z
  .strictObject({
    slug: slugSchema,
    client: textSchema,
    title: textSchema,
    tags: z.array(slugSchema).min(1).max(3),
    tint: tintSchema,
    summary: textSchema,
    picture: beforeAfterPictureSchema,
    /** Shown in place of the picture; in content/case-photos/. */
    photo: casePhotoSchema.optional(),
    /** Whether this is a real client, who agreed in writing. */
    clientAgreed: z.literal(true).optional(),
    situation: textSchema,
    /** The situation today; the first card is also the dark half of the thumbnail. */
    today: z.array(todayCardSchema).min(1).max(2),
    wouldDo: listOf(
      z.strictObject({ id: slugSchema, text: textSchema, figures: z.array(caseFigureSchema).max(2) }),
    ).min(1),
    /** How we would know that it works. */
    wouldKnow: textsSchema.max(8),
    cost: costSchema,
  })
  .refine(({ client, clientAgreed = false }) => client.startsWith(EXAMPLE) !== clientAgreed, {
    path: ['client'],
    error: ({ input }) =>
      (input as { clientAgreed?: true }).clientAgreed // the refined object
        ? `This is a real client: take “${EXAMPLE}” away.`
        : `Begins with “${EXAMPLE}” until it is a real client.`,
  })
export type CaseStudy = z.infer<typeof caseStudySchema>

const hoursSchema = z.number().positive()

/** How a category's price is calculated: from a build of the rate card, or from hours of work at its hourly rate. */
const categoryPriceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('build'),
    choices: choicesSchema,
    before: textSchema.optional(),
    /** Whether the sentence gives the price of each page beyond the included ones. */
    saysFurther: z.literal(true).optional(),
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
export type CategoryPrice = z.infer<typeof categoryPriceSchema>

/** The slugs in the specification, at /service-categories/. */
export const CATEGORY_SLUGS = [
  'site-maintenance',
  'web-design',
  'webflow-development',
  'webflow-seo',
] as const

/** A kind of work; `caseStudy` is the slug of the case study that its tab shows. */
export const categorySchema = z
  .strictObject({
    slug: z.enum(CATEGORY_SLUGS),
    title: textSchema,
    tint: tintSchema,
    lead: textSchema,
    body: textSchema,
    /** A sentence of `body` that is emphasised. */
    warning: textSchema.optional(),
    points: textsSchema.max(12),
    drawing: categoryDrawingSchema,
    price: categoryPriceSchema,
    caseStudy: slugSchema,
    /** Replaces the case study's picture and summary on this category's card, if those would not fit. */
    scene: z
      .strictObject({ summary: textSchema, picture: beforeAfterPictureSchema, today: todayCardSchema })
      .optional(),
    /** The question of the closing call to action. */
    closing: textSchema,
  })
  .refine(({ body, warning = '' }) => body.includes(warning), {
    path: ['warning'],
    error: 'This is a sentence of the text above: both must have the same words.',
  })
export type Category = z.infer<typeof categorySchema>
