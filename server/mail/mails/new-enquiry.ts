import type { CallTime } from '../../../domain/enquiry/form.ts'
import { dayAndTime } from '../../../domain/inbox/words/days.ts'
import { newEnquirySubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { SubmittedBrand } from '../../enquiries/submitted-brand.ts'
import type { MailedPlan, NewEnquiry } from '../due-mail.ts'
import { flowed, indented } from '../flowed-text.ts'
import { onOneLine } from '../mailbox.ts'
import { formatFullTime } from '../moments.ts'
import { figureLines } from '../parts/figures.ts'
import { figuresForStaff } from './plan-figures.ts'

const CALLS: Record<CallTime, string> = {
  any: 'May be phoned at any time.',
  mornings: 'May be phoned in the mornings.',
  afternoons: 'May be phoned in the afternoons.',
  write: 'Would rather be written to.',
}
const SUBJECT_MAX_CHARS = 200
/** Of South African numbers: 083 555 0142. */
const NATIONAL = /^\+27(\d{2})(\d{3})(\d{4})$/
// What a terminal or a mail program could take for a command; line breaks and tabs stay.
const CONTROLS = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu

/**
 * Tells the staff of an enquiry, as text only: a visitor's words stand in no subject, no sender and no markup. It begins with
 * name and number, which is what a locked phone shows.
 */
export function newEnquiry(mail: NewEnquiry, siteUrl: string): { subject: string; text: string } {
  return {
    subject: onOneLine(subjectOf(mail), SUBJECT_MAX_CHARS),
    text: `${paragraphsOf(mail, siteUrl).join('\n\n')}\n`,
  }
}

function subjectOf({ at, answerBy, about, plan }: NewEnquiry): string {
  const estimate = plan
    ? { choices: { need: plan.need }, total: plan.totalCents, months: plan.months }
    : undefined
  return newEnquirySubject({ arrivedMs: at, dueMs: answerBy }, { estimate, category: about })
}

function paragraphsOf(mail: NewEnquiry, siteUrl: string): Array<string> {
  return [
    personOf(mail),
    whenOf(mail),
    ...messageOf(mail.message),
    ...(mail.plan ? [planOf(mail.plan)] : []),
    ...(mail.brand ? [brandOf(mail.brand, siteUrl)] : []),
    `Answer in the inbox, so that the others see it:\n${siteUrl}${paths.inboxEnquiry(mail.number)}`,
    flowed('A reply to this mail goes straight to the person, and the inbox does not know of it.'),
  ]
}

function personOf({ name, phone, email }: NewEnquiry): string {
  const whatsapp = `WhatsApp: https://wa.me/${phone.replace(/\D/g, '')}`
  const national = phone.replace(NATIONAL, '0$1 $2 $3')
  return [flowed(onOneLine(name, 201)), national, email, whatsapp].join('\n')
}

function whenOf({ answerBy, sentAt, page, about, callTime }: NewEnquiry): string {
  return [
    `Answer by ${dayAndTime(answerBy)}.`,
    flowed(`Sent on ${formatFullTime(sentAt)}, from ${page}.`),
    flowed(`About: ${about}`),
    ...(callTime ? [CALLS[callTime]] : []),
  ].join('\n')
}

function messageOf(message: string | null): Array<string> {
  if (message === null) return ['Left name, number and e-mail. No message.']
  const plain = message.replace(CONTROLS, '').trim()
  return plain === '' ? ['No message.'] : [indented(plain)]
}

function planOf(plan: MailedPlan): string {
  return [`The plan they sent, ${plan.reference}`, figureLines(figuresForStaff(plan))].join('\n')
}

/** What the product looked like that they ask about, and where to see it so. */
function brandOf({ name, colour, product, href }: SubmittedBrand, siteUrl: string): string {
  const seen = [
    name === '' ? 'Seen under its own name' : `Seen as: ${onOneLine(name)}`,
    ...(product ? [`on ${product.title}`] : []),
    ...(colour ? [`colour ${colour}`] : []),
  ]
  return [flowed(seen.join(', ')), `${siteUrl}${href}`].join('\n')
}
