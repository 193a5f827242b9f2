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

/** One sentence for each field at fault. */
export type FieldErrors = Partial<Record<string, string>>
