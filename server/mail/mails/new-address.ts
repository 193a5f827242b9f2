import { z } from 'zod'
import { formatFullTime, weekdayAndTime } from '../../../domain/calendar/day-words.ts'
import { NEW_ADDRESS_SUBJECT } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { onOneLine } from '../mail.ts'
import { button, footer, heading, paragraph } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'

export const kind = 'new-address'
export const name = 'New address'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: epochMs,
  to: z.string(),
  /** The name of the member of staff. */
  by: z.string(),
  /** The token of the link, sealed: the table `new_addresses` has only its hash. */
  token: z.string(),
  until: epochMs,
})

/** Asks, at a new address, whether a member of staff may sign in with it from now on. */
export function write(
  mail: z.infer<typeof schema>,
  { company, siteUrl, openToken }: MailContext,
): WrittenMail {
  const staffName = onOneLine(mail.by)
  return {
    to: [mail.to],
    subject: NEW_ADDRESS_SUBJECT,
    preview: `The link works once, until ${weekdayAndTime(mail.until)}.`,
    blocks: [
      heading(NEW_ADDRESS_SUBJECT),
      button({
        sentence: `${staffName} wants to sign in to the inbox of ${company.tradingName.value} with this address from now on. If that is right, open the page and press the button`,
        href: `${siteUrl}${paths.inboxLink('address', openToken(mail.token))}`,
        label: 'Open the page',
      }),
      paragraph(
        `The link works once, until ${formatFullTime(mail.until)}. If you do not know ${staffName}, do nothing.`,
      ),
      footer(company),
    ],
  }
}
