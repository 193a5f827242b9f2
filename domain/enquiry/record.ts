import { z } from 'zod'
import { CONTACT_FORM } from './contact-form.ts'
import type { FormDefinition } from './form-definition.ts'
import { LEAD_FORM } from './lead-form.ts'
import { NEWSLETTER_FORM } from './newsletter-form.ts'

/** A post's id: 20 characters, in the format of the Firebase Realtime Database's push ids. */
export const PUSH_ID = /^[-0-9A-Z_a-z]{20}$/

/** The anonymous user id of a visitor: 28 letters and digits, in the format of Firebase's user ids. */
export const USER_ID = /^[A-Za-z0-9]{28}$/

export const sentEstimateSchema = z.strictObject({
  version: z.string(),
  choices: z.strictObject({
    need: z.string(),
    units: z.int().optional(),
    design: z.string(),
    extras: z.array(z.strictObject({ key: z.string(), quantity: z.int() })),
  }),
  total: z.int(), // cents, VAT included
  months: z.int(),
})
/** The plan sent with an enquiry, calculated by the server: rate card, choices, total in cents, months. */
export type SentEstimate = z.infer<typeof sentEstimateSchema>

/** Schemas of the fields that are not plain text. */
const FIELDS = {
  postId: z.string().regex(PUSH_ID),
  userId: z.string().regex(USER_ID),
  dateSent: z.int().nonnegative(), // epoch milliseconds
  estimate: sentEstimateSchema,
  /** The state of a subscription: pending, confirmed or stopped. */
  status: z.enum(['pending', 'confirmed', 'stopped']),
}

type FieldSchema<Name> = Name extends keyof typeof FIELDS ? (typeof FIELDS)[Name] : z.ZodString
type RecordShape<Name extends string> = {
  [Field in Name as Field extends `${infer Plain}?` ? Plain : Field]: Field extends `${infer Plain}?`
    ? z.ZodOptional<FieldSchema<Plain>>
    : FieldSchema<Field>
}

/** The schemas check only the shape, so that older records stay readable when a validation rule changes. */
export const RECORD_SCHEMAS = {
  contactUs: recordSchema(CONTACT_FORM),
  whiteLabelSolution: recordSchema(LEAD_FORM),
  newsletter: recordSchema(NEWSLETTER_FORM),
}
export type ContactRecord = z.infer<(typeof RECORD_SCHEMAS)['contactUs']>
export type LeadRecord = z.infer<(typeof RECORD_SCHEMAS)['whiteLabelSolution']>
export type NewsletterRecord = z.infer<(typeof RECORD_SCHEMAS)['newsletter']>

/** The record to store, from a form's values and the fields that the server adds; empty optional fields are left out. */
export function recordOf(
  { collection, record }: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): ContactRecord | LeadRecord | NewsletterRecord {
  const entries = record.flatMap((name) => {
    const value = values[plainName(name)]
    return isOptional(name) && (value === undefined || value === '') ? [] : [[plainName(name), value]]
  })
  return RECORD_SCHEMAS[collection].parse(Object.fromEntries(entries))
}

function recordSchema<Form extends FormDefinition>({ record }: Form) {
  const shape = Object.fromEntries(record.map((name) => [plainName(name), fieldSchema(name)]))
  // RecordShape gives each name the type that fieldSchema returns for it.
  return z.strictObject(shape as RecordShape<Form['record'][number]>)
}

function fieldSchema(name: string): z.ZodType {
  if (isOptional(name)) return fieldSchema(plainName(name)).optional()
  return isSpecial(name) ? FIELDS[name] : z.string()
}

function isOptional(name: string): boolean {
  return name.endsWith('?')
}

function plainName(name: string): string {
  return name.replace('?', '')
}

function isSpecial(name: string): name is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, name)
}
