/**
 * Why Firebase did not do something. `wait`: it can be waited out; `refused`: somebody has to mend something; `gone`: the
 * visitor's account is no more. The message is for the owner's log: never an address with its query, a token or a field.
 */
export class FirebaseFault extends Error {
  override name = 'FirebaseFault'
  kind: 'wait' | 'refused' | 'gone'

  constructor(kind: FirebaseFault['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** Statuses beside 5xx after which trying again may succeed: quota of the plan, time-out, locked, too early, too many. */
const WAIT_STATUSES = [402, 408, 423, 425, 429]
/** Identity Toolkit answers some of these with 400. */
const WAIT_CODES = /^(TOO_MANY_ATTEMPTS_TRY_LATER|QUOTA_EXCEEDED|RESOURCE_EXHAUSTED|INTERNAL_ERROR)/
/** The visitor's token is no use any more: a new account is. Google deletes anonymous accounts in time. */
const GONE_CODES =
  /^(TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND|INVALID_REFRESH_TOKEN|PROJECT_NUMBER_MISMATCH)/
/** Somebody has to mend a setting in the console. */
const SETTING_CODES =
  /^(ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND|PROJECT_NOT_FOUND|INVALID_ARGUMENT|API key not valid|API key expired|Requests from this|Requests to this API|Permission denied|Auth token is expired|Could not parse auth token|404 Not Found|Database lives in a different region)/
/** What is repeated of an answer. Anything else in it could be what we sent. */
const KNOWN_WORDS = [WAIT_CODES, GONE_CODES, SETTING_CODES]

/** What an answer means that is no success. */
export function faultOfAnswer(service: string, status: number, body: unknown): FirebaseFault {
  const words = wordsOf(body)
  const known = KNOWN_WORDS.map((pattern) => pattern.exec(words)?.[0] ?? '').join('')
  const message = `${service}: HTTP ${status} ${known}`.trim()
  if (status >= 500 || WAIT_STATUSES.includes(status) || WAIT_CODES.test(words))
    return new FirebaseFault('wait', message)
  return new FirebaseFault(GONE_CODES.test(words) ? 'gone' : 'refused', message)
}

/** What a connection means that was not made, was cut, or stayed silent. An address in it is not repeated. */
export function faultOfConnection(service: string, error: unknown): FirebaseFault {
  if (error instanceof FirebaseFault) return error
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const silent = error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)
  return new FirebaseFault(
    'wait',
    `${service}: ${silent ? 'no answer in time' : `no connection ${code}`.trim()}`,
  )
}

/** The message of `{"error": {"message": …}}` as Identity Toolkit answers, or of `{"error": …}` as the database does. */
function wordsOf(body: unknown): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : ''
  const words = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return typeof words === 'string' ? words : ''
}
