import { weekdayName } from '../../calendar/calendar.ts'
import { isWithinWeek, weekdayAndDate } from '../../calendar/day-words.ts'
import { dayOf, timeOfDay } from '../../calendar/time-of-day.ts'
import { formatRand } from '../../money/money.ts'
import { capitalised, counted } from '../../wording.ts'
import { SUBJECT_MAX_CHARS } from '../api/enquiry-detail.ts'
import { NOTICE_KINDS, type NoticeKind } from '../events/kinds.ts'
import { enquiryName, productName } from './names.ts'

/** A plan as a subject names it; the total in cents. */
type NamedPlan = { choices: { need: string }; total: number; months: number }

/**
 * `Answer by Monday 11:05: new enquiry. Ecommerce, R 64 170,00 over 12 months`: the important part is in the first 35 letters, and
 * nothing in it was typed by a visitor.
 *
 * @param estimate the plan that came with it
 * @param category a category of the form or a solution's title, never typed
 */
export function newEnquirySubject(
  promise: { arrivedMs: number; dueMs: number },
  { estimate, category }: { estimate?: NamedPlan | undefined; category: string },
): string {
  return `Answer by ${deadlineInShort(promise)}: new enquiry. ${estimate ? planInShort(estimate) : category}`
}

/** `We answer by Monday 11:05: your message is here` @param promise null if it has passed */
export function confirmationSubject(promise: { arrivedMs: number; dueMs: number } | null): string {
  return promise === null
    ? 'Your message is here'
    : `We answer by ${deadlineInShort(promise)}: your message is here`
}

/** `Your shop (E-4412)`: the number identifies replies. A subject that contains it is unchanged. */
export function answerSubject(number: number, subject: string): string {
  const name = enquiryName(number)
  if (new RegExp(`\\b${name}\\b`).test(subject)) return subject
  const end = ` (${name})`
  const beginning = subject.slice(0, SUBJECT_MAX_CHARS - end.length).replace(/\p{Surrogate}$/u, '') // half an emoji
  return `${beginning.trimEnd()}${end}`
}

/** `Please confirm: one letter a month from Twelve Moons` @param company its trading name */
export function confirmAddressSubject(company: string): string {
  return `Please confirm: one letter a month from ${company}`
}

/** Sent to a staff member's new address. */
export const NEW_ADDRESS_SUBJECT = 'Sign in with this address?'
/** Sent to the staff member's old address. */
export const CHANGED_ADDRESS_SUBJECT = 'You sign in with another address now'

/** `Thandeka Nkosi invites you to the inbox` */
export function invitationSubject(by: string): string {
  return `${by} invites you to the inbox`
}

/** The words of a subject for one enquiry, and for several. */
const NOTICE_WORDS: Readonly<Record<NoticeKind, { one: string; several: string }>> = {
  reminder: { one: 'reminder of', several: 'reminders' },
  assigned: { one: 'assigned to you:', several: 'assigned to you' },
  late: { one: 'late:', several: 'late' },
}

/** `Reminder of E-12`, `Late: E-14`, `2 reminders, assigned to you: E-13, 3 late`. @param notices at least one */
export function staffNoticeSubject(notices: ReadonlyArray<{ kind: NoticeKind; number: number }>): string {
  const parts = NOTICE_KINDS.flatMap((kind) => {
    const [first, ...otherNotices] = notices.filter((notice) => notice.kind === kind)
    if (!first) return []
    const { one, several } = NOTICE_WORDS[kind]
    return [
      otherNotices.length === 0
        ? `${one} ${enquiryName(first.number)}`
        : `${otherNotices.length + 1} ${several}`,
    ]
  })
  return capitalised(parts.join(', '))
}

/** Never `today`: a mail may be read tomorrow. A weekday is used for the next six days only. */
function deadlineInShort({ arrivedMs, dueMs }: { arrivedMs: number; dueMs: number }): string {
  const due = dayOf(dueMs)
  return `${isWithinWeek(due, dayOf(arrivedMs)) ? weekdayName(due) : weekdayAndDate(due)} ${timeOfDay(dueMs)}`
}

/** With ordinary spaces: an ASCII subject is readable in every log and on every old phone. */
function planInShort({ choices, total, months }: NamedPlan): string {
  const sum = formatRand(total).replaceAll('\u00a0', ' ')
  return `${productName(choices.need)}, ${sum} over ${counted(months, 'month')}`
}
