import type { ReactElement } from 'react'
import { z } from 'zod'
import type { Company } from '../../domain/content/company.ts'
import type { Solution } from '../../domain/content/solution.ts'
import type { Attachment } from './mail.ts'
import type { Kit } from './parts/kit.ts'

/** Epoch milliseconds. */
export const moment = z.int()

/** What a mail is written out with. */
export type Writing = {
  company: Company
  solutions: ReadonlyArray<Solution>
  /** Public origin. */
  siteUrl: string
  /** The staff's addresses. */
  notify: ReadonlyArray<string>
  /** Opens the sealed token of a link. @throws {ComposeError} if it was sealed with another secret */
  openToken: (sealed: string) => string
  /** A stored plan as the PDF that its visitor can get of it. */
  printPlan: (query: string) => Promise<Attachment>
  /** What its page is built of. */
  kit: Kit
}

/** A mail written out: its `page` gives its looks and, by its parts, its text; without one it is text only. */
export type WrittenMail = {
  to: ReadonlyArray<string>
  subject: string
  /** Whose name it is from, if not the company's alone. */
  senderName?: string
  /** Where an answer goes; absent or null: to the sender. */
  replyTo?: string | null
  /** Whether a person wrote it: then answers come by themselves, too. */
  isPersonal?: boolean
  /** The ids in the outbox of the mails that it continues, oldest first. */
  follows?: ReadonlyArray<string> | undefined
  attachments?: ReadonlyArray<Attachment>
} & ({ page: ReactElement } | { text: string })
