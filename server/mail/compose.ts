import { type Compose, ComposeError, writeMail } from './due-mail.ts'
import { isAddress, type Mail } from './mail.ts'
import type { Writing, WrittenMail } from './mail-definition.ts'
import { htmlOf, textOf } from './mail-page.ts'

export type ComposerDependencies = Omit<Writing, 'openToken'> & {
  /** The address that every mail is from. */
  from: string
  /** Opens the sealed token of a link; null if it was sealed with another secret. */
  openToken: (sealed: string) => string | null
}

/** So that no automatic answer comes to an automatic mail (RFC 3834, 5). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/** Writes mails out. */
export function createComposer(dependencies: ComposerDependencies): Compose {
  const { company, from: address } = dependencies
  const host = new URL(dependencies.siteUrl).hostname.replace(/[^a-z0-9.-]/gi, '') || 'localhost'
  const messageIdOf = (id: string) => `<${id}@${host}>`
  const writing: Writing = { ...dependencies, openToken: (sealed) => openedToken(sealed, dependencies) }
  return async (mail, id) => {
    const written = await writeMail(mail, writing)
    const { to, subject, senderName = company.tradingName.value, replyTo = null, attachments = [] } = written
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
      id,
      at: mail.at,
      messageId: messageIdOf(id),
    }
  }
}

/** Mail programs show it beside the mails that it continues (RFC 5322, 3.6.4). */
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
