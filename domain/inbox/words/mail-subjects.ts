import { addDays, type CalendarDate, weekdayName } from '../../calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../calendar/time-of-day.ts'
import { formatRand } from '../../money/money.ts'
import { counted } from '../../wording.ts'
import { weekdayAndDate } from './days.ts'
import { productName } from './names.ts'

const DAYS_BY_NAME = 6

/** A plan as a subject names it; the total in cents. */
type NamedPlan = { choices: { need: string }; total: number; months: number }

/**
 * `Answer by Monday 11:05: new enquiry. Ecommerce, R 64 170,00 over 12 months`: the first 35 letters say what matters, and
 * it contains nothing that a visitor typed (reliability: S13).
 *
 * @param estimate the plan that came with it
 * @param category one of the form's or a solution's title, never typed
 */
export function newEnquirySubject(
  promise: { arrivedMs: number; dueMs: number },
  { estimate, category }: { estimate?: NamedPlan | undefined; category: string },
): string {
  return `Answer by ${deadlineInShort(promise)}: new enquiry. ${estimate ? planInShort(estimate) : category}`
}

/** `We answer by Monday 11:05: your message is here` */
export function confirmationSubject(promise: { arrivedMs: number; dueMs: number }): string {
  return `We answer by ${deadlineInShort(promise)}: your message is here`
}

/** `Please confirm: one letter a month from Twelve Moons` @param company its trading name */
export function confirmAddressSubject(company: string): string {
  return `Please confirm: one letter a month from ${company}`
}

/** To the address that somebody of the staff wants from now on. */
export const NEW_ADDRESS_SUBJECT = 'Sign in with this address?'
/** To the one that they had. */
export const CHANGED_ADDRESS_SUBJECT = 'You sign in with another address now'

/** `Thandeka Nkosi invites you to the inbox` */
export function invitationSubject(by: string): string {
  return `${by} invites you to the inbox`
}

/** Never `today`: a mail may be read tomorrow. A weekday names one day of the next six only. */
function deadlineInShort({ arrivedMs, dueMs }: { arrivedMs: number; dueMs: number }): string {
  const due: CalendarDate = dayOf(dueMs)
  const isNear = due <= addDays(dayOf(arrivedMs), DAYS_BY_NAME)
  return `${isNear ? weekdayName(due) : weekdayAndDate(due)} ${timeOfDay(dueMs)}`
}

/** With ordinary spaces: a subject in ASCII is readable in every log and on every old phone. */
function planInShort({ choices, total, months }: NamedPlan): string {
  const sum = formatRand(total).replaceAll('\u00a0', ' ')
  return `${productName(choices.need)}, ${sum} over ${counted(months, 'month')}`
}
