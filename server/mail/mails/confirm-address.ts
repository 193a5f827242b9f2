import { z } from 'zod'
import { IF_NOT_CONFIRMED } from '../../../domain/enquiry/newsletter-form.ts'
import { dateAndTime } from '../../../domain/inbox/words/days.ts'
import { confirmAddressSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { moment, type Writing, type WrittenMail } from '../mail-definition.ts'

export const kind = 'confirm-address'
export const name = 'Confirm your address'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: moment,
  to: z.string(),
  /** The link's token: sealed, as only its hash is kept. */
  token: z.string(),
  until: moment,
})

/** Asks whoever owns an address whether they want the newsletter: without their yes none comes. */
export function write(mail: z.infer<typeof schema>, writing: Writing): WrittenMail {
  const { company, siteUrl, openToken, kit } = writing
  const { h, Action, Foot, Heading, Paper, Paragraph } = kit
  const subject = confirmAddressSubject(company.tradingName.value)
  const page = h(
    Paper,
    { title: subject, preview: 'Nothing is sent to you until you press the button on the page.' },
    h(Heading, null, 'One letter a month?'),
    h(Action, {
      sentence:
        'Somebody, we hope you, asked for our letter at this address. Open the page and press the button, and you are on the list',
      href: `${siteUrl}${paths.newsletterConfirm(openToken(mail.token))}`,
      label: 'Open the page',
    }),
    h(
      Paragraph,
      null,
      `The link ends on ${dateAndTime(mail.until)}. If it was not you, do nothing: you get no letter, and ${IF_NOT_CONFIRMED}. If you stopped our letter before, we keep that you did.`,
    ),
    h(Foot, { company }),
  )
  return { to: [mail.to], subject, page }
}
