import { z } from 'zod'
import { formatDate } from '../../../domain/calendar/calendar.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { button, footer, heading, paragraph } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'

export const kind = 'prices-not-begun'
export const name = 'Prices that could not begin'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: epochMs,
  to: z.string(),
  /** The day of the new prices. */
  from: z.iso.date(),
  /** The day of the prices that visitors still see. */
  shown: z.iso.date(),
  /** Why the site could not be built with them, in sentences. */
  reasons: z.array(z.string()),
})
export type PricesNotBegun = z.infer<typeof schema>

/** Tells an owner that the site could not be built with prices that begin by themselves. */
export function write(
  { to, from, shown, reasons }: PricesNotBegun,
  { company, siteUrl }: MailContext,
): WrittenMail {
  const subject = `The prices of ${formatDate(from)} cannot begin yet`
  return {
    to: [to],
    subject,
    preview: `Visitors still see those of ${formatDate(shown)}.`,
    blocks: [
      heading(subject),
      paragraph(
        `We could not build the site with them. Visitors still see the prices of ${formatDate(shown)}.`,
      ),
      ...reasons.map((reason) => paragraph(reason)),
      paragraph('We try again every ten minutes. As soon as it works and their day has come, they begin.'),
      button({ label: 'Open Website', href: `${siteUrl}${paths.inboxWebsite}` }),
      footer(company),
    ],
    senderName: `${company.tradingName.value} inbox`,
  }
}
