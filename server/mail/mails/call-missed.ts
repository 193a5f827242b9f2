import { z } from 'zod'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { fullMoon, heading, lines, paragraph } from '../mail-blocks.ts'
import { moment, type Writing, type WrittenMail } from '../mail-definition.ts'
import {
  callerOf,
  callFooter,
  linkButton,
  mailedCallSchema,
  visitorsCallShape,
  visitorsInvitation,
} from './call-parts.ts'

export const kind = 'call-missed'
export const name = 'Not reached'

export const schema = z.strictObject({
  kind: z.literal(kind),
  ...visitorsCallShape,
  call: mailedCallSchema,
  lastDigits: z.string(),
  /** The next free times, when the mail was queued. */
  free: z.array(moment),
})
type CallMissed = z.infer<typeof schema>

/** Tells a visitor whom we could not reach, and offers other times. */
export function write(mail: CallMissed, writing: Writing): WrittenMail {
  const { at, to, token, call, lastDigits, free } = mail
  const { company, siteUrl, openToken } = writing
  const from = company.phone ? ` from ${company.phone.value},` : ''
  return {
    to: [to],
    subject: 'We could not reach you: pick another time',
    preview: 'Is your number right? Other times are free.',
    blocks: [
      fullMoon(),
      heading('We could not reach you'),
      paragraph(
        `${callerOf(call)} phoned on ${dayAndTime(call.startsAt)},${from} to the number that ends in ${lastDigits}.`,
      ),
      ...(free.length > 0
        ? [paragraph('Is that number right? These times are free:'), lines(free.map(dayAndTime).join('\n'))]
        : [paragraph('Is that number right?')]),
      linkButton('Pick another time', token, writing),
      paragraph('Rather not on the phone? Answer this mail.'),
      callFooter(company, false),
    ],
    invitation: visitorsInvitation(
      { method: 'CANCEL', call, at, to },
      `${siteUrl}${paths.callLink(openToken(token))}`,
      writing,
    ),
  }
}
