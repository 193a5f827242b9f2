import { z } from 'zod'
import { textSchema } from './text.ts'

const toneSchema = z.enum(['plain', 'bright', 'trouble'])

/** One row of a card that shows the situation today. */
const darkRowSchema = z.discriminatedUnion('kind', [
  /** A line of a list or of a form: `label` on the left, `text`, `end` on the right. */
  z.strictObject({
    kind: z.literal('line'),
    label: textSchema.optional(),
    text: textSchema.optional(),
    end: textSchema.optional(),
    tone: toneSchema.default('plain'),
  }),
  z.strictObject({ kind: z.literal('bubble'), text: textSchema }),
  /** The drawn photograph of a table that a customer sent. */
  z.strictObject({ kind: z.literal('photo') }),
  /** An unfinished text in an input field. */
  z.strictObject({ kind: z.literal('draft'), text: textSchema }),
  /** A line of a notebook, or a search result: a heading and its words. */
  z.strictObject({ kind: z.literal('note'), heading: textSchema, text: textSchema }),
  /** A payment received, with the bank's text about it. */
  z.strictObject({
    kind: z.literal('deposit'),
    amountCents: z.int().positive(),
    before: textSchema,
    after: textSchema,
    reference: textSchema,
  }),
])
export type DarkRow = z.infer<typeof darkRowSchema>

/** A small dark card: what a screen, a telephone or a notebook shows today. */
export const darkCardSchema = z.strictObject({
  title: textSchema,
  note: textSchema,
  rows: z.array(darkRowSchema).min(1),
})
export type DarkCard = z.infer<typeof darkCardSchema>
