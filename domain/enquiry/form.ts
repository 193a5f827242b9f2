/** The forms that visitors send, by the names the server's routes and the site's islands share. */
export type FormName = 'contact' | 'lead' | 'newsletter'

/** Where records are kept: the brief's collections, section 3. */
export const COLLECTIONS = ['contactUs', 'whiteLabelSolution', 'newsletter'] as const
export type Collection = (typeof COLLECTIONS)[number]

/** By which news reaches those who agreed to it. */
export type NewsChannel = 'email' | 'whatsapp'

/** A field that people do not see and must leave empty. Filled, it makes a submission suspect, never refused. */
export const HONEYPOT = 'extraNote'

/** A hidden field for the idempotency key of an unanswered attempt, which the plain form then repeats. */
export const KEY_FIELD = 'submissionKey'

/** Said once a form is stored, on the page and in the server's JSON: nobody else who answers in its place says it. */
export const THANKS_SENTENCE = 'Thank you! Your submission has been received!'

export const FAILURE_SENTENCE = 'Oops! Something went wrong while submitting the form.'
/** For a message that may be stored already: nobody knows but the server, and that has not answered. */
export const NO_ANSWER_SENTENCE = 'No answer came in time, so we cannot say whether your message arrived.'
export const CHECK_FIELDS_SENTENCE = 'Please check the fields that are marked.'
/** For a key that stands with other words already. */
export const OTHER_WORDS_SENTENCE =
  'You sent this form before with other words. Press Submit again to send what stands here now.'

/** The page of a form's thanks, by the form's own address. */
export function thanksAddress(form: string): string {
  return `${form}/thank-you`
}

/** One sentence for each field at fault. */
export type FieldErrors = Partial<Record<string, string>>

/** What a visitor is told whose plan could not be taken with the message; `id` marks it on the thank-you. */
export const PLAN_LEFT_OUT = {
  id: 'plan-left-out',
  sentence:
    'Your message is with us, but the plan could not be read and was left out. We ask you for it when we phone or write.',
} as const
