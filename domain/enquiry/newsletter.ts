import { z } from 'zod'
import { emailField, fieldErrors, honeypotField, pageField } from './fields.ts'
import type { FieldErrors } from './form.ts'

/** Brief section 5. Longer than mail itself allows: the limit is the field's, not RFC 5321's. */
export const NEWSLETTER_EMAIL_MAX_CHARS = 256

/** The newsletter form; `page` is the path of the page on which it stood. */
export const newsletterSchema = z.strictObject({
  email: emailField(NEWSLETTER_EMAIL_MAX_CHARS),
  page: pageField,
  extraNote: honeypotField,
})
export type Newsletter = z.infer<typeof newsletterSchema>

export function parseNewsletter(input: unknown): { value: Newsletter } | { errors: FieldErrors } {
  const parsed = newsletterSchema.safeParse(input)
  return parsed.success ? { value: parsed.data } : { errors: fieldErrors(parsed.error) }
}
