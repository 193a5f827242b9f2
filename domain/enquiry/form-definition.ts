import { EMAIL_MAX_CHARS } from './email.ts'
import type { Collection, FormName, NewsChannel } from './form.ts'

/**
 * A field that visitors fill in. `label` is shown on the page and in errors; limits are in characters (code points); `unchosen` and
 * `unknown` are error sentences.
 */
type AnswerField =
  | { kind: 'name' | 'phone'; label: string }
  | { kind: 'email'; label: string; maxChars: number }
  | { kind: 'choice'; label: string; choices: ReadonlyArray<string>; unchosen: string }
  /** Optional: absent if nothing is chosen. */
  | { kind: 'option'; label: string; choices: ReadonlyArray<string>; unknown: string }
  /** Optional: a moment as `callTimeText` writes it, or “none suits”. */
  | { kind: 'call-time'; label: string; unknown: string }
  /** Optional: '' if left empty. */
  | { kind: 'text'; label: string; maxChars: number }

/** A field that is no answer: a ticked consent to news, the query of a plan or a brand, the form's page, the time zone, the honeypot. */
type OtherField =
  | { kind: 'news'; channel: NewsChannel }
  | { kind: 'plan' | 'brand' | 'page' | 'zone' | 'honeypot' }

export type FieldDefinition = AnswerField | (OtherField & { label?: never })
export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>

/** Fields of a record that the server adds to the answers. */
type ServerField = 'postId' | 'userId' | 'dateSent' | 'category' | 'status' | 'estimate'

/**
 * The definition of a form, used by its page and island, the server and the tests. form-schema.ts derives the schema of a
 * request from `fields`, record.ts the schema of a stored record from `record`.
 */
export type FormDefinition<FieldName extends string = string> = {
  name: FormName
  /** Path of the page that contains the form and to which it is sent. */
  address: string | ((slug: string) => string)
  collection: Collection
  fields: Readonly<Record<FieldName, FieldDefinition>>
  /** The stored record's fields in their order; one with a question mark is left out if it is empty. */
  record: ReadonlyArray<FieldName | ServerField | `${FieldName | ServerField}?`>
}

/** The name and contact details that the contact form and the lead form share. */
export const PERSON_FIELDS = {
  firstName: { kind: 'name', label: 'First Name' },
  surname: { kind: 'name', label: 'Surname' },
  email: { kind: 'email', label: 'Email Address', maxChars: EMAIL_MAX_CHARS },
  phoneNumber: { kind: 'phone', label: 'Phone Number' },
} as const satisfies FieldDefinitions
