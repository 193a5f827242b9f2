import type { Collection, FormName, NewsChannel } from './form.ts'

/** What visitors answer. `label` names the field on the page and in its faults; limits are in characters (code points). */
type Answer =
  | { kind: 'name' | 'phone'; label: string }
  | { kind: 'email'; label: string; maxChars: number }
  | { kind: 'choice'; label: string; choices: ReadonlyArray<string>; unchosen: string }
  /** Optional; left empty it is ''. */
  | { kind: 'text'; label: string; maxChars: number }

/** What a form sends beside the answers: a ticked consent to news, a plan's query, the page it stands on, the honeypot. */
type BesideAnswers = { kind: 'news'; channel: NewsChannel } | { kind: 'plan' | 'page' | 'honeypot' }

export type FieldDefinition = Answer | (BesideAnswers & { label?: never })
export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>

/** Fields of a record that the server adds to the answers. */
type ServerField = 'postId' | 'userId' | 'dateSent' | 'category' | 'status' | 'estimate'

/**
 * All that is known of a form. Its page and island, the server and the tests read it; form-schema.ts makes the schema of
 * what is sent from `fields`, record.ts that of what is stored from `record`.
 */
export type FormDefinition<FieldName extends string = string> = {
  name: FormName
  /** Path of the page that it stands on and is sent to. */
  address: string | ((slug: string) => string)
  collection: Collection
  fields: Readonly<Record<FieldName, FieldDefinition>>
  /** The stored record's fields, in their order; those with a question mark are absent where they are empty. */
  record: ReadonlyArray<FieldName | ServerField | `${FieldName | ServerField}?`>
}
