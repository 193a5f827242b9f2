import { z } from 'zod'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { onDayAtTime } from '../../../domain/calls/call-time.ts'
import type { Company } from '../../../domain/content/company.ts'
import { privacyContact } from '../../../domain/content/contact-methods.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { invitationOf } from '../invitation-file.ts'
import { button, footer, fullMoon, heading, type MailBlock, type TableRow } from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'

const MINUTE_MS = 60_000

/** A call in the mails about it. */
export const mailedCallSchema = z.strictObject({
  id: z.string(),
  sequence: z.int().nonnegative(),
  startsAt: epochMs,
  endsAt: epochMs,
  createdAt: epochMs,
  /** The caller's first name; null if it is not stored any more. */
  caller: z.string().nullable(),
})
export type MailedCall = z.infer<typeof mailedCallSchema>

/** Fields of every mail to a visitor about their call. `token`: the sealed token of their private link. */
export const visitorsCallShape = { at: epochMs, to: z.string(), token: z.string() }

/** The caller, in a sentence. */
export function callerOf({ caller }: Pick<MailedCall, 'caller'>): string {
  return caller ?? 'One of us'
}

/** `20 minutes` */
export function lengthOf({ startsAt, endsAt }: Pick<MailedCall, 'startsAt' | 'endsAt'>): string {
  return `${Math.round((endsAt - startsAt) / MINUTE_MS)} minutes`
}

/** The caller, and the number they phone from, so that visitors pick up. */
export function callerRows(call: MailedCall, company: Company): Array<TableRow> {
  return [['Who phones', callerOf(call)], ...(company.phone ? [['From', company.phone.value] as const] : [])]
}

/** The address of the private link. */
export function linkOf(token: string, { siteUrl, openToken }: MailContext): string {
  return `${siteUrl}${paths.callLink(openToken(token))}`
}

/** The button of the private link. */
export function linkButton(label: string, token: string, context: MailContext): MailBlock {
  return button({ label, href: linkOf(token, context) })
}

/** Why the mail may have reached someone who booked no call, and what to do. */
export function callFooter(company: Company, canCancel: boolean): MailBlock {
  const contact = privacyContact(company)
  const cancel = canCancel ? 'open the link above and cancel it' : ''
  const write = contact ? `write to ${contact.text} and we delete it` : ''
  const possibilities = [cancel, write].filter((possibility) => possibility !== '').join(', or ')
  const reason = 'You get this mail because somebody picked a time for a call with this address.'
  return footer(company, possibilities === '' ? reason : `${reason} If it was not you, ${possibilities}.`)
}

/** A mail to a visitor about their call. */
type VisitorsMail = { at: number; to: string; token: string; call: MailedCall }

type MailTexts = { subject: string; preview: string; title: string; blocks: ReadonlyArray<MailBlock> }

/** A mail to a visitor whose call does not take place, which removes it from their calendar. */
export function cancellationMail(
  mail: VisitorsMail,
  context: MailContext,
  { subject, preview, title, blocks }: MailTexts,
): WrittenMail {
  return {
    to: [mail.to],
    subject,
    preview,
    blocks: [fullMoon(context), heading(title), ...blocks, callFooter(context.company, false)],
    invitation: visitorsInvitation('CANCEL', mail, context),
  }
}

/** A visitor's calendar invitation to their call, or its cancellation. */
export function visitorsInvitation(
  method: 'REQUEST' | 'CANCEL',
  { at, to, token, call }: VisitorsMail,
  context: MailContext,
): NonNullable<WrittenMail['invitation']> {
  const { company, siteUrl, from } = context
  const phone = company.phone ? ` from ${company.phone.value}` : ''
  const description = [
    `${callerOf(call)} phones${phone}. About ${lengthOf(call)}.`,
    `South African time: ${onDayAtTime(call.startsAt)}.`,
    `Move or cancel: ${linkOf(token, context)}`,
  ].join('\n')
  const content = invitationOf({
    ...call,
    method,
    at,
    host: new URL(siteUrl).hostname,
    summary: `${company.tradingName.value} phones you`,
    description,
    url: null,
    organizer: { name: company.tradingName.value, email: from },
    attendee: to,
  })
  return { method, content }
}

/** `Tue 24 Nov 09:30`, for subjects. */
export function timeInShort(startsAt: number): string {
  const [weekday = '', day = '', month = ''] = dayAndTime(startsAt).replace(',', '').split(' ')
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)} ${timeOfDay(startsAt)}`
}

export function isSameDay(oneMs: number, otherMs: number): boolean {
  return dayOf(oneMs) === dayOf(otherMs)
}
