import type { SendMailOptions } from 'nodemailer'
import { EMAIL_MAX_CHARS, readEmail } from '../../domain/enquiry/email.ts'
import type { Attempt } from '../outbox/outbox.ts'

export type Attachment = { filename: string; contentType: string; content: Buffer }

/** A mail as it leaves us, whoever carries it. */
export type Mail = {
  /** Its message's id in the outbox. */
  id: string
  /** When it was put into the outbox, epoch milliseconds. */
  at: number
  from: Mailbox
  /** Addresses without names. */
  to: ReadonlyArray<string>
  /** Where an answer goes; null: to the sender. */
  replyTo: string | null
  subject: string
  /** text/plain; format=flowed */
  text: string
  /** null: the mail is text only. */
  html: string | null
  /** Further headers, none of which a visitor's words may enter. */
  headers: Readonly<Record<string, string>>
  attachments: ReadonlyArray<Attachment>
  /** With its angle brackets; the same in every attempt, so that a repeat is known for one. */
  messageId: string
}

const ENCODED = { contentTransferEncoding: 'quoted-printable', contentDisposition: false } as const

/** The mail in the words of nodemailer, which may read no file and open no address for it. */
export function nodemailerOptions(mail: Mail): SendMailOptions {
  const { from, to, replyTo, subject, text, html, headers, attachments, messageId, at } = mail
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
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function nameless(address: string): Mailbox {
  return { name: '', address }
}

/** Carries mails away. */
export type MailTransport = {
  /**
   * Hands a mail over once.
   *
   * @param signal gives the attempt up
   */
  deliver: (mail: Mail, signal: AbortSignal) => Promise<Attempt>
  /** Resolves if mails could be handed over now: connects and signs in. Else a sentence on what is in the way. */
  fault: () => Promise<string | null>
  close: () => void
}

const NAME_MAX_CHARS = 100

/** Whose name stands before an address; '' for none, as for everybody whom we know only by what a visitor typed. */
type Mailbox = { name: string; address: string }

/** Whether a text is one plain e-mail address: no name, no comma, no line break, nothing else beside it. */
export function isAddress(text: string): boolean {
  const read = readEmail(text, EMAIL_MAX_CHARS)
  return 'email' in read && read.email === text
}

/** What cannot be seen, except what joins letters and emoji, and the tags of flags. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu

/**
 * A name or a subject on one line, without what could begin a header of its own, also where a reader decodes an encoded word
 * (RFC 2047) that somebody typed.
 */
export function onOneLine(text: string, maxChars = NAME_MAX_CHARS): string {
  const line = text
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
  return Array.from(line).slice(0, maxChars).join('')
}
