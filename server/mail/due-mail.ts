import { z } from 'zod'
import { isAddress, type Mail } from './mail.ts'
import type { MailContext, WrittenMail } from './mail-definition.ts'
import { htmlOf, textOf } from './mail-page.ts'
import * as callBooked from './mails/call-booked.ts'
import * as callCancelled from './mails/call-cancelled.ts'
import * as callForStaff from './mails/call-for-staff.ts'
import * as callMissed from './mails/call-missed.ts'
import * as callNotBooked from './mails/call-not-booked.ts'
import * as callReminder from './mails/call-reminder.ts'
import * as changedAddress from './mails/changed-address.ts'
import * as confirmAddress from './mails/confirm-address.ts'
import * as confirmation from './mails/confirmation.ts'
import * as invitation from './mails/invitation.ts'
import * as newAddress from './mails/new-address.ts'
import * as newEnquiry from './mails/new-enquiry.ts'
import * as pricesNotBegun from './mails/prices-not-begun.ts'
import * as reply from './mails/reply.ts'
import * as staffNotice from './mails/staff-notice.ts'

/** Every mail: its kind, the schema of its message in the outbox, the name that staff read, and its writer. */
const MAILS = [
  newEnquiry,
  confirmation,
  confirmAddress,
  invitation,
  newAddress,
  changedAddress,
  reply,
  staffNotice,
  pricesNotBegun,
  callBooked,
  callCancelled,
  callMissed,
  callReminder,
  callNotBooked,
  callForStaff,
] as const
const [first, ...others] = MAILS

/** The message of a mail in the outbox: its data. Its text is written when it is sent. */
export const dueMailSchema = z.discriminatedUnion('kind', [
  first.schema,
  ...others.map(({ schema }) => schema),
])
export type DueMail = z.infer<typeof dueMailSchema>

/** The name that staff read, found by the outbox id, which alone remains of a delivered mail. */
export function mailNameOf(outboxId: string): string {
  const names = outboxId.split('.')
  const definition = MAILS.find((mail) => names.includes('idPart' in mail ? mail.idPart : mail.kind))
  return definition?.name ?? 'Mail'
}

/** A mail that cannot be written until the owner corrects something. The message is for the owner, and names no person. */
export class ComposeError extends Error {
  override name = 'ComposeError'
}

/** Writes a mail of the outbox. @throws {ComposeError} */
export type Compose = (mail: DueMail, id: string) => Promise<Mail>

export type ComposerDependencies = Omit<MailContext, 'openToken'> & {
  /** Opens the sealed token of a link; null if it was sealed with another secret. */
  openToken: (sealed: string) => string | null
}

/** Prevents automatic replies to automatic mails (RFC 3834, 5). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/** Writes the mails of the outbox. */
export function createComposer(dependencies: ComposerDependencies): Compose {
  const { company, from: address } = dependencies
  const host = new URL(dependencies.siteUrl).hostname.replace(/[^a-z0-9.-]/gi, '') || 'localhost'
  const messageIdOf = (id: string) => `<${id}@${host}>`
  const context: MailContext = { ...dependencies, openToken: (sealed) => openedToken(sealed, dependencies) }
  return async (mail, id) => {
    const written = await writeMail(mail, context)
    const {
      to,
      subject,
      senderName = company.tradingName.value,
      replyTo = null,
      attachments = [],
      invitation = null,
    } = written
    if (to.length === 0 || !to.every(isAddress))
      throw new ComposeError('what it is addressed to is no address')
    const headers = { ...(written.isPersonal ? {} : AUTOMATIC), ...threadOf(written, messageIdOf) }
    const from = { name: senderName, address }
    return {
      ...bothParts(written),
      from,
      to,
      replyTo,
      subject,
      headers,
      attachments,
      invitation,
      id,
      at: mail.at,
      messageId: messageIdOf(id),
    }
  }
}

async function writeMail(mail: DueMail, context: MailContext): Promise<WrittenMail> {
  const definition = MAILS.find(({ kind }) => kind === mail.kind)
  if (!definition) throw new TypeError(`No such mail: ${mail.kind}`)
  // The schema of its kind has checked the mail.
  const write = definition.write as (
    mail: DueMail,
    context: MailContext,
  ) => WrittenMail | Promise<WrittenMail>
  return write(mail, context)
}

/** Lets mail programs show a mail beside those that it continues (RFC 5322, 3.6.4). */
function threadOf({ follows = [] }: WrittenMail, messageIdOf: (id: string) => string): Mail['headers'] {
  const ids = follows.map(messageIdOf)
  const last = ids.at(-1)
  return last === undefined ? {} : { 'In-Reply-To': last, References: ids.join(' ') }
}

function bothParts(written: WrittenMail): Pick<Mail, 'text' | 'html'> {
  if ('text' in written) return { text: written.text, html: null }
  return { text: textOf(written), html: htmlOf({ ...written, title: written.subject }) }
}

function openedToken(sealed: string, { openToken }: Pick<ComposerDependencies, 'openToken'>): string {
  const opened = openToken(sealed)
  if (opened === null)
    throw new ComposeError(
      'its link cannot be written any more: SECRET was changed since. Ask for a new mail',
    )
  return opened
}
