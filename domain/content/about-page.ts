import { z } from 'zod'
import { textSchema, tintSchema } from './text.ts'

/** A purpose of our work, with the drawn scene that shows it. */
const purposeSchema = z.strictObject({
  title: textSchema,
  description: textSchema,
  scene: z.enum(['chat', 'orders', 'branches']),
  tint: tintSchema,
})
export type Purpose = z.infer<typeof purposeSchema>

/** The words of /about-us. */
export const aboutPageSchema = z.strictObject({
  lead: textSchema,
  story: z.strictObject({ heading: textSchema, lead: textSchema, paragraphs: z.array(textSchema).min(1) }),
  purposes: z.array(purposeSchema).length(3),
})
export type AboutPage = z.infer<typeof aboutPageSchema>
