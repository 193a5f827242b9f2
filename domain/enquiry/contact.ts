import { z } from 'zod'
import {
  emailField,
  fieldErrors,
  honeypotField,
  messageField,
  nameField,
  phoneField,
  tickField,
} from './fields.ts'
import type { FieldErrors } from './form.ts'

export const MESSAGE_MAX_CHARS = 5_000

export const CONTACT_CATEGORIES = [
  'Web development',
  'Mobile app development',
  'White label solution',
  'Other',
] as const

/** The contact form, brief section 5. Marketing boxes are consent (POPIA s 69): absent means no. */
export const contactSchema = z.strictObject({
  firstName: nameField('first name'),
  surname: nameField('surname'),
  email: emailField(),
  phoneNumber: phoneField,
  category: z.enum(CONTACT_CATEGORIES, 'Choose what you would like to talk about'),
  message: messageField(MESSAGE_MAX_CHARS),
  marketingEmail: tickField,
  marketingWhatsapp: tickField,
  /** A plan in the words of its link. Whatever stands there, the message is taken: see sent-plan.ts. */
  plan: z.string('Send the plan as text').optional(),
  extraNote: honeypotField,
})
export type Contact = z.infer<typeof contactSchema>

export function parseContact(input: unknown): { value: Contact } | { errors: FieldErrors } {
  const parsed = contactSchema.safeParse(input)
  return parsed.success ? { value: parsed.data } : { errors: fieldErrors(parsed.error) }
}
