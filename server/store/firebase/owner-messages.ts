import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { Report } from '../../log.ts'
import type { AttemptResult, ClaimedMessage, Settlement } from '../outbox.ts'
import { SENT_AHEAD, TOO_OLD } from './records.ts'

const STORED_ADVICE = 'The enquiry is kept here. When it is mended: npm run --silent enquiries -- resend'

const UNREACHABLE_ADVICE = 'Firebase cannot be had now: an enquiry is kept and will be delivered later'

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
    /^sign-in: HTTP (429|400 (TOO_MANY|QUOTA|RESOURCE))/,
    'Too many new accounts: Firebase makes 100 an hour for one address. It is asked again every five minutes; for more, Authentication, Settings, Sign-up quota.',
  ],
  [
    new RegExp(SENT_AHEAD),
    "This server's clock is ahead of Firebase's: set it by a time server. What was sent by it is taken once that time has come.",
  ],
  [
    new RegExp(TOO_OLD),
    "The rules take nothing older than 35 days: this server's clock is far behind Firebase's, or it waited here for too long.",
  ],
  [
    /token is expired/,
    'A token that had just been made had run out when it arrived: a fresh one is tried. If this stays so, something between this server and Firebase holds requests back.',
  ],
  [
    /auth token/,
    'FIREBASE_API_KEY and FIREBASE_DATABASE_URL belong to two projects: copy both from the same one.',
  ],
  [
    /^database: .*Permission denied/,
    'The rules refuse it: publish database.rules.json under Realtime Database, Rules.',
  ],
  [
    /^database: HTTP (3|404)/,
    "FIREBASE_DATABASE_URL is not this project's database: copy it from Realtime Database, Data.",
  ],
  [
    /no connection|no answer in time/,
    "Firebase cannot be reached: look at this server's network and firewall.",
  ],
]

/** Logs the result of an attempt if the owner should know it. */
export function reportAttempt(
  report: Report,
  { topic, id, attempts }: ClaimedMessage,
  settlement: Settlement,
  reason: string,
): void {
  const fields = { topic, postId: id, attempts, reason }
  if (settlement.kind === 'failed')
    report(
      'error',
      fields,
      `Firebase does not take an enquiry. ${[adviceOn(reason), STORED_ADVICE].filter(Boolean).join(' ')}`,
    )
  else if (settlement.kind === 'due' && attempts === 1)
    report('warn', fields, `${UNREACHABLE_ADVICE}. ${adviceOn(reason)}`.trim())
}

/** Only the owner may delete in the hosted database: the rules let visitors create, nothing else. */
export const DELETION_NOTE = 'Delete these places in the Firebase console too'

/**
 * The path of an enquiry in the hosted database; null if it was never delivered. An enquiry that staff marked as
 * spam had been delivered before.
 */
export function pathInFirebase({ collection, record, metadata: { quarantine } }: Enquiry): string | null {
  const wasNeverReleased = quarantine !== null && !quarantine.reasons.includes('called spam')
  if (collection === 'newsletter' || wasNeverReleased) return null
  return `${collection}/${record.userId}/${record.postId}`
}

/**
 * Whether an enquiry is delivered to the hosted database, for which the specification names two collections. Newsletter addresses and
 * quarantined enquiries stay in our own database.
 */
export function isDelivered({ collection, metadata }: Enquiry): boolean {
  return collection !== 'newsletter' && metadata.quarantine === null
}

/** Advice for the owner by the reason of a failed delivery; '' if unknown. */
export function adviceOn(reason: string): string {
  return ADVICE.find(([pattern]) => pattern.test(reason))?.[1] ?? ''
}

/** The state of delivery for /readyz: 'ok', or the result of the last attempt with advice. */
type DeliveryNotice = { text: () => string; note: (attempt: AttemptResult) => void }

/** @param failure the stored reason of the latest failure, which survives a restart */
export function createDeliveryNotice(failure: string | null): DeliveryNotice {
  let text = failure === null ? 'ok' : noticeOf('refused', failure)
  return {
    text: () => text,
    note: (attempt) => {
      text = attempt.outcome === 'delivered' ? 'ok' : noticeOf(attempt.outcome, attempt.reason)
    },
  }
}

function noticeOf(outcome: Exclude<AttemptResult['outcome'], 'delivered'>, reason: string): string {
  return `${outcome === 'refused' ? 'refused' : 'waiting'}: ${adviceOn(reason) || reason}`
}
