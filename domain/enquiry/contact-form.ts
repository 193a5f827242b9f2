import type { RateCard } from '../pricing/rate-card.ts'
import { paths } from '../sitemap/paths.ts'
import { CALL_TIMES, HONEYPOT } from './form.ts'
import { type FieldDefinitions, type FormDefinition, PERSON_FIELDS } from './form-definition.ts'

/** The contact form's fields, in the order of the page. */
export const CONTACT_FIELDS = {
  ...PERSON_FIELDS,
  category: {
    kind: 'choice',
    label: 'What is it about?',
    choices: ['Web development', 'Mobile app development', 'White label solution', 'Other'],
    unchosen: 'Choose what you would like to talk about',
  },
  message: { kind: 'text', label: 'Message', maxChars: 5_000 },
  /** The chosen time of a call, or “none suits”. Calls are stored beside the record. */
  callAt: { kind: 'call-time', label: 'Pick a time for a call', unknown: 'Pick one of these times, or none' },
  /** The browser's time zone, if it has another time than ours: the call is shown to its visitor in both. */
  zone: { kind: 'zone' },
  /** Stored beside the record, whose fields are those of the specification: see extra-answers.ts. */
  callTime: {
    kind: 'option',
    label: 'When may we phone you?',
    choices: CALL_TIMES,
    unknown: 'Choose one of these times, or none',
  },
  // Consent (POPIA s 69): absent means no.
  marketingEmail: { kind: 'news', channel: 'email' },
  marketingWhatsapp: { kind: 'news', channel: 'whatsapp' },
  /** An unreadable plan does not prevent the message from being stored: see sent-attachments.ts. */
  plan: { kind: 'plan' },
  /** The same holds for an unreadable brand. */
  brand: { kind: 'brand' },
  [HONEYPOT]: { kind: 'honeypot' },
} as const satisfies FieldDefinitions

export type ContactCategory = (typeof CONTACT_FIELDS.category.choices)[number]

const BUILD_CATEGORIES: Readonly<Record<string, ContactCategory>> = {
  website: 'Web development',
  'web-app': 'Web development',
  'mobile-app': 'Mobile app development',
}

/** The category of a plan's need; undefined if the visitor must choose. */
export function categoryOfNeed(need: string, { solutions }: RateCard): ContactCategory | undefined {
  return need in solutions ? 'White label solution' : BUILD_CATEGORIES[need]
}

/** The category of a message from a visitor who saw a product under their own name. */
export const BRAND_CATEGORY: ContactCategory = 'White label solution'

export const CONTACT_FORM = {
  name: 'contact',
  address: paths.contactUs,
  collection: 'contactUs',
  fields: CONTACT_FIELDS,
  // The fields of the specification, and `estimate` if a plan came with the message.
  record: [
    'firstName',
    'surname',
    'phoneNumber',
    'email',
    'postId',
    'message',
    'dateSent',
    'userId',
    'category',
    'estimate?',
  ],
} as const satisfies FormDefinition<keyof typeof CONTACT_FIELDS>
