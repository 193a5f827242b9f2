import type { NewMessage } from '../outbox/outbox.ts'
import { createSealer, type Sealer } from '../secrets.ts'
import type { DueMail } from './due-mail.ts'

/** The outbox's topic of all mails. */
export const MAIL_TOPIC = 'mail'

export type MailMessage = {
  /** Tells the mails of one enquiry apart; of those that are sent more than once it ends in what is random. */
  name: string
  /** The enquiry that it tells of, with which it is erased. */
  postId: string | null
  mail: DueMail
}

/** A mail as it is put into the outbox. Its id names its file, too, and is the beginning of its Message-ID. */
export function mailMessage({ name, postId, mail }: MailMessage): NewMessage {
  const id = postId === null ? name : `${postId}.${name}`
  return { topic: MAIL_TOPIC, id, postId, lane: null, payload: JSON.stringify(mail) }
}

/** Seals the tokens of links while their mails wait in the outbox: else only their hashes are kept. */
export function tokenSealer(secret: string): Sealer {
  return createSealer(secret, 'twelve-moons mailed links')
}
