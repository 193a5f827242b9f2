import { type CalendarDate, dayInMonth, todayInJohannesburg } from '../calendar/calendar.ts'
import type { Enquiry } from './enquiry.ts'

/** Retention periods of enquiries and of quarantined ones: the privacy notice and the forms promise both. */
export const ENQUIRY_MONTHS = 12
export const QUARANTINE_DAYS = 30
/** Days for which a copy of the database is kept. Until then it contains erased people, as the inbox says on a person's page. */
export const BACKUP_DAYS = 35

/** The decision for an enquiry; `consent-only`: only the person and their consents to news are kept. */
export type Retention = 'keep' | 'delete' | 'consent-only'

/**
 * What the privacy notice promises for an enquiry: it is deleted after {@link ENQUIRY_MONTHS} months unless it was
 * won (which only the store knows: `EnquiryStore.expire`), or after {@link QUARANTINE_DAYS} days in quarantine. A consent to
 * news and a newsletter address stay until their owner ends them.
 *
 * @param enquiryMonths 1 to {@link ENQUIRY_MONTHS}: the owner may shorten the notice's period, never extend it
 * @throws {RangeError} if the months are not within their bounds
 */
export function retentionOf(enquiry: Enquiry, now: Date, enquiryMonths = ENQUIRY_MONTHS): Retention {
  const { collection, record, metadata } = enquiry
  if (metadata.quarantine) return now.getTime() >= metadata.quarantine.until ? 'delete' : 'keep'
  if (collection === 'newsletter' || !isOver(record.dateSent, now, enquiryMonths)) return 'keep'
  if (metadata.consents.every(({ withdrawn }) => withdrawn)) return 'delete'
  return isConsentOnly(enquiry) ? 'keep' : 'consent-only'
}

/**
 * The last day on which an enquiry that was not won is kept: the same day a number of months later, or the last day of
 * that month.
 *
 * @param sentMs epoch milliseconds
 * @throws {RangeError} if the months are not within 1 to {@link ENQUIRY_MONTHS}
 */
export function keptUntil(sentMs: number, enquiryMonths = ENQUIRY_MONTHS): CalendarDate {
  if (!Number.isSafeInteger(enquiryMonths) || enquiryMonths < 1 || enquiryMonths > ENQUIRY_MONTHS)
    throw new RangeError(`Not a number of months to keep an enquiry: ${enquiryMonths}`)
  const sentDay = todayInJohannesburg(new Date(sentMs))
  return dayInMonth(sentDay, enquiryMonths, Number(sentDay.slice(-2)))
}

/** The part of an expired enquiry that its consents need: the person, their addresses, and what they agreed to. */
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

/** Whether this is a result of {@link consentOnly}: a visitor always chooses a category. */
function isConsentOnly({ record }: Enquiry): boolean {
  return 'category' in record && record.category === ''
}

function isOver(sentMs: number, now: Date, enquiryMonths: number): boolean {
  if (sentMs > now.getTime()) return false // also for a timestamp outside the range of dates
  return todayInJohannesburg(now) > keptUntil(sentMs, enquiryMonths)
}
