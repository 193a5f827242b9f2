import { render } from '@react-email/render'
import type { Company } from '../../domain/content/company.ts'
import { type Compose, ComposeError } from './compose-error.ts'
import type { DueMail, NewEnquiry, Reply } from './due-mail.ts'
import type { Attachment, Mail } from './mail.ts'
import { isAddress, onOneLine } from './mailbox.ts'
import type { ComposedEmail, Frame } from './mails/composed-email.ts'
import { confirmAddress } from './mails/confirm-address.ts'
import { confirmation } from './mails/confirmation.ts'
import { invitation } from './mails/invitation.ts'
import { newEnquiry } from './mails/new-enquiry.ts'
import { reply } from './mails/reply.ts'
import { textOf } from './parts/part.ts'

export type ComposerDependencies = {
  company: Company
  /** Public origin. */
  siteUrl: string
  /** The address that every mail is from. */
  from: string
  /** The staff's addresses. */
  notify: ReadonlyArray<string>
  /** Opens the sealed token of a link; null if it was sealed with another secret. */
  openToken: (sealed: string) => string | null
  /** A stored plan as the PDF that its visitor can get of it. */
  printPlan: (query: string) => Promise<Attachment>
}

/** Writes mails out with React. */
export function createComposer(parts: ComposerDependencies): Compose {
  const host = new URL(parts.siteUrl).hostname.replace(/[^a-z0-9.-]/gi, '') || 'localhost'
  return async (mail, id) => {
    const email = await written(mail, parts)
    if (email.to.length === 0 || !email.to.every(isAddress))
      throw new ComposeError('what it is addressed to is no address')
    return {
      ...{ replyTo: null, headers: {}, attachments: [] },
      ...email,
      ...{ id, at: mail.at, messageId: `<${id}@${host}>` },
    }
  }
}

type Written = Pick<Mail, 'from' | 'to' | 'subject' | 'text' | 'html'> &
  Partial<Pick<Mail, 'replyTo' | 'headers' | 'attachments'>>

async function written(mail: DueMail, parts: ComposerDependencies): Promise<Written> {
  const frame: Frame = parts
  if (mail.kind === 'new-enquiry') return toStaff(mail, parts)
  if (mail.kind === 'reply') return ofStaff(mail, parts)
  const own = { ...senderOf(parts), to: [mail.to], headers: AUTOMATIC }
  if (mail.kind === 'confirmation') return { ...own, ...(await bothParts(confirmation(mail, frame))) }
  const token = tokenOf(mail, parts)
  const email =
    mail.kind === 'confirm-address' ? confirmAddress(mail, token, frame) : invitation(mail, token, frame)
  return { ...own, ...(await bothParts(email)) }
}

/** So that no automatic answer comes to an automatic mail (RFC 3834, 5). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

function toStaff(mail: NewEnquiry, { company, siteUrl, from, notify }: ComposerDependencies): Written {
  const { subject, text } = newEnquiry(mail, siteUrl)
  return {
    from: { name: `${company.tradingName.value} inbox`, address: from },
    // The staff are told in any case: the address stands in the text, too.
    ...{ to: notify, replyTo: isAddress(mail.email) ? mail.email : null, headers: AUTOMATIC },
    ...{ subject, text, html: null },
  }
}

async function ofStaff(mail: Reply, parts: ComposerDependencies): Promise<Written> {
  const { company, from } = parts
  const isOurs = company.email && !company.email.example
  return {
    from: { name: `${onOneLine(mail.by)}, ${company.tradingName.value}`, address: from },
    ...{ to: [mail.to], replyTo: isOurs ? (company.email?.value ?? null) : null },
    ...(await bothParts(reply(mail, parts))),
    attachments: mail.attachPlan === null ? [] : [await parts.printPlan(mail.attachPlan)],
  }
}

function senderOf({ company, from }: ComposerDependencies): Pick<Written, 'from'> {
  return { from: { name: company.tradingName.value, address: from } }
}

async function bothParts({
  subject,
  page,
}: ComposedEmail): Promise<Pick<Written, 'subject' | 'text' | 'html'>> {
  return { subject, text: textOf(page), html: await render(page) }
}

function tokenOf({ token }: { token: string }, { openToken }: ComposerDependencies): string {
  const opened = openToken(token)
  if (opened === null)
    throw new ComposeError(
      'its link cannot be written any more: SECRET was changed since. Ask for a new mail',
    )
  return opened
}
