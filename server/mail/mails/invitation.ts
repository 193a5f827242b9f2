import { z } from 'zod'
import { formatFullTime, weekdayAndTime } from '../../../domain/calendar/day-words.ts'
import { invitationSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { onOneLine } from '../mail.ts'
import { button, footer, heading, paragraph } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'

export const kind = 'invitation'
export const name = 'Invitation'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: epochMs,
  to: z.string(),
  by: z.string(),
  /** The names of the other members of staff. */
  others: z.array(z.string()),
  token: z.string(),
  until: epochMs,
})
export type Invitation = z.infer<typeof schema>

/** Invites a colleague to the inbox. */
export function write(mail: Invitation, { company, siteUrl, openToken }: MailContext): WrittenMail {
  const inviter = onOneLine(mail.by)
  const subject = invitationSubject(inviter)
  const colleagues = listNames([inviter, ...mail.others.map((other) => onOneLine(other))])
  return {
    to: [mail.to],
    subject,
    preview: `The link works once, until ${weekdayAndTime(mail.until)}.`,
    blocks: [
      heading(subject),
      paragraph(`You will read and answer the enquiries of ${company.tradingName.value} with ${colleagues}.`),
      button({
        label: 'Choose how you sign in',
        href: `${siteUrl}${paths.inboxLink('invited', openToken(mail.token))}`,
      }),
      paragraph(
        `The link works once, until ${formatFullTime(mail.until)}. If you do not know ${inviter}, do nothing.`,
      ),
      footer(company),
    ],
  }
}

function listNames(names: ReadonlyArray<string>): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
