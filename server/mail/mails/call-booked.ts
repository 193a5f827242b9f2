import { z } from 'zod'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { CONFIRMATION, paths } from '../../../domain/sitemap/paths.ts'
import { button, figures, fullMoon, heading, paragraph } from '../mail-blocks.ts'
import { moment, type Writing, type WrittenMail } from '../mail-definition.ts'
import {
  callerFigures,
  callFooter,
  lengthOf,
  linkButton,
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
  /** The time that it had before; null: it is new. */
  was: moment.nullable(),
  /** `142` */
  lastDigits: z.string(),
  /** The sealed token by which the owner of the mailbox confirms the call; null: it is confirmed. */
  confirmation: z.string().nullable(),
})
type CallBooked = z.infer<typeof schema>

/** Tells a visitor when they are phoned. It repeats nothing that was typed but the end of the number: a stranger may have typed it. */
export function write(mail: CallBooked, writing: Writing): WrittenMail {
  const { at, to, token, call, was, lastDigits, confirmation } = mail
  const { company, siteUrl, openToken } = writing
  const when = dayAndTime(call.startsAt)
  const link = `${siteUrl}${paths.callLink(openToken(token))}`
  return {
    to: [to],
    subject: was === null ? `${when}: we phone you` : `Moved to ${when}`,
    preview: 'You do not have to prepare anything. With the link you can move or cancel the call.',
    blocks: [
      fullMoon(),
      heading(was === null ? 'Your call is booked' : 'Your call is moved'),
      figures([
        [was === null ? 'When' : 'Now', when],
        ...(was === null ? [] : [['Was', dayAndTime(was)] as const]),
        ['Time zone', 'South African time'],
        ['How long', `about ${lengthOf(call)}`],
        ...callerFigures(call, company),
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
              href: `${link}?${CONFIRMATION}=${openToken(confirmation)}`,
            }),
          ]),
      linkButton('Move or cancel', token, writing),
      paragraph('Pressing ‘No’ in your calendar does not reach us. The link does.'),
      callFooter(company, true),
    ],
    invitation: visitorsInvitation({ method: 'REQUEST', call, at, to }, link, writing),
  }
}
