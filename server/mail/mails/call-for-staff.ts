import { z } from 'zod'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { flowed } from '../flowed-text.ts'
import { invitationOf } from '../invitation-file.ts'
import { onOneLine } from '../mail.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'
import { callerOf, mailedCallSchema, timeInShort } from './call-parts.ts'

export const kind = 'call-for-staff'
export const name = 'Call for staff'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: epochMs,
  to: z.string(),
  number: z.int(),
  about: z.string(),
  /** `given`: the call has another assignee now; `withdrawn`: its enquiry is erased, expired or in quarantine. */
  happened: z.enum(['booked', 'moved', 'cancelled', 'given', 'withdrawn']),
  call: mailedCallSchema,
  was: epochMs.nullable(),
  /** What the visitor wrote when they cancelled. */
  words: z.string(),
  /** null: no invitation goes into the calendar of this member of staff. */
  method: z.enum(['REQUEST', 'CANCEL']).nullable(),
})
export type CallForStaff = z.infer<typeof schema>

/** Tells a member of staff of their call. It names no visitor, because the calendar's provider keeps the invitation. */
export function write(mail: CallForStaff, context: MailContext): WrittenMail {
  const { at, to, number, happened, call, words, method } = mail
  const { company, siteUrl, from } = context
  const link = `${siteUrl}${paths.inboxEnquiry(number)}`
  const invitation =
    method === null
      ? {}
      : {
          invitation: {
            method,
            content: invitationOf({
              ...call,
              method,
              at,
              host: new URL(siteUrl).hostname,
              summary: `Call, ${enquiryName(number)}`,
              description: link,
              url: link,
              organizer: { name: `${company.tradingName.value} inbox`, email: from },
              attendee: to,
            }),
          },
        }
  const visitorWords = words === '' ? [] : [flowed(`They wrote: “${onOneLine(words, 500)}”`)]
  const takesPlace = happened === 'booked' || happened === 'moved'
  const linkIntro = takesPlace
    ? 'Open it in the inbox, and say there how it went:'
    : 'The enquiry in the inbox:'
  return {
    to: [to],
    subject: subjectOf(mail),
    text: `${[flowed(sentenceOf(mail)), ...visitorWords, `${linkIntro}\n${link}`].join('\n\n')}\n`,
    senderName: `${company.tradingName.value} inbox`,
    ...invitation,
  }
}

function subjectOf({ number, about, happened, call, was }: CallForStaff): string {
  const [time, enquiry] = [timeInShort(call.startsAt), `${enquiryName(number)}, ${onOneLine(about)}`]
  switch (happened) {
    case 'booked':
      return `Call ${time}: ${enquiry}`
    case 'moved':
      return `Call moved to ${time}: ${enquiry}${was === null ? '' : ` (was ${timeInShort(was)})`}`
    case 'cancelled':
    case 'withdrawn':
      return `Call cancelled, ${time}: ${enquiry}`
    case 'given':
      return `Call ${time} is ${callerOf(call)}’s now: ${enquiry}`
  }
}

function sentenceOf({ happened, call, was }: CallForStaff): string {
  const timeInWords = dayAndTime(call.startsAt)
  switch (happened) {
    case 'booked':
      return `You phone on ${timeInWords}.`
    case 'moved':
      return `The call is moved. Now: ${timeInWords}, ${callerOf(call)}.${was === null ? '' : ` Was: ${dayAndTime(was)}.`}`
    case 'cancelled':
      return `The call on ${timeInWords} is cancelled.`
    case 'given':
      return `${callerOf(call)} phones on ${timeInWords}, not you.`
    case 'withdrawn':
      return `Do not phone on ${timeInWords}: the enquiry is erased, or held back as spam.`
  }
}
