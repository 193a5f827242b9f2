import { z } from 'zod'
import { dayAndTime, formatFullTime } from '../../../domain/calendar/day-words.ts'
import { onDayAtTime } from '../../../domain/calls/call-time.ts'
import { answerSentences, MAILED_EXTRA_SHAPE } from '../../../domain/enquiry/extra-answers.ts'
import { newEnquirySubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { enquiryName, productName } from '../../../domain/inbox/words/names.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { flowed, indented, withLineFeeds } from '../flowed-text.ts'
import { isAddress, onOneLine } from '../mail.ts'
import { tableLines } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'
import { callerOf, timeInShort } from './call-parts.ts'
import { figuresForStaff, type MailedPlan, planSchema } from './plan-figures.ts'

const SUBJECT_MAX_CHARS = 200
const ANSWER_MAX_CHARS = 5_000
/** South African numbers are shown as 083 555 0142. */
const NATIONAL = /^\+27(\d{2})(\d{3})(\d{4})$/
// Terminals and mail programs could interpret control characters. Line breaks and tabs stay.
const CONTROLS = /(?![\n\t])\p{Cc}/gu

export const kind = 'new-enquiry'
/** Used in its outbox id instead of its kind. */
export const idPart = 'staff'
export const name = 'New enquiry'

/** A product under the visitor's name and colour. */
const brandSchema = z.strictObject({
  /** Empty: the product's own name. */
  name: z.string(),
  colour: z.string().nullable(),
  product: z.strictObject({ slug: z.string(), title: z.string() }).nullable(),
  href: z.string(),
})

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: epochMs,
  number: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  about: z.string(),
  page: z.string(),
  sentAt: epochMs,
  answerBy: epochMs,
  ...MAILED_EXTRA_SHAPE,
  /** null: the form has no field for one. */
  message: z.string().nullable(),
  plan: planSchema.nullable(),
  /** Absent in mails of earlier versions. */
  brand: brandSchema.nullable().default(null),
  /** The call that they booked, and who phones. Absent without one. */
  call: z.strictObject({ startsAt: epochMs, caller: z.string().nullable() }).optional(),
  /** The time that they picked for a call, where none was booked. */
  wantedCallAt: epochMs.optional(),
})
export type NewEnquiry = z.infer<typeof schema>

/**
 * Tells the staff of an enquiry, as text only: no words of a visitor are in the subject, the sender or markup. It begins with
 * name and number, for the preview on a locked phone.
 */
export function write(mail: NewEnquiry, { company, siteUrl, notify }: MailContext): WrittenMail {
  return {
    to: notify,
    subject: onOneLine(subjectOf(mail), SUBJECT_MAX_CHARS),
    text: `${paragraphsOf(mail, siteUrl).join('\n\n')}\n`,
    senderName: `${company.tradingName.value} inbox`,
    // The text has the address too, even an invalid one.
    replyTo: isAddress(mail.email) ? mail.email : null,
  }
}

function subjectOf({ at, number, answerBy, about, plan, call }: NewEnquiry): string {
  if (call)
    return `Call ${timeInShort(call.startsAt)}: ${enquiryName(number)}, ${plan ? productName(plan.need) : about}`
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

function personOf({ name: fullName, phone, email }: NewEnquiry): string {
  const whatsapp = `WhatsApp: https://wa.me/${phone.replace(/\D/g, '')}`
  const national = phone.replace(NATIONAL, '0$1 $2 $3')
  return [flowed(onOneLine(fullName, 201)), national, email, whatsapp].join('\n')
}

function whenOf(mail: NewEnquiry): string {
  const { answerBy, sentAt, page, about, call, wantedCallAt } = mail
  return [
    call
      ? flowed(`${callerOf(call)} phones on ${dayAndTime(call.startsAt)}.`)
      : `Answer by ${dayAndTime(answerBy)}.`,
    ...(wantedCallAt === undefined ? [] : [flowed(`Wanted a call on ${onDayAtTime(wantedCallAt)}.`)]),
    flowed(`Sent on ${formatFullTime(sentAt)}, from ${page}.`),
    flowed(`About: ${about}`),
    ...answerSentences(mail).map((sentence) => flowed(onOneLine(sentence, ANSWER_MAX_CHARS))),
  ].join('\n')
}

function messageOf(message: string | null): Array<string> {
  if (message === null) return ['Left name, number and e-mail. No message.']
  const plain = withLineFeeds(message).replace(CONTROLS, '').trim()
  return plain === '' ? ['No message.'] : [indented(plain)]
}

function planOf(plan: MailedPlan): string {
  return [`The plan they sent, ${plan.reference}`, tableLines(figuresForStaff(plan))].join('\n')
}

/** The name and colour under which they saw the product, and its address. */
function brandOf(
  { name: brandName, colour, product, href }: z.infer<typeof brandSchema>,
  siteUrl: string,
): string {
  const brandShown = [
    brandName === '' ? 'Seen under its own name' : `Seen as: ${onOneLine(brandName)}`,
    ...(product ? [`on ${product.title}`] : []),
    ...(colour ? [`colour ${colour}`] : []),
  ]
  return [flowed(brandShown.join(', ')), `${siteUrl}${href}`].join('\n')
}
