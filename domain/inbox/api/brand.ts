import * as z from 'zod/mini'

/** The name and the colour in which they saw a product on the public page. */
export const brandSchema = z.object({
  /** Empty: they saw it under its own name. */
  name: z.string(),
  /** null: in its own colours. */
  colour: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** null: they chose none, or we offer it no more. */
  product: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  /** The public page as they saw it: `/your-name?…`. */
  href: z.string().check(z.startsWith('/')),
})
export type BrandOfEnquiry = z.infer<typeof brandSchema>
