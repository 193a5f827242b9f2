import type { Faq } from '../../../domain/content/pages.ts'

/** What happens after an enquiry is sent. @param steps those of the home page, of which the first is to ask */
export function stepsAfterSending([, talk, ...later]: ReadonlyArray<Faq>): Array<Faq> {
  if (!talk) return []
  return [
    { title: talk.title, description: `A person phones or writes to you. ${talk.description}` },
    ...later,
  ]
}
