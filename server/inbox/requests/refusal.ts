import type { Refusal } from '../../../domain/inbox/api/refusal.ts'

/** A refused request: a value, because refusals are expected. */
export class Refused {
  readonly status: number
  readonly body: Refusal

  constructor(status: number, body: Refusal) {
    this.status = status
    this.body = body
  }
}

export const SIGNED_OUT = new Refused(401, { error: 'Please sign in.' })
export const OWNERS_ONLY = new Refused(403, { error: 'Only an owner can do this.' })
export const CONFIRM_FIRST = new Refused(403, {
  error: 'Please use your passkey or password again first.',
  reauthenticate: true,
})
export const NOT_STORABLE = new Refused(400, { error: 'There is a character in it that cannot be stored.' })
export const NOT_HERE = new Refused(404, { error: 'There is nothing at this address.' })
const STORE_UNAVAILABLE = 'The store does not answer just now. Nothing that was received is lost.'
const STORE_RETRY_SECONDS = 5

/** Refuses invalid fields, with a sentence for each. */
export function fieldErrorsRefusal(fields: Record<string, string>): Refused {
  return new Refused(400, { error: 'Please look at the fields that are named.', fields })
}

/** The store is unavailable; the app retries by itself. */
export function storeUnavailable(): Refused {
  return new Refused(503, { error: STORE_UNAVAILABLE, retryAfterSeconds: STORE_RETRY_SECONDS })
}
