import { z } from 'zod'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { CONFIRMATION_PARAMETER } from '../../../domain/sitemap/paths.ts'
import { button, fullMoon, heading, paragraph, table } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'
import {
  callerOf,
  callerRows,
  callFooter,
  lengthOf,
  linkButton,
  linkOf,
  mailedCallSchema,
  visitorsCallShape,
  visitorsInvitation,
} from './call-parts.ts'

export const kind = 'call-booked'
export const name = 'Call booked or moved'

export const schema = z.strictObject({
  kind: z.literal(kind),
  ...visitorsCallShape,
  call: mailedCallSchema,
  /** The call's previous time, the same if only the caller changed; null for a new call. */
  was: epochMs.nullable(),
  /** `142` */
  lastDigits: z.string(),
  /** The sealed token by which the owner of the mailbox confirms the call; null: it is confirmed. */
  confirmation: z.string().nullable(),
})
type CallBooked = z.infer<typeof schema>

/** Tells a visitor when they are phoned. Of their input it repeats only the number's last digits: a stranger may have typed it. */
export function write(mail: CallBooked, context: MailContext): WrittenMail {
  const { to, token, call, was, lastDigits, confirmation } = mail
  const { company, openToken } = context
  const timeInWords = dayAndTime(call.startsAt)
  const isMoved = was !== null && was !== call.startsAt
  const { subject, title } = wordsOf(mail)
  return {
    to: [to],
    subject,
    preview: 'You do not have to prepare anything. With the link you can move or cancel the call.',
    blocks: [
      fullMoon(context),
      heading(title),
      table([
        [isMoved ? 'Now' : 'When', timeInWords],
        ...(isMoved ? [['Was', dayAndTime(was)] as const] : []),
        ['Time zone', 'South African time'],
        ['How long', `about ${lengthOf(call)}`],
        ...callerRows(call, company),
        ['To', `the number that ends in ${lastDigits}`],
      ]),
      paragraph(
        'You do not have to prepare anything. If you have a price, a shop or a page that you like, keep it at hand.',
      ),
      ...(confirmation === null
        ? []
        : [
            paragraph('Press Yes so that we know it is you. We phone you either way.'),
            button({
              label: 'Yes, phone me then',
              href: `${linkOf(token, context)}?${CONFIRMATION_PARAMETER}=${openToken(confirmation)}`,
            }),
          ]),
      linkButton('Move or cancel', token, context),
      paragraph('Pressing ‘No’ in your calendar does not reach us. The link does.'),
      callFooter(company, true),
    ],
    invitation: visitorsInvitation('REQUEST', mail, context),
  }
}

function wordsOf({ call, was }: CallBooked): { subject: string; title: string } {
  const timeInWords = dayAndTime(call.startsAt)
  if (was === null) return { subject: `${timeInWords}: we phone you`, title: 'Your call is booked' }
  if (was !== call.startsAt) return { subject: `Moved to ${timeInWords}`, title: 'Your call is moved' }
  return { subject: `${timeInWords}: ${callerOf(call)} phones you`, title: 'A colleague phones you' }
}
