import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import type { FormName } from '../../domain/enquiry/form.ts'

/** SHA-256 of a text's UTF-8 bytes as 64 hexadecimal digits. */
export type Sha256 = (text: string) => string

/**
 * The idempotency key of a form sent without script, derived from its content so that pages contain no key and stay
 * cacheable: the same values from the same page on the same day are one enquiry. docs/decisions/0003.
 *
 * @param sent.page path of the page, such as `/contact-us`
 * @param sent.values the parsed, normalised values
 * @param sent.day the day in South Africa
 */
export function derivedKey(
  sent: { form: FormName; page: string; values: object; day: CalendarDate },
  sha256: Sha256,
): string {
  const { form, page, values, day } = sent
  return sha256(canonicalJson({ form, page, values, day }))
}

/** The hash of a form's normalised values, stored with its key to detect a key sent with other values. */
export function bodyHash(values: object, sha256: Sha256): string {
  return sha256(canonicalJson(values))
}

/** JSON without white space, with names sorted at every depth; `undefined` fields are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (isPlainObject(part) ? sorted(part) : part))
}

function isPlainObject(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

function sorted(part: object): object {
  return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
