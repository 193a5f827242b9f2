import type { Attempt } from '../outbox/outbox.ts'
import type { Mail } from './mail.ts'

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
