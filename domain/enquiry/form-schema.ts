import { z } from 'zod'
import { CONTACT_FORM } from './contact-form.ts'
import {
  brandField,
  emailField,
  fieldErrors,
  honeypotField,
  nameField,
  pageField,
  phoneField,
  planField,
  textField,
  tickField,
} from './fields.ts'
import type { FieldErrors, FormName } from './form.ts'
import type { FieldDefinition, FieldDefinitions, FormDefinition } from './form-definition.ts'
import { LEAD_FORM } from './lead-form.ts'
import { NEWSLETTER_FORM } from './newsletter-form.ts'

/** The parsed, normalised values of a form. An optional text that was left out is '', any other field absent. */
export type FormValues<Form extends FormDefinition = FormDefinition> = {
  readonly [Name in keyof Form['fields']]?: string | undefined
}

const SCHEMAS: Record<FormName, ReturnType<typeof schemaOf>> = {
  contact: schemaOf(CONTACT_FORM.fields),
  lead: schemaOf(LEAD_FORM.fields),
  newsletter: schemaOf(NEWSLETTER_FORM.fields),
}

/** Parses a submitted form: the normalised values, or an error for each invalid field. */
export function parseForm<Form extends FormDefinition>(
  { name }: Form,
  input: unknown,
): { value: FormValues<Form> } | { errors: FieldErrors } {
  const parsed = SCHEMAS[name].safeParse(input)
  if (!parsed.success) return { errors: fieldErrors(parsed.error) }
  // A form's schema has exactly the form's fields.
  return { value: parsed.data as FormValues<Form> }
}

function schemaOf(fields: FieldDefinitions) {
  const schemas = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)] as const)
  return z.strictObject(Object.fromEntries(schemas))
}

function fieldSchema(field: FieldDefinition) {
  switch (field.kind) {
    case 'name':
      return nameField(field.label.toLowerCase())
    case 'email':
      return emailField(field.maxChars)
    case 'phone':
      return phoneField
    case 'choice':
      return z.enum(field.choices, field.unchosen)
    case 'option':
      return z.enum(field.choices, field.unknown).optional()
    case 'text':
      return textField(field.label.toLowerCase(), field.maxChars)
    case 'news':
      return tickField
    case 'plan':
      return planField
    case 'brand':
      return brandField
    case 'page':
      return pageField
    case 'honeypot':
      return honeypotField
  }
}
