import type { SentForm } from './form-visitors.ts'
import type { PagesRead } from './page-visitors.ts'
import type { Answers } from './start-attacker.ts'

/** What other visitors got before and during an attack, and what the attacker got. */
export type Outcome = {
  name: string
  before: PagesRead
  during: PagesRead
  forms: ReadonlyArray<SentForm>
  /** E-mail addresses of forms that were accepted but are not stored. */
  lost: ReadonlyArray<string>
  /** The server's peak memory in megabytes; null if its process has ended. */
  peakMb: number | null
  isAlive: boolean
  answers: Answers
  /** For legitimate traffic: how many responses it must get, all of them 200; null for an attack. */
  served: number | null
  /** What another visitor requested during the attack, and the status of the response, if any. */
  meanwhile: { path: string; status: number | null } | null
}
