import { paths } from '../sitemap/paths.ts'
import { HONEYPOT, type SentNote } from './form.ts'
import type { FieldDefinitions, FormDefinition } from './form-definition.ts'

const NEWSLETTER_FIELDS = {
  // The specification's limit for this field, higher than RFC 5321's for an address.
  email: { kind: 'email', label: 'Email Address', maxChars: 256 },
  /** Path of the page from which the form was sent. */
  page: { kind: 'page' },
  [HONEYPOT]: { kind: 'honeypot' },
} as const satisfies FieldDefinitions

/** What happens to an address that is not confirmed before its link expires, for the end of a sentence. */
export const IF_NOT_CONFIRMED = 'the address is deleted about a month later'

/** Shown instead of the next step if too many forms came in for a confirmation request to be sent. */
export const NOT_ASKED_NOW = {
  id: 'not-asked-now',
  sentence:
    'Your address is with us, but so many forms came in that we cannot ask you by email just now. Please join again in an hour.',
} as const satisfies SentNote

/** The newsletter form, in the footer of each page and on its own page. A subscription is pending until it is confirmed. */
export const NEWSLETTER_FORM = {
  name: 'newsletter',
  address: paths.newsletter,
  collection: 'newsletter',
  fields: NEWSLETTER_FIELDS,
  record: ['email', 'postId', 'userId', 'dateSent', 'status'],
} as const satisfies FormDefinition<keyof typeof NEWSLETTER_FIELDS>
