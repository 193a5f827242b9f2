import { CONTACT_FORM } from '../../domain/enquiry/contact-form.ts'
import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { mailedAnswersOf } from '../../domain/enquiry/extra-answers.ts'
import { LEAD_FORM, leadFormName } from '../../domain/enquiry/lead-form.ts'
import { offeredPlan } from '../../domain/enquiry/offered-plan.ts'
import { extraLabels } from '../../domain/enquiry/sent-attachments.ts'
import { firstNameOf, nameOf } from '../../domain/inbox/words/names.ts'
import { totalLabel } from '../../domain/pricing/price-sentence.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import type { ServerContent } from '../content.ts'
import { type MailMessage, mailMessage } from '../mail/mail-message.ts'
import type { NewEnquiry } from '../mail/mails/new-enquiry.ts'
import type { MailedPlan } from '../mail/mails/plan-figures.ts'
import type { NewMessage } from '../store/outbox.ts'
import type { Call } from '../store/sql/calls/call-rows.ts'
import { submittedBrandOf } from './submitted-brand.ts'

/** An enquiry that has begun to wait for an answer: just stored, or released from quarantine. */
export type Arrival = {
  enquiry: Enquiry
  /** Its running number, as in E-4412. */
  number: number
  /** The deadline for an answer, epoch milliseconds. */
  answerBy: number
  at: number
}

/** The message name of an enquiry's confirmation, or of the mail about its call that replaces it. */
export const CONFIRMATION = 'confirmation'

/** The outbox id of the confirmation of an enquiry. */
export function confirmationId(postId: string): string {
  return `${postId}.${CONFIRMATION}`
}

type MailContent = Pick<ServerContent, 'solutions' | 'rateCards'>

/**
 * The mails about an enquiry, to be queued in its transaction: one to the staff, one to the sender. None while it is in quarantine,
 * nor for a newsletter address.
 *
 * @param isConfirmed whether its sender gets a confirmation
 * @param call the call that was booked with it
 * @param wantedCallAt the time that was wanted for a call, if none was booked
 */
export function mailsFor(
  arrival: Arrival,
  content: MailContent,
  {
    isConfirmed,
    call,
    wantedCallAt,
  }: { isConfirmed: boolean; call: Call | null; wantedCallAt: number | null },
): Array<NewMessage> {
  const { enquiry, at, answerBy } = arrival

  const { record, metadata } = enquiry
  if (metadata.quarantine || !('firstName' in record)) return []
  const { postId, email, dateSent } = record
  const { page, form, about } = sourceOf(enquiry, content)
  const plan = mailedPlanOf(enquiry, content)
  const toStaff: NewEnquiry = {
    kind: 'new-enquiry',
    at,
    number: arrival.number,
    answerBy,
    sentAt: dateSent,
    name: nameOf(record),
    phone: record.phoneNumber,
    email,
    about,
    page,
    plan,
    ...mailedAnswersOf(metadata),
    brand: submittedBrandOf(enquiry, content),
    message: 'message' in record ? record.message : null,
    ...(call ? { call: { startsAt: call.startsAt, caller: firstNameOf(call.staffName ?? '') || null } } : {}),
    ...(wantedCallAt === null ? {} : { wantedCallAt }),
  }
  const confirmation: MailMessage = {
    name: CONFIRMATION,
    postId,
    mail: { kind: 'confirmation', at, to: email, answerBy, form, plan },
  }
  const mails: Array<MailMessage> = [{ name: 'staff', postId, mail: toStaff }]
  return [...mails, ...(isConfirmed ? [confirmation] : [])].map(mailMessage)
}

/** The form and the subject of an enquiry, in our own words: the record may hold anything. */
export function sourceOf({ collection, record }: Enquiry, { solutions }: Pick<MailContent, 'solutions'>) {
  const category = 'category' in record ? record.category : ''
  if (collection === 'contactUs') {
    const choice = CONTACT_FORM.fields.category.choices.find((choice) => choice === category)
    return { page: CONTACT_FORM.address, form: 'our contact form', about: choice ?? 'Other' }
  }
  const solution = solutions.find(({ title }) => title === category)
  if (!solution) return { page: paths.ourWork, form: 'a form of ours', about: 'Other' }
  const { title, url } = solution
  return { page: LEAD_FORM.address(url), form: leadFormName(title), about: title }
}

/** The figures of the plan that came with the enquiry; null without one. */
function mailedPlanOf(enquiry: Enquiry, { rateCards }: Pick<MailContent, 'rateCards'>): MailedPlan | null {
  const offered = offeredPlan(enquiry, rateCards)
  if (!offered) return null
  const { reference, estimate, plan, read, isOnPriceList } = offered
  const { card, query } = read
  return {
    reference,
    need: estimate.choices.need,
    extras: extraLabels(estimate.choices, card),
    query: isOnPriceList ? query : null,
    totalLabel: totalLabel(card),
    totalCents: plan.totalCents,
    lumpSumCents: plan.lumpSumCents,
    eachCents: plan.eachCents,
    months: plan.months,
    firstDue: plan.firstDue,
    codeOn: plan.handover,
    validDays: card.quoteValidDays,
  }
}
