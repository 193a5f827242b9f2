import { paths } from '../sitemap/paths.ts'
import { HONEYPOT } from './form.ts'
import { type FieldDefinitions, type FormDefinition, PERSON_FIELDS } from './form-definition.ts'

export const LEAD_FIELDS = {
  ...PERSON_FIELDS,
  /** What was chosen beside the form. One that cannot be read does not keep the rest from being stored: see sent-attachments.ts. */
  plan: { kind: 'plan' },
  [HONEYPOT]: { kind: 'honeypot' },
} as const satisfies FieldDefinitions

/** The sign-up form of a white-label solution. The record's category is the solution's title, which the server knows. */
export const LEAD_FORM = {
  name: 'lead',
  address: paths.solution,
  collection: 'whiteLabelSolution',
  fields: LEAD_FIELDS,
  // Exactly the fields of the specification: the estimate of a plan stands beside the record.
  record: ['firstName', 'surname', 'phoneNumber', 'email', 'postId', 'userId', 'dateSent', 'category'],
} as const satisfies FormDefinition<keyof typeof LEAD_FIELDS>

/** What mails call the form of a solution. Those that wait are read by it, so it stays. */
export function leadFormName(title: string): string {
  return `our form for ${title}`
}
