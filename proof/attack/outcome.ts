import type { SentForm } from './form-visitors.ts'
import type { PagesRead } from './page-visitors.ts'
import type { Answers } from './start-attacker.ts'

/** What others saw before and during an attack, and what the attacker got. */
export type Outcome = {
  name: string
  before: PagesRead
  during: PagesRead
  forms: ReadonlyArray<SentForm>
  /** E-mail addresses of forms that were thanked for and are not stored. */
  lost: ReadonlyArray<string>
  /** The server's, in megabytes; null if it is gone. */
  peakMb: number | null
  isAlive: boolean
  answers: Answers
  /** How many answers of 200 the one who is watched must get, and no others; null for an attacker. */
  served: number | null
  /** What somebody else asked for meanwhile, and the status of its answer, if any. */
  meanwhile: { path: string; status: number | null } | null
}
