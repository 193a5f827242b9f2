import { paths } from '../sitemap/paths.ts'
import { HONEYPOT } from './form.ts'
import { type FieldDefinitions, type FormDefinition, PERSON_FIELDS } from './form-definition.ts'

export const LEAD_FIELDS = {
  ...PERSON_FIELDS,
  /** The choices sent with the form. Unreadable ones do not prevent the rest from being stored: see sent-attachments.ts. */
  plan: { kind: 'plan' },
  [HONEYPOT]: { kind: 'honeypot' },
} as const satisfies FieldDefinitions

/** The sign-up form of a white-label solution. The record's category is the solution's title, which the server knows. */
export const LEAD_FORM = {
  name: 'lead',
  address: paths.solution,
  collection: 'whiteLabelSolution',
  fields: LEAD_FIELDS,
  // Exactly the fields of the specification: the estimate of a plan is stored beside the record.
  record: ['firstName', 'surname', 'phoneNumber', 'email', 'postId', 'userId', 'dateSent', 'category'],
} as const satisfies FormDefinition<keyof typeof LEAD_FIELDS>

/** The name of the solutions' form in queued mails, so it must not change. */
export function leadFormName(title: string): string {
  return `our form for ${title}`
}
