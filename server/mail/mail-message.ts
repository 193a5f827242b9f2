import { z } from 'zod'
import { MAIL_TOPIC, type NewMessage } from '../store/outbox.ts'
import type { DueMail } from './due-mail.ts'

export type MailMessage = {
  /** Unique among the mails of an enquiry. For a mail that may be sent more than once, it ends in a random part. */
  name: string
  /** The enquiry of the mail, whose erasure erases it too; null for a mail without one. */
  postId: string | null
  mail: DueMail
}

/** The message of a mail to one address, of any kind. */
export const mailToOneSchema = z.looseObject({ to: z.string() })

/** A mail as a message for the outbox. Its id is also part of its file name and its Message-ID. */
export function mailMessage({ name, postId, mail }: MailMessage): NewMessage {
  const id = postId === null ? name : `${postId}.${name}`
  return { topic: MAIL_TOPIC, id, postId, lane: null, payload: JSON.stringify(mail) }
}
