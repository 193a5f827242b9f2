import { z } from 'zod'
import { MAX_MONTHS, MIN_MONTHS } from '../pricing/terms.ts'
import { slugSchema, textSchema, tintSchema } from './text.ts'

const centsSchema = z.int().positive()
const months = z.int().min(MIN_MONTHS).max(MAX_MONTHS)
const chosen = z.literal(true).optional()
/** Facts that the drawing does not convey by itself. */
const caption = textSchema.optional()

/** A drawn picture of `site/images`, in its wide and its narrow crop: `<name>-wide` and `<name>-narrow`. */
export const litPictureSchema = z.strictObject({ name: slugSchema, alt: textSchema })
export type LitPicture = z.infer<typeof litPictureSchema>

/** A figure beside a step of a case study. Its prices are those of the example business, not ours. */
export const caseFigureSchema = z.discriminatedUnion('kind', [
  /** Tables (furniture) drawn to one scale. */
  z.strictObject({
    kind: z.literal('sizes'),
    caption,
    sizes: z
      .array(
        z.strictObject({
          lengthMm: z.int().positive(),
          priceCents: centsSchema,
          note: textSchema,
          chosen,
        }),
      )
      .min(2),
  }),
  z.strictObject({
    kind: z.literal('delivery'),
    caption,
    tint: tintSchema,
    title: textSchema,
    note: textSchema,
    areas: z
      .array(z.strictObject({ name: textSchema, note: textSchema, priceCents: centsSchema, chosen }))
      .min(2),
    elsewhere: textSchema,
  }),
  /** The example shop's own lay-by plan; its instalments are calculated. */
  z.strictObject({
    kind: z.literal('lay-by'),
    caption,
    tint: tintSchema,
    title: textSchema,
    priceCents: centsSchema,
    months: z.array(months).min(1),
    chosenMonths: months,
    note: textSchema,
    ways: z.array(textSchema).min(1),
    chosenWay: textSchema,
  }),
  z.strictObject({
    kind: z.literal('board'),
    caption,
    tint: tintSchema,
    title: textSchema,
    note: textSchema,
    columns: z
      .array(
        z.strictObject({
          title: textSchema,
          cards: z.array(z.strictObject({ title: textSchema, note: textSchema, chosen })),
        }),
      )
      .min(2),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    caption,
    tint: tintSchema,
    picture: litPictureSchema,
    /** Whether the space at the right of the window is empty, where other figures show a phone. */
    windowAlone: z.literal(true).optional(),
  }),
  /** Items in numbered order, or side by side if `counted` is absent. */
  z.strictObject({
    kind: z.literal('row'),
    caption,
    tint: tintSchema,
    counted: z.literal(true).optional(),
    items: z.array(z.strictObject({ title: textSchema, text: textSchema })).min(2),
  }),
  z.strictObject({
    kind: z.literal('questions'),
    caption,
    tint: tintSchema,
    title: textSchema,
    note: textSchema,
    /** The most frequent one first. */
    questions: z.array(textSchema).min(2).max(40),
  }),
  /** Bookable hours, as whole hours of the day. */
  z.strictObject({
    kind: z.literal('week'),
    caption,
    tint: tintSchema,
    title: textSchema,
    note: textSchema,
    days: z
      .array(
        z.strictObject({
          name: textSchema,
          open: z.array(z.strictObject({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) })),
          paid: chosen,
        }),
      )
      .length(7),
    paid: textSchema,
  }),
])
export type CaseFigure = z.infer<typeof caseFigureSchema>
/** The figure of one kind. */
export type FigureOf<Kind extends CaseFigure['kind']> = Extract<CaseFigure, { kind: Kind }>
