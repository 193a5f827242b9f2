import { z } from 'zod'
import { slugSchema, textSchema, tintSchema } from './text.ts'

const centsSchema = z.int().positive()
const isChosen = z.literal(true).optional()
const isNumbered = z.literal(true).optional()
/** Facts that the drawing does not convey by itself. */
const caption = textSchema.optional()

/** A before-and-after picture of `site/images`, in its wide and its narrow crop: `<name>-wide` and `<name>-narrow`. */
export const beforeAfterPictureSchema = z.strictObject({ name: slugSchema, alt: textSchema })
export type BeforeAfterPicture = z.infer<typeof beforeAfterPictureSchema>

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
          chosen: isChosen,
        }),
      )
      .min(2),
  }),
  /** Rows on a card, such as a list of questions, prices by area, or the hours of a week. */
  z.strictObject({
    kind: z.literal('rows'),
    caption,
    tint: tintSchema,
    title: textSchema,
    note: textSchema,
    counted: isNumbered,
    rows: z
      .array(
        z.strictObject({
          title: textSchema,
          note: textSchema.optional(),
          priceCents: centsSchema.optional(),
          /** Whole hours of the day, drawn as a bar. */
          hours: z
            .array(z.strictObject({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) }))
            .optional(),
          chosen: isChosen,
        }),
      )
      .min(2)
      .max(40),
    /** Below the rows. */
    ending: textSchema.optional(),
  }),
  /** Columns side by side, each with a text or with cards: a board through which work moves, or steps. */
  z.strictObject({
    kind: z.literal('columns'),
    caption,
    tint: tintSchema,
    title: textSchema.optional(),
    note: textSchema.optional(),
    counted: isNumbered,
    columns: z
      .array(
        z.strictObject({
          title: textSchema,
          text: textSchema.optional(),
          cards: z
            .array(z.strictObject({ title: textSchema, note: textSchema, chosen: isChosen }))
            .default([]),
        }),
      )
      .min(2)
      .max(4),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    caption,
    tint: tintSchema,
    picture: beforeAfterPictureSchema,
    /** Whether the space at the right of the window is empty, where other figures show a phone. */
    windowAlone: z.literal(true).optional(),
  }),
])
export type CaseFigure = z.infer<typeof caseFigureSchema>
export type FigureOf<Kind extends CaseFigure['kind']> = Extract<CaseFigure, { kind: Kind }>
