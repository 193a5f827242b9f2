import type { SendMailOptions } from 'nodemailer'
import { EMAIL_MAX_CHARS, readEmail } from '../../domain/enquiry/email.ts'
import type { AttemptResult } from '../store/outbox.ts'

export type Attachment = { filename: string; contentType: string; content: Buffer }

/** A finished mail, for any transport. */
export type Mail = {
  /** The id of its message in the outbox. */
  id: string
  /** When it was queued, epoch milliseconds. */
  at: number
  from: Mailbox
  /** Addresses without names. */
  to: ReadonlyArray<string>
  /** The address for answers; null: the sender. */
  replyTo: string | null
  subject: string
  /** text/plain; format=flowed */
  text: string
  /** null: the mail is text only. */
  html: string | null
  /** Further headers, without any text of a visitor. */
  headers: Readonly<Record<string, string>>
  attachments: ReadonlyArray<Attachment>
  /** An iCalendar file that mail programs add to the calendar; null without one. */
  invitation: { method: 'REQUEST' | 'CANCEL'; content: string } | null
  /** With its angle brackets; the same in every attempt, so that receivers recognise a repeat. */
  messageId: string
}

const ENCODED = { contentTransferEncoding: 'quoted-printable', contentDisposition: false } as const

/** The mail as options for nodemailer, which must not read files or open addresses for it. */
export function nodemailerOptions(mail: Mail): SendMailOptions {
  const { from, to, replyTo, subject, text, html, headers, attachments, invitation, messageId, at } = mail
  const textPart = { contentType: 'text/plain; charset=utf-8; format=flowed', content: text, ...ENCODED }
  const htmlPart = { contentType: 'text/html; charset=utf-8', content: html ?? '', ...ENCODED }
  return {
    from,
    subject,
    messageId,
    headers,
    date: new Date(at),
    to: to.map(nameless),
    ...(replyTo === null ? {} : { replyTo: nameless(replyTo) }),
    alternatives: html === null ? [textPart] : [textPart, htmlPart],
    attachments: [...attachments],
    ...(invitation === null ? {} : { icalEvent: { filename: 'invite.ics', ...invitation } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function nameless(address: string): Mailbox {
  return { name: '', address }
}

/** Delivers mails to an SMTP server, or into a folder. */
export type MailTransport = {
  /**
   * Tries once to deliver a mail.
   *
   * @param signal cancels the attempt
   */
  deliver: (mail: Mail, signal: AbortSignal) => Promise<AttemptResult>
  /** Connects and signs in. Resolves to null if mails could be sent now, else to a sentence about the fault. */
  fault: () => Promise<string | null>
  close: () => void
}

const NAME_MAX_CHARS = 100

/** An address and the name before it: '' for none, as for all addresses that a visitor typed. */
type Mailbox = { name: string; address: string }

/** Whether a text is one plain e-mail address: no name, no comma, no line break, nothing else beside it. */
export function isAddress(text: string): boolean {
  const parsed = readEmail(text, EMAIL_MAX_CHARS)
  return 'email' in parsed && parsed.email === text
}

/** Invisible characters, except those that join letters and emoji, and the tags of flags. */
const INVISIBLE_CHARACTERS = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu

/**
 * A name or a subject on one line. It cannot begin a header, even if a mail program decodes an encoded word in it (RFC 2047).
 */
export function onOneLine(text: string, maxChars = NAME_MAX_CHARS): string {
  const line = text
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
  return Array.from(line).slice(0, maxChars).join('')
}
