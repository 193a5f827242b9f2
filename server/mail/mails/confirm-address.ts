import { z } from 'zod'
import { dateAndTime } from '../../../domain/calendar/day-words.ts'
import { IF_NOT_CONFIRMED } from '../../../domain/enquiry/newsletter-form.ts'
import { confirmAddressSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { button, footer, heading, paragraph } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'

export const kind = 'confirm-address'
export const name = 'Confirm your address'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: epochMs,
  to: z.string(),
  /** The token of the link, sealed: the subscription has only its hash. */
  token: z.string(),
  until: epochMs,
})

/** Asks the owner of an address whether they want the newsletter: without their yes none is sent. */
export function write(
  mail: z.infer<typeof schema>,
  { company, siteUrl, openToken }: MailContext,
): WrittenMail {
  return {
    to: [mail.to],
    subject: confirmAddressSubject(company.tradingName.value),
    preview: 'Nothing is sent to you until you press the button on the page.',
    blocks: [
      heading('One letter a month?'),
      button({
        sentence:
          'Somebody, we hope you, asked for our letter at this address. Open the page and press the button, and you are on the list',
        href: `${siteUrl}${paths.newsletterConfirm(openToken(mail.token))}`,
        label: 'Open the page',
      }),
      paragraph(
        `The link ends on ${dateAndTime(mail.until)}. If it was not you, do nothing: you get no letter, and ${IF_NOT_CONFIRMED}. If you stopped our letter before, we keep that you did.`,
      ),
      footer(company),
    ],
  }
}
