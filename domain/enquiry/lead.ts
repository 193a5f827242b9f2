import { z } from 'zod'
import { emailField, fieldErrors, honeypotField, nameField, phoneField } from './fields.ts'
import type { FieldErrors } from './form.ts'

/** The sign-up form of a white-label solution. Its category is the solution's title, which the server knows. */
export const leadSchema = z.strictObject({
  firstName: nameField('first name'),
  surname: nameField('surname'),
  email: emailField(),
  phoneNumber: phoneField,
  extraNote: honeypotField,
})
export type Lead = z.infer<typeof leadSchema>

export function parseLead(input: unknown): { value: Lead } | { errors: FieldErrors } {
  const parsed = leadSchema.safeParse(input)
  return parsed.success ? { value: parsed.data } : { errors: fieldErrors(parsed.error) }
}
