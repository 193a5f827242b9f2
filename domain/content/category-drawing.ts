import { z } from 'zod'
import { textSchema } from './text.ts'

/** The drawing at the top of a category's page, which shows how the work is done. */
export const categoryDrawingSchema = z.discriminatedUnion('kind', [
  /** A year of monthly care: the hours of each month come from the price; every `restoredEvery` months a backup is restored. */
  z.strictObject({
    kind: z.literal('care-year'),
    caption: textSchema,
    hours: textSchema,
    restored: textSchema,
    restoredEvery: z.int().min(1).max(12),
  }),
  /** One page, drawn at each of its stages. */
  z.strictObject({
    kind: z.literal('drafts'),
    caption: textSchema,
    stages: z.tuple([textSchema, textSchema, textSchema]),
    page: z.strictObject({
      title: textSchema,
      priceCents: z.int().positive(),
      note: textSchema,
      action: textSchema,
    }),
  }),
  /** Entries that the client's staff edit, and the page that shows them. */
  z.strictObject({
    kind: z.literal('collection'),
    caption: textSchema,
    title: textSchema,
    page: textSchema,
    /** The fixed parts above and below the entries, which cannot be moved by accident. */
    fixed: z.tuple([textSchema, textSchema]),
    entries: z
      .array(z.strictObject({ name: textSchema, note: textSchema, edited: z.literal(true).optional() }))
      .min(2),
  }),
  /** What people type, and the page that answers it. */
  z.strictObject({
    kind: z.literal('questions'),
    caption: textSchema,
    answers: z.array(z.strictObject({ question: textSchema, page: textSchema })).min(2),
  }),
])
export type CategoryDrawing = z.infer<typeof categoryDrawingSchema>
export type DrawingOf<Kind extends CategoryDrawing['kind']> = Extract<CategoryDrawing, { kind: Kind }>
