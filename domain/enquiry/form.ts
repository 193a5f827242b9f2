/** The forms that visitors send, by the names the server's routes and the site's islands share. */
export type FormName = 'contact' | 'lead' | 'newsletter'

/** Where records are kept: the brief's collections, section 3. */
export const COLLECTIONS = ['contactUs', 'whiteLabelSolution', 'newsletter'] as const
export type Collection = (typeof COLLECTIONS)[number]

export const COLLECTION_OF: Record<FormName, Collection> = {
  contact: 'contactUs',
  lead: 'whiteLabelSolution',
  newsletter: 'newsletter',
}

/** A field that people do not see and must leave empty. Filled, it makes a submission suspect, never refused. */
export const HONEYPOT = 'extraNote'

/** A hidden field for the idempotency key of an unanswered attempt, which the plain form then repeats. */
export const KEY_FIELD = 'submissionKey'

/** Said once a form is stored, on the page and in the server's JSON: nobody else who answers in its place says it. */
export const THANKS_SENTENCE = 'Thank you! Your submission has been received!'

/** One sentence for each field at fault. */
export type FieldErrors = Partial<Record<string, string>>

/** What a visitor is told whose plan could not be taken with the message; `id` marks it on the thank-you. */
export const PLAN_LEFT_OUT = {
  id: 'plan-left-out',
  sentence:
    'Your message is with us, but the plan could not be read and was left out. We ask you for it when we phone or write.',
} as const
