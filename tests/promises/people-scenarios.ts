import type { Scenario } from './scenario.ts'
import { auditLog } from './scenarios/people/audit.ts'
import { erasure } from './scenarios/people/erasure.ts'
import { hostileWords, mailInjection } from './scenarios/people/hostile-words.ts'
import { guessing, signInCost } from './scenarios/people/login.ts'
import { silentLogs } from './scenarios/people/logs.ts'
import { newsletter } from './scenarios/people/newsletter.ts'
import { spam } from './scenarios/people/spam.ts'

/** Promises about people, their text and their accounts. */
export const PEOPLE_SCENARIOS: ReadonlyArray<Scenario> = [
  spam,
  signInCost,
  guessing,
  hostileWords,
  mailInjection,
  auditLog,
  silentLogs,
  newsletter,
  erasure,
]
