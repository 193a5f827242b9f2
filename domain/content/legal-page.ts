import { z } from 'zod'
import { companyFactSchema } from './company.ts'
import { slugSchema, textSchema } from './text.ts'

/**
 * A piece of a section. Texts may hold `[words](/address)` and placeholders for figures in braces, such as
 * `{quoteValidDays}`.
 */
const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: textSchema }),
  z.strictObject({ kind: z.literal('list'), items: z.array(textSchema).min(1) }),
  z.strictObject({ kind: z.literal('steps'), items: z.array(textSchema).min(1) }),
  z.strictObject({
    kind: z.literal('table'),
    columns: z.array(textSchema).min(2),
    rows: z.array(z.array(textSchema).min(2)).min(1),
  }),
  /** Facts of the company by name; one that is not set is left out. */
  z.strictObject({ kind: z.literal('company'), facts: z.array(companyFactSchema).min(1) }),
  /** Questions of `faqs.more`, by their ids. */
  z.strictObject({ kind: z.literal('faqs'), ids: z.array(slugSchema).min(1) }),
])
export type LegalBlock = z.infer<typeof blockSchema>

/** A page required by an Act: sections, each with an anchor. */
export const legalPageSchema = z.strictObject({
  heading: textSchema,
  lead: textSchema,
  description: textSchema,
  /** A summary in a few lines, each naming the section that it is taken from. */
  short: z.array(z.strictObject({ text: textSchema, section: slugSchema })).min(1),
  sections: z
    .array(z.strictObject({ id: slugSchema, heading: textSchema, blocks: z.array(blockSchema).min(1) }))
    .min(1),
})
export type LegalPage = z.infer<typeof legalPageSchema>
