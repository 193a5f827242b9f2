import type { SendMailOptions } from 'nodemailer'
import type { Mailbox } from './mailbox.ts'

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
    ...{ from, subject, messageId, headers, date: new Date(at) },
    to: to.map(nameless),
    ...(replyTo === null ? {} : { replyTo: nameless(replyTo) }),
    alternatives: html === null ? [textPart] : [textPart, htmlPart],
    attachments: [...attachments],
    ...{ disableFileAccess: true, disableUrlAccess: true },
  }
}

function nameless(address: string): Mailbox {
  return { name: '', address }
}
