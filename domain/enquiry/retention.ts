import { type CalendarDate, dayInMonth, todayInJohannesburg } from '../calendar/calendar.ts'
import type { Enquiry } from './enquiry.ts'

/** How long an enquiry is kept, and a quarantined one held back: the privacy notice and the forms promise both. */
export const ENQUIRY_MONTHS = 12
export const QUARANTINE_DAYS = 30
/** How long a copy of the database is kept: until then it still holds erased people, as the inbox says on the page of a person. */
export const BACKUP_DAYS = 35

/** What is to become of an enquiry; `consent-only`: only who agreed to news, and when, is kept of it. */
export type Retention = 'keep' | 'delete' | 'consent-only'

/** For how long the owner keeps an enquiry that led nowhere. */
export type RetentionTerms = {
  /** 1 to {@link ENQUIRY_MONTHS}: the owner may keep less than the notice says, never more. */
  enquiryMonths?: number | undefined
}

/**
 * What the privacy notice promises for an enquiry by now: an enquiry goes after {@link ENQUIRY_MONTHS} months if it led
 * nowhere (whether it was won only the store can say: `EnquiryStore.expire`), a quarantined one when its time of {@link QUARANTINE_DAYS} days is over; a consent to news and a newsletter address stay
 * until their owner ends them.
 *
 * @throws {RangeError} if the months are not within their bounds
 */
export function retentionOf(enquiry: Enquiry, now: Date, terms: RetentionTerms = {}): Retention {
  const { collection, record, metadata } = enquiry
  if (metadata.quarantine) return now.getTime() >= metadata.quarantine.until ? 'delete' : 'keep'
  if (collection === 'newsletter' || !isOver(record.dateSent, now, terms)) return 'keep'
  if (metadata.consents.every(({ withdrawn }) => withdrawn)) return 'delete'
  return isConsentOnly(enquiry) ? 'keep' : 'consent-only'
}

/**
 * The last day on which an enquiry that led nowhere is kept: so many months later the one that has the same number, or is the
 * month's last.
 *
 * @param sentMs epoch milliseconds
 * @throws {RangeError} if the months are not within 1 to {@link ENQUIRY_MONTHS}
 */
export function keptUntil(sentMs: number, enquiryMonths = ENQUIRY_MONTHS): CalendarDate {
  if (!Number.isSafeInteger(enquiryMonths) || enquiryMonths < 1 || enquiryMonths > ENQUIRY_MONTHS)
    throw new RangeError(`Not a number of months to keep an enquiry: ${enquiryMonths}`)
  const sent = todayInJohannesburg(new Date(sentMs))
  return dayInMonth(sent, enquiryMonths, Number(sent.slice(-2)))
}

/** What stays of an enquiry whose time is over, for its consents: the person, their addresses, and what they agreed to. */
export function consentOnly({ collection, record, metadata }: Enquiry): Enquiry {
  const { noticeVersion, consents, key, bodyHash } = metadata
  const { estimate: _, ...person } = { estimate: undefined, ...record }
  const message = 'message' in record ? { message: '' } : {}
  const category = 'category' in record ? { category: '' } : {}
  return {
    collection,
    record: { ...person, ...message, ...category },
    metadata: { collection, noticeVersion, consents, key, bodyHash, quarantine: null },
  }
}

/** Whether this is all that {@link consentOnly} left of an enquiry: a visitor always chooses a category. */
function isConsentOnly({ record }: Enquiry): boolean {
  return 'category' in record && record.category === ''
}

function isOver(sentMs: number, now: Date, { enquiryMonths }: RetentionTerms): boolean {
  if (sentMs > now.getTime()) return false // also of a moment that no calendar has
  return todayInJohannesburg(now) > keptUntil(sentMs, enquiryMonths)
}
