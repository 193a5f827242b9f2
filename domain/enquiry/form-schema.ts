import { z } from 'zod'
import { NO_TIME, readCallTime } from '../calls/call-time.ts'
import { CONTACT_FORM } from './contact-form.ts'
import { EMAIL_EXAMPLE, readEmail } from './email.ts'
import type { FieldErrors, FormName } from './form.ts'
import type { FieldDefinition, FieldDefinitions, FormDefinition } from './form-definition.ts'
import { LEAD_FORM } from './lead-form.ts'
import { NEWSLETTER_FORM } from './newsletter-form.ts'
import { parsePhone } from './phone.ts'
import './uncompiled-schemas.ts'

export const NAME_MAX_CHARS = 100
const PAGE_MAX_CHARS = 200
const ZONE_MAX_CHARS = 64

// A name with only zero-width and control characters would look empty.
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u
/** The path of one of our own pages, without query. */
const PAGE = /^\/(?!\/)[\w\-./~]*$/
const NO_PAGE = 'This is not a page of this site'

/** The parsed, normalised values of a form. An absent optional text is '', any other absent field is undefined. */
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
      return phoneField()
    case 'choice':
      return z.enum(field.choices, field.unchosen)
    case 'option':
      return z.enum(field.choices, field.unknown).optional()
    case 'call-time':
      return z
        .string(field.unknown)
        .refine((text) => text === NO_TIME || readCallTime(text) !== null, field.unknown)
        .optional()
    case 'zone':
      return z.string('Send the time zone as text').max(ZONE_MAX_CHARS).optional()
    case 'text':
      return textField(field.label.toLowerCase(), field.maxChars)
    case 'news':
      return z.literal('yes', 'Tick the box or leave it').optional()
    case 'plan': // any text passes: an unreadable one does not prevent the rest from being stored
      return z.string('Send the plan as text').optional()
    case 'brand':
      return z.string('Send the name and colour as text').optional()
    case 'page':
      return z
        .string(NO_PAGE)
        .max(PAGE_MAX_CHARS, { error: NO_PAGE, abort: true })
        .regex(PAGE, NO_PAGE)
        .optional()
    case 'honeypot':
      return z.string('Leave this field empty').default('')
  }
}

/** A person's name: trimmed, 1 to {@link NAME_MAX_CHARS} characters on one line; `label` as in 'Enter your first name'. */
function nameField(label: string) {
  return z
    .string(`Enter your ${label}`)
    .trim()
    .superRefine((value, context) => report(context, nameFault(value, label)))
}

/** An e-mail address as people type it. */
function emailField(maxChars: number) {
  return z.string(EMAIL_EXAMPLE).transform((typed, context) => {
    const emailRead = readEmail(typed, maxChars)
    if ('email' in emailRead) return emailRead.email
    report(context, emailRead.fault)
    return z.NEVER
  })
}

/**
 * An optional text of one or more lines, '' when absent. Line breaks become LF before the characters (code points) are
 * counted; `label` as in 'Write your message as text'.
 */
function textField(label: string, maxChars: number) {
  return z
    .string(`Write your ${label} as text`)
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .superRefine((value, context) => report(context, textFault(value, label, maxChars)))
    .default('')
}

/** A telephone number as people type it; the value is E.164. */
function phoneField() {
  return z.string('Enter your phone number, like 082 123 4567').transform((typed, context) => {
    const phone = parsePhone(typed)
    if ('e164' in phone) return phone.e164
    report(context, phone.fault)
    return z.NEVER
  })
}

/** The first error of each invalid field; fields that the form does not have are included. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const firstErrors = new Map<string, string>()
  for (const [field, sentence] of error.issues.flatMap(faultsOf)) {
    if (!firstErrors.has(field)) firstErrors.set(field, sentence)
  }
  return Object.fromEntries(firstErrors)
}

function faultsOf(issue: z.core.$ZodIssue): Array<[field: string, sentence: string]> {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [key, 'This form has no such field'])
  const [field] = issue.path
  return field === undefined ? [['form', 'Send the fields of the form']] : [[String(field), issue.message]]
}

function report(context: z.RefinementCtx, fault: string | null): void {
  if (fault) context.addIssue({ code: 'custom', message: fault })
}

function nameFault(value: string, label: string): string | null {
  if (!VISIBLE.test(value)) return `Enter your ${label}`
  if (isLonger(value, NAME_MAX_CHARS)) return `Your ${label} must be ${NAME_MAX_CHARS} characters or fewer`
  if (/[\r\n]/.test(value)) return `Write your ${label} on one line`
  return storageFault(value, label)
}

function textFault(value: string, label: string, maxChars: number): string | null {
  if (isLonger(value, maxChars))
    return `Your ${label} has ${countChars(value)} characters. Shorten it to ${maxChars} or fewer`
  return storageFault(value, label)
}

/** A NUL, at which databases and C programs truncate, and a lone surrogate cannot be stored. */
function storageFault(value: string, label: string): string | null {
  if (!value.includes('\0') && value.isWellFormed()) return null
  return `Your ${label} holds a character that we cannot keep. Please type it again`
}

/** Skips counting characters if the code units, one or two per character, are few enough. */
function isLonger(value: string, maxChars: number): boolean {
  return value.length > maxChars && countChars(value) > maxChars
}

function countChars(value: string): number {
  return Array.from(value).length
}
