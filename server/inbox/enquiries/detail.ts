import { answerHours } from '../../../domain/calendar/deadline.ts'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import type { WorkingHours } from '../../../domain/calendar/working-time.ts'
import { readCallTime } from '../../../domain/calls/call-time.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { labelledAnswers } from '../../../domain/enquiry/extra-answers.ts'
import { offeredPlan } from '../../../domain/enquiry/offered-plan.ts'
import { keptUntil } from '../../../domain/enquiry/retention.ts'
import type { EnquiryDetail, Quarantine } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { EnquiryEvent } from '../../../domain/inbox/events/enquiry-event.ts'
import type { EnquiryState } from '../../../domain/inbox/events/enquiry-state.ts'
import { firstNameOf } from '../../../domain/inbox/words/names.ts'
import type { ServerContent } from '../../content.ts'
import { sourceOf } from '../../enquiries/enquiry-mails.ts'
import { suspiciousRanges } from '../../enquiries/message-marks.ts'
import { countLinks } from '../../enquiries/spam-reasons.ts'
import { submittedBrandOf } from '../../enquiries/submitted-brand.ts'
import { MAIL_TOPIC } from '../../store/outbox.ts'
import type { Transaction } from '../../store/sql/database.ts'
import type { EnquiryDetail as StoredDetail } from '../../store/sql/inbox/detail.ts'
import { detailOf } from '../../store/sql/inbox/detail.ts'
import { relatedEnquiries } from '../../store/sql/inbox/related.ts'
import { extraHolidays, readSetting } from '../../store/sql/inbox/settings-rows.ts'
import { openMessage } from '../../store/sql/outbox-messages.ts'
import { callOfDetail } from '../calls/call-of-detail.ts'
import { workingMinutesToAnswer } from '../numbers/numbers.ts'
import { Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { noEnquiry } from './enquiry-number.ts'
import { planFor } from './plan-of.ts'
import { refusedConfirmation } from './refused-confirmation.ts'
import { type OpenMessages, shownEvents } from './shown-events.ts'

/** An enquiry is kept until the end of its last day. */
const LAST_MINUTE = '23:59'

type DetailDependencies = Pick<InboxServices, 'database' | 'content' | 'now'>

/** An enquiry for the app; null if there is none with this number (any more). @param me the id of the signed-in member of staff */
export async function detailFor(
  dependencies: DetailDependencies,
  number: number,
  me: string,
): Promise<EnquiryDetail | null> {
  const stored = await dependencies.database.read((tx) => detailOf(tx, number, me))
  return stored && shownDetail(dependencies, stored, me)
}

/**
 * The current enquiry for the app: as a 409 if nothing was done, to be reviewed before another attempt.
 *
 * @param me the id of the signed-in member of staff
 * @param refusal the sentence that says why nothing was done; null if all is well
 */
export async function currentEnquiry(
  dependencies: DetailDependencies,
  number: number,
  me: string,
  refusal: string | null = null,
): Promise<EnquiryDetail | Refused> {
  const detail = await detailFor(dependencies, number, me)
  if (!detail) return noEnquiry(dependencies, number)
  return refusal === null ? detail : new Refused(409, { error: refusal, newest: detail })
}

async function shownDetail(
  { database, now, ...dependencies }: DetailDependencies,
  stored: StoredDetail,
  me: string,
): Promise<EnquiryDetail> {
  const { row, enquiry, events, state, draft } = stored
  const content = dependencies.content()
  const person = personOf(enquiry, state)
  const [daysOff, months, openMessages, related, call, refused] = await database.read(async (tx) => {
    return [
      await extraHolidays(tx),
      await readSetting(tx, 'retentionMonths'),
      await openMailsOf(tx, events),
      await relatedEnquiries(tx, row.number, row.postId),
      await callOfDetail(tx, row.postId),
      await refusedConfirmation(tx, { postId: row.postId, events, email: person.email }),
    ] as const
  })
  const hours = answerHours(content.company.openingHours, daysOff)
  const offered = offeredPlan(enquiry, content.rateCards)
  return {
    number: row.number,
    name: row.name,
    personKey: row.personKey,
    related,
    draft,
    ...person,
    firstName: firstNameOf(row.name),
    page: pageOf(enquiry, content),
    version: state.version,
    list: state.list,
    status: state.status,
    who: state.assignee,
    receivedAt: state.receivedAt,
    dueAt: state.dueAt,
    answered: answeredOf(events, state, hours),
    reminder: state.reminder,
    call,
    wantedCallAt: wantedCallAt(enquiry, events),
    keptUntil: momentOf(keptUntil(enquiry.record.dateSent, months ?? undefined), LAST_MINUTE),
    plan: offered && planFor(row.number, offered, content),
    brand: submittedBrandOf(enquiry, content),
    held: quarantineOf(enquiry, state),
    refusedConfirmation: refused,
    facts: shownEvents(events, openMessages, {
      me,
      nowMs: now().getTime(),
      firstAddress: enquiry.record.email,
    }),
  }
}

async function openMailsOf(tx: Transaction, events: ReadonlyArray<EnquiryEvent>): Promise<OpenMessages> {
  const openMessages = new Map()
  for (const event of events) {
    if (event.kind !== 'answered' || !event.mail) continue
    const message = await openMessage(tx, MAIL_TOPIC, event.mail.outboxId)
    if (message) openMessages.set(message.id, message)
  }
  return openMessages
}

function wantedCallAt({ metadata }: Enquiry, events: ReadonlyArray<EnquiryEvent>): number | null {
  const lastCallEvent = events.findLast(({ kind }) => kind.startsWith('call-'))
  if (!lastCallEvent) return readCallTime(metadata.callAt ?? '')
  return lastCallEvent.kind === 'call-not-booked' ? lastCallEvent.startsAt : null
}

/** The person's details and their request. */
function personOf({ record, metadata }: Enquiry, { correctedAddress }: EnquiryState) {
  return {
    email: correctedAddress ?? record.email,
    phone: 'phoneNumber' in record ? record.phoneNumber : '',
    answers: labelledAnswers(metadata),
    category: 'category' in record ? record.category : 'Newsletter',
    message: 'message' in record ? record.message : null,
    news: metadata.consents.map(({ channel, givenAt, withdrawn }) => ({
      channel,
      givenAt,
      withdrawn: withdrawn ? { at: withdrawn.at, by: withdrawn.by } : null,
    })),
  }
}

function pageOf(enquiry: Enquiry, content: ServerContent): string {
  const [consent] = enquiry.metadata.consents
  // The newsletter's form is on many pages; the consent names the page.
  return enquiry.collection === 'newsletter' ? (consent?.page ?? '/') : sourceOf(enquiry, content).page
}

function answeredOf(
  events: ReadonlyArray<EnquiryEvent>,
  { answered }: EnquiryState,
  hours: WorkingHours,
): EnquiryDetail['answered'] {
  if (!answered?.event.by) return null
  const { at, by } = answered.event
  return { at, by, workingMinutes: workingMinutesToAnswer(events, answered, hours) }
}

function quarantineOf({ record }: Enquiry, { quarantine }: EnquiryState): Quarantine | null {
  if (!quarantine) return null
  const message = 'message' in record ? record.message : ''
  const { reasons, until } = quarantine
  return {
    reasons: [...reasons],
    until,
    links: countLinks(message),
    marks: suspiciousRanges(message, reasons),
  }
}
