import type { SentForm } from './form-visitors.ts'
import type { PagesRead } from './page-visitors.ts'
import type { Answers } from './start-attacker.ts'

/** The responses that other visitors got before and during an attack, and those of the attacker. */
export type Outcome = {
  name: string
  before: PagesRead
  during: PagesRead
  forms: ReadonlyArray<SentForm>
  /** Email addresses of forms that were accepted but are not stored. */
  lost: ReadonlyArray<string>
  /** The server's peak memory in megabytes; null if its process has ended. */
  peakMb: number | null
  isAlive: boolean
  answers: Answers
  /** For legitimate traffic: how many responses with 200 it must get; null for an attack. */
  expectedResponses: number | null
  /** Another visitor's request during the attack, and the status of its response, if any. */
  probe: { path: string; status: number | null } | null
}
