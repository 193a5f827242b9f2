/**
 * Why a request to Firebase failed:
 * - `wait`: temporary, or of unknown cause;
 * - `quota`: temporary, because of too many requests;
 * - `denied`: the security rules refuse this visitor, whose token is valid;
 * - `gone`: the visitor's account no longer exists;
 * - `refused`: a person has to correct something.
 */
export type FaultKind = 'wait' | 'quota' | 'denied' | 'gone' | 'refused'

/** The message is for the owner's log, and never contains a query, a token or a field. */
export class FirebaseFault extends Error {
  override name = 'FirebaseFault'
  kind: FaultKind
  /** Firebase's time of the answer, epoch milliseconds; null if unknown. */
  answeredAt: number | null
  /** The time before which a retry would not help, epoch milliseconds; undefined if unknown. */
  notBefore: number | undefined

  constructor(
    kind: FaultKind,
    message: string,
    times: { answeredAt?: number | null; notBefore?: number } = {},
  ) {
    super(message)
    this.kind = kind
    this.answeredAt = times.answeredAt ?? null
    this.notBefore = times.notBefore
  }
}

/** A response; `body` is undefined if it is not JSON. */
export type Answer = { status: number; body: unknown; answeredAt: number | null }

// Firebase's messages, from its references of the two REST interfaces. Identity Toolkit sends most of them with 400.
const MEANINGS: ReadonlyArray<[kind: FaultKind, words: RegExp]> = [
  ['quota', /^(TOO_MANY_ATTEMPTS_TRY_LATER|QUOTA_EXCEEDED|RESOURCE_EXHAUSTED)/],
  ['wait', /^(INTERNAL_ERROR|Auth token is expired)/], // the next attempt has a fresh token
  // The visitor needs a new account: Google eventually deletes anonymous accounts.
  ['gone', /^(TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND|INVALID_REFRESH_TOKEN|PROJECT_NUMBER_MISMATCH)/],
  ['denied', /^Permission denied/],
  [
    'refused',
    /^(ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND|PROJECT_NOT_FOUND|INVALID_ARGUMENT|API key not valid|API key expired|Requests from this|Requests to this API|Could not parse auth token|Invalid claim in auth token|404 Not Found|Database lives in a different region)/,
  ],
]

/** Statuses beside 5xx after which a retry may succeed: quota of the plan, time-out, locked, too early. */
const WAIT_STATUSES = [402, 408, 423, 425]
/** With an unknown message, these may come from a proxy, a portal or a firewall. */
const DOUBTFUL_STATUSES = [401, 403, 407]

/** Interprets an unsuccessful answer. */
export function faultOfAnswer(service: string, { status, body, answeredAt }: Answer): FirebaseFault {
  const words = wordsOf(body)
  const { meaning, knownWords } = meaningOf(words ?? '')
  // The rest of an answer might repeat what we sent.
  const message = `${service}: HTTP ${status} ${knownWords}`.trim()
  return new FirebaseFault(kindOf(status, words, meaning), message, { answeredAt })
}

function meaningOf(words: string): { meaning: FaultKind | null; knownWords: string } {
  for (const [meaning, pattern] of MEANINGS) {
    const [match] = pattern.exec(words) ?? []
    if (match !== undefined) return { meaning, knownWords: match }
  }
  return { meaning: null, knownWords: '' }
}

/** Only Firebase's own known messages are final refusals; everything else may be temporary. */
function kindOf(status: number, words: string | null, meaning: FaultKind | null): FaultKind {
  if (status === 429) return 'quota'
  if (status < 400 || status >= 500 || WAIT_STATUSES.includes(status) || words === null) return 'wait'
  return meaning ?? (DOUBTFUL_STATUSES.includes(status) ? 'wait' : 'refused')
}

/** Interprets a failed, cut or silent connection. Addresses in its error are not repeated. */
export function faultOfConnection(service: string, error: unknown): FirebaseFault {
  if (error instanceof FirebaseFault) return error
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const isTimeout = error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)
  return new FirebaseFault(
    'wait',
    `${service}: ${isTimeout ? 'no answer in time' : `no connection ${code}`.trim()}`,
  )
}

/** The message of `{"error": {"message": …}}` as Identity Toolkit answers, or of `{"error": …}` as the database does. */
function wordsOf(body: unknown): string | null {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  const words = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return typeof words === 'string' ? words : null
}
