/** The forms that visitors send, by the names the server's routes and the site's islands share. */
export type FormName = 'contact' | 'lead' | 'newsletter'

/** The collections in which records are stored, named by the specification. */
export const COLLECTIONS = ['contactUs', 'whiteLabelSolution', 'newsletter'] as const
export type Collection = (typeof COLLECTIONS)[number]

/** A channel by which visitors may agree to receive news. */
export type NewsChannel = 'email' | 'whatsapp'

/** When a visitor may be phoned, as it is sent and stored: the two halves of an opening day; `write`: do not phone. */
export const CALL_TIMES = ['any', 'mornings', 'afternoons', 'write'] as const
export type CallTime = (typeof CALL_TIMES)[number]

/** A hidden field that people leave empty and robots fill in. If it is filled, an enquiry is quarantined, but never refused. */
export const HONEYPOT = 'extraNote'

/** A hidden field for the idempotency key of an attempt without a response, which the form sends again without script. */
export const KEY_FIELD = 'submissionKey'

/** Shown once a form is stored, and sent in the server's JSON, so that a proxy's response is not taken for success. */
export const THANKS_SENTENCE = 'Thank you! Your submission has been received!'

export const FAILURE_SENTENCE = 'Oops! Something went wrong while submitting the form.'
/** For a message that may already be stored: the server has not responded. */
export const NO_ANSWER_SENTENCE = 'No answer came in time, so we cannot say whether your message arrived.'
export const CHECK_FIELDS_SENTENCE = 'Please check the fields that are marked.'
/** For an idempotency key that is already stored with different content. */
export const CHANGED_CONTENT_SENTENCE =
  'You sent this form before with other words. Press Submit again to send what stands here now.'

/** The address of a form's thank-you page. @param form the form's own address */
export function thanksAddress(form: string): string {
  return `${form}/thank-you`
}

/** The address of a form that is shown again with what was typed. @param form the form's own address */
export function againAddress(form: string): string {
  return `${form}/again`
}

/** Details of this enquiry for the thank-you page. */
export type Receipt = {
  /** The deadline for an answer: `Tuesday 24 November, 17:00`; null if no answer is due. */
  answerBy: string | null
  /** Its subject: `Ecommerce with admin dashboard`; null without a product or plan. */
  about: string | null
  /** The address to which a mail was sent; null if none was. */
  mailedTo: string | null
  /** Who phones and when, in sentences; null: no call was booked. */
  call: string | null
  /** `Tuesday 24 November` and `09:30` of that call. */
  callDay: string | null
  callTime: string | null
  /** The picked time if it was no longer free: `Tuesday 24 November, 09:30`; else null. */
  callGone: string | null
  /** Why the picked time is not booked, as a sentence; null if it is, or none was picked. */
  callLost: string | null
  /** The address of the private link; null if no call was booked and no time was lost. */
  callLink: string | null
}

/** One sentence for each invalid field. */
export type FieldErrors = Partial<Record<string, string>>

/** A sentence for the thank-you page; `id` is its anchor there. */
export type SentNote = { id: string; sentence: string }

/** Shown on the thank-you page after a form without script; with script the question appears while the number is typed (phone.ts). */
export const PHONE_QUESTION = {
  id: 'phone-question',
  sentence:
    'We could not tell whether we can phone or WhatsApp you on the number you gave. If we cannot, send us another one.',
} as const satisfies SentNote

/** Shown if the plan sent with a message could not be read; `id` is the sentence's anchor on the thank-you page. */
export const PLAN_LEFT_OUT = {
  id: 'plan-left-out',
  sentence:
    'Your message is with us, but the plan could not be read and was left out. We ask you for it when we phone or write.',
} as const satisfies SentNote

/** Shown if the name and the colour sent with a message could not be read. */
export const BRAND_LEFT_OUT = {
  id: 'brand-left-out',
  sentence:
    'Your message is with us, but the name and colour that came with it could not be read and were left out. We ask you for them when we phone or write.',
} as const satisfies SentNote
