import type { Faq } from '../../../domain/content/pages.ts'

/** The beginning of the first step after an enquiry is sent, unless a call is booked. */
export const FIRST_CONTACT = 'A person phones or writes to you.'

/** The steps after an enquiry is sent. @param steps those of the home page, of which the first is to ask */
export function stepsAfterSending([, ...later]: ReadonlyArray<Faq>): Array<Faq> {
  return later
}
