import { z } from 'zod'
import type { HexColour } from '../../domain/brand/hex-colour.ts'
import type { Company } from '../../domain/content/company.ts'
import type { Solution } from '../../domain/content/solution.ts'
import type { Attachment, Mail } from './mail.ts'
import type { MailPage } from './mail-page.ts'

/** Epoch milliseconds. */
export const epochMs = z.int()

/** Everything that writing a mail needs. */
export type MailContext = {
  company: Company
  /** The colour of the site. */
  accent: HexColour
  solutions: ReadonlyArray<Solution>
  /** Public origin. */
  siteUrl: string
  /** The address that every mail is from. */
  from: string
  /** The staff's addresses. */
  notify: ReadonlyArray<string>
  /** Opens the sealed token of a link. @throws {ComposeError} if it was sealed with another secret */
  openToken: (sealed: string) => string
  /** Prints a stored plan as its PDF. */
  printPlan: (query: string) => Promise<Attachment>
}

/** A mail as written: with a page it has an HTML part and a text part, else only text. */
export type WrittenMail = {
  to: ReadonlyArray<string>
  subject: string
  /** The sender's name; absent: the company's. */
  senderName?: string
  /** The address for answers; absent or null: the sender. */
  replyTo?: string | null
  /** A person wrote it, so automatic answers are welcome. */
  isPersonal?: boolean
  /** The outbox ids of the mails that it continues, oldest first. */
  follows?: ReadonlyArray<string> | undefined
  attachments?: ReadonlyArray<Attachment>
  invitation?: NonNullable<Mail['invitation']>
} & (Omit<MailPage, 'title'> | { text: string })
