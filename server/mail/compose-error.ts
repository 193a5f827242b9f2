import type { DueMail } from './due-mail.ts'
import type { Mail } from './mail.ts'

/** A mail can be written by nobody: somebody has to mend something. The message is for the owner and names no person. */
export class ComposeError extends Error {
  override name = 'ComposeError'
}

/** Writes out what the outbox holds. @throws {ComposeError} */
export type Compose = (mail: DueMail, id: string) => Promise<Mail>
