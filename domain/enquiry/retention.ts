import { dayInMonth, todayInJohannesburg } from '../calendar/calendar.ts'
import type { Submission } from './submission.ts'

/** How long an enquiry is kept, and a suspect one held back: the privacy notice and the forms promise both. */
export const ENQUIRY_MONTHS = 12
export const HELD_BACK_DAYS = 30

/** What is to become of a submission; `consent-only`: only who agreed to news, and when, is kept of it. */
export type Retention = 'keep' | 'delete' | 'consent-only'

/**
 * What the privacy notice promises for a submission by now: an enquiry goes after {@link ENQUIRY_MONTHS} months, a suspect
 * one when its time of {@link HELD_BACK_DAYS} days is over; a consent to news and a newsletter address stay until their
 * owner ends them.
 */
export function retentionOf(submission: Submission, now: Date): Retention {
  const { collection, record, beside } = submission
  if (beside.quarantine) return now.getTime() >= beside.quarantine.until ? 'delete' : 'keep'
  if (collection === 'newsletter' || !isOver(record.dateSent, now)) return 'keep'
  if (beside.consents.length === 0) return 'delete'
  return isConsentOnly(submission) ? 'keep' : 'consent-only'
}

/** What stays of a submission whose time is over, for its consents: the person, their addresses, and what they agreed to. */
export function consentOnly({ collection, record, beside }: Submission): Submission {
  const { noticeVersion, consents, key, bodyHash } = beside
  const { estimate: _, ...person } = { estimate: undefined, ...record }
  const message = 'message' in record ? { message: '' } : {}
  const category = 'category' in record ? { category: '' } : {}
  return {
    collection,
    record: { ...person, ...message, ...category },
    beside: { collection, noticeVersion, consents, key, bodyHash, quarantine: null },
  }
}

/** A visitor always chooses a category. */
function isConsentOnly({ record }: Submission): boolean {
  return 'category' in record && record.category === ''
}

/** From the day after the one, twelve months later, that has the same number (or is the month's last). */
function isOver(sentMs: number, now: Date): boolean {
  if (sentMs > now.getTime()) return false // also of a moment that no calendar has
  const sent = todayInJohannesburg(new Date(sentMs))
  return todayInJohannesburg(now) > dayInMonth(sent, ENQUIRY_MONTHS, Number(sent.slice(-2)))
}
