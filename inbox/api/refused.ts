import type { EnquiryDetail } from '../../domain/inbox/api/enquiry-detail.ts'
import type { Refusal } from '../../domain/inbox/api/refusal.ts'

/** The reason why the server refused a request or could not be reached. */
type RefusalKind =
  | 'offline'
  | 'server-error'
  | 'signed-out'
  | 'reauthenticate'
  | 'forbidden'
  | 'stale'
  | 'not-found'
  | 'erased'
  | 'rate-limited'
  | 'invalid'

const NO_CONNECTION = 'There is no connection just now. What you wrote is kept here.'

/** Any failure of a request. The message is a sentence for people. */
export class Refused extends Error {
  override name = 'Refused'
  readonly kind: RefusalKind
  readonly status: number
  readonly body: Refusal

  constructor(kind: RefusalKind, status: number, body: Refusal) {
    super(body.error)
    this.kind = kind
    this.status = status
    this.body = body
  }

  /** The enquiry as stored now, if the version sent was out of date. */
  get newest(): EnquiryDetail | null {
    return this.body.newest ?? null
  }
}

/** The request did not reach the server, or its answer got lost. */
export function offline(): Refused {
  return new Refused('offline', 0, { error: NO_CONNECTION })
}

/** @param status of a response other than 2xx */
export function refusedWith(status: number, body: Refusal): Refused {
  return new Refused(kindOf(status, body), status, body)
}

export function isRefused(error: unknown, kind?: RefusalKind): error is Refused {
  return error instanceof Refused && (kind === undefined || error.kind === kind)
}

const KINDS: Readonly<Record<number, RefusalKind>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'stale',
  410: 'erased',
  429: 'rate-limited',
}

function kindOf(status: number, body: Refusal): RefusalKind {
  if (status === 403 && body.reauthenticate) return 'reauthenticate'
  return KINDS[status] ?? (status >= 500 ? 'server-error' : 'invalid')
}
