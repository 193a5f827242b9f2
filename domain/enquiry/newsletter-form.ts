import { paths } from '../sitemap/paths.ts'
import { HONEYPOT } from './form.ts'
import type { FieldDefinitions, FormDefinition } from './form-definition.ts'

const NEWSLETTER_FIELDS = {
  // Brief section 5. Longer than mail itself allows: the limit is the field's, not RFC 5321's.
  email: { kind: 'email', label: 'Email Address', maxChars: 256 },
  /** Path of the page on which the form stood. */
  page: { kind: 'page' },
  [HONEYPOT]: { kind: 'honeypot' },
} as const satisfies FieldDefinitions

/** Said below the thanks. */
export const NEWSLETTER_SENT =
  'You are on the list of the monthly letter. You do not have to do anything more.'

/** The newsletter form, in the foot of each page and on its own. Its subscription waits for a confirmation. */
export const NEWSLETTER_FORM = {
  name: 'newsletter',
  address: paths.newsletter,
  collection: 'newsletter',
  fields: NEWSLETTER_FIELDS,
  record: ['email', 'postId', 'userId', 'dateSent', 'status'],
} as const satisfies FormDefinition<keyof typeof NEWSLETTER_FIELDS>
