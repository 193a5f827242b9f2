import type { Submission } from '../../../domain/enquiry/submission.ts'
import type { Claimed, Settlement } from '../../../domain/outbox.ts'
import { TOPIC } from './ledger.ts'

/** Writes a line into the server's log. `fields` hold nothing of a person. */
export type Report = (level: 'fatal' | 'error' | 'warn', fields: object, message: string) => void

const KEPT = 'The enquiry is kept here. When it is mended: npm run --silent enquiries -- resend'

const ADVICE: ReadonlyArray<[pattern: RegExp, advice: string]> = [
  [/API key/i, 'FIREBASE_API_KEY is not a key of this project: Project settings, General, Web API key.'],
  [
    /Requests (from|to) this/,
    'The key is restricted: it must allow Identity Toolkit and Token Service from this server.',
  ],
  [
    /ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND/,
    'Anonymous sign-in is off: Authentication, Sign-in method, Anonymous, Enable.',
  ],
  [
    /^database: HTTP 40[13]/,
    'The rules refuse it: publish database.rules.json under Realtime Database, Rules.',
  ],
  [
    /^database: /,
    "FIREBASE_DATABASE_URL is not this project's database: copy it from Realtime Database, Data.",
  ],
]

/** Tells the owner what became of an attempt, if there is something to know. */
export function reportAttempt(
  report: Report,
  { id, attempts }: Claimed,
  settlement: Settlement,
  reason: string,
): void {
  const fields = { topic: TOPIC, postId: id, attempts, reason }
  if (settlement.kind === 'failed')
    report(
      'error',
      fields,
      `Firebase does not take an enquiry. ${[adviceOn(reason), KEPT].filter(Boolean).join(' ')}`,
    )
  else if (settlement.kind === 'due' && attempts === 1)
    report('warn', fields, 'Firebase cannot be had now: an enquiry is kept and will be delivered later')
}

/** Nobody but the owner may delete in the hosted database: the rules let visitors create only. */
export function reportErased(report: Report, erased: ReadonlyArray<Submission>): void {
  const places = erased
    .filter(isDelivered)
    .map(({ collection, record }) => `${collection}/${record.userId}/${record.postId}`)
  if (places.length > 0)
    report('warn', { topic: TOPIC, places }, 'Erased here; delete these places in the Firebase console too')
}

/**
 * Whether a submission belongs into the hosted database: the brief names two collections there. An address that waits for
 * its confirmation, and what is held back as suspect, stay in our own database.
 */
export function isDelivered({ collection, beside }: Submission): boolean {
  return collection !== 'newsletter' && beside.quarantine === null
}

/** What the owner can mend, by the reason of a refusal; '' where nobody knows. */
export function adviceOn(reason: string): string {
  return ADVICE.find(([pattern]) => pattern.test(reason))?.[1] ?? ''
}
