import { z } from 'zod'
import { formatFullTime, weekdayAndTime } from '../../../domain/inbox/words/days.ts'
import { NEW_ADDRESS_SUBJECT } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { onOneLine } from '../mail.ts'
import { moment, type Writing, type WrittenMail } from '../mail-definition.ts'

export const kind = 'new-address'
export const name = 'New address'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: moment,
  to: z.string(),
  /** Who asked for it, by name. */
  by: z.string(),
  /** The link's token: sealed, as only its hash is kept. */
  token: z.string(),
  until: moment,
})

/** Asks whoever reads at an address whether somebody of the staff may sign in with it from now on. */
export function write(
  mail: z.infer<typeof schema>,
  { company, siteUrl, openToken, kit }: Writing,
): WrittenMail {
  const { h, Action, Foot, Heading, Paper, Paragraph } = kit
  const by = onOneLine(mail.by)
  const page = h(
    Paper,
    { title: NEW_ADDRESS_SUBJECT, preview: `The link works once, until ${weekdayAndTime(mail.until)}.` },
    h(Heading, null, NEW_ADDRESS_SUBJECT),
    h(Action, {
      sentence: `${by} wants to sign in to the inbox of ${company.tradingName.value} with this address from now on. If that is right, open the page and press the button`,
      href: `${siteUrl}${paths.inboxLink('address', openToken(mail.token))}`,
      label: 'Open the page',
    }),
    h(
      Paragraph,
      null,
      `The link works once, until ${formatFullTime(mail.until)}. If you do not know ${by}, do nothing.`,
    ),
    h(Foot, { company }),
  )
  return { to: [mail.to], subject: NEW_ADDRESS_SUBJECT, page }
}
