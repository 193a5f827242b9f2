import { z } from 'zod'
import { dayAndTime, weekdayAndDate } from '../../../domain/calendar/day-words.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { fullMoon, heading, paragraph } from '../mail-blocks.ts'
import { moment, type Writing, type WrittenMail } from '../mail-definition.ts'
import {
  callerOf,
  callFooter,
  linkButton,
  mailedCallSchema,
  visitorsCallShape,
  visitorsInvitation,
} from './call-parts.ts'

export const kind = 'call-cancelled'
export const name = 'Call cancelled'

export const schema = z.strictObject({
  kind: z.literal(kind),
  ...visitorsCallShape,
  call: mailedCallSchema,
  /** By when a person answers in writing; null: no answer is wanted. */
  answerBy: moment.nullable(),
  /** What we wrote, if we cancelled it; null: the visitor did. */
  words: z.string().nullable(),
})
type CallCancelled = z.infer<typeof schema>

/** Tells a visitor that their call does not take place, and takes it out of their calendar. */
export function write(mail: CallCancelled, writing: Writing): WrittenMail {
  const { at, to, token, call, answerBy, words } = mail
  const { company, siteUrl, openToken } = writing
  const answer = answerBy === null ? '' : ` We answer you in writing by ${dayAndTime(answerBy)}.`
  const link = `${siteUrl}${paths.callLink(openToken(token))}`
  return {
    to: [to],
    subject: `Cancelled: our call on ${weekdayAndDate(dayOf(call.startsAt))}`,
    preview: `It was ${dayAndTime(call.startsAt)}.`,
    blocks: [
      fullMoon(),
      heading(words === null ? 'The call is cancelled' : 'We had to cancel our call'),
      ...(words === null ? [] : [paragraph(`${callerOf(call)} writes: “${words}”`)]),
      paragraph(`It was ${dayAndTime(call.startsAt)}.${answer}`),
      linkButton(words === null ? 'Book another call' : 'Pick another time', token, writing),
      callFooter(company, false),
    ],
    invitation: visitorsInvitation({ method: 'CANCEL', call, at, to }, link, writing),
  }
}
