import { z } from 'zod'
import type { Visitor } from '../../../domain/enquiry/enquiry.ts'
import { USER_ID } from '../../../domain/enquiry/record.ts'
import { ask } from './ask.ts'
import { FirebaseFault } from './fault.ts'
import type { FirebaseSetting } from './firebase-setting.ts'

const SERVICE = 'sign-in'

/** A visitor with an ID token for the next hour. */
export type SignedInVisitor = Visitor & { idToken: string }

const newAccountSchema = z
  .object({ localId: z.string().regex(USER_ID), idToken: z.string().min(1), refreshToken: z.string().min(1) })
  .transform(({ localId, idToken, refreshToken }) => ({ userId: localId, idToken, token: refreshToken }))

const renewedSchema = z
  .object({
    user_id: z.string().regex(USER_ID),
    id_token: z.string().min(1),
    refresh_token: z.string().min(1),
  })
  .transform((answer) => ({ userId: answer.user_id, idToken: answer.id_token, token: answer.refresh_token }))

/**
 * Creates an anonymous account, like `signInAnonymously` of Google's SDK. Firebase allows 100 an hour from one address.
 *
 * @throws {FirebaseFault}
 */
export async function signUp(
  { signInUrl, apiKey }: FirebaseSetting,
  signal: AbortSignal,
): Promise<SignedInVisitor> {
  const url = withKey(`${signInUrl}/v1/accounts:signUp`, apiKey)
  const answer = await ask(SERVICE, { method: 'POST', url, body: { returnSecureToken: true }, signal })
  return signedInFrom(newAccountSchema.safeParse(answer))
}

/**
 * Signs a returning visitor in, with the refresh token.
 *
 * @throws {FirebaseFault} of kind `gone` if their account no longer exists
 */
export async function renew(
  { tokenUrl, apiKey }: FirebaseSetting,
  token: string,
  signal: AbortSignal,
): Promise<SignedInVisitor> {
  const url = withKey(`${tokenUrl}/v1/token`, apiKey)
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token })
  return signedInFrom(renewedSchema.safeParse(await ask(SERVICE, { method: 'POST', url, body, signal })))
}

function withKey(address: string, apiKey: string): URL {
  const url = new URL(address)
  url.searchParams.set('key', apiKey)
  return url
}

function signedInFrom(
  parsed: { success: true; data: SignedInVisitor } | { success: false },
): SignedInVisitor {
  if (parsed.success) return parsed.data
  throw new FirebaseFault('wait', `${SERVICE}: an answer that Firebase does not give`)
}

/** The pause after Firebase has refused a new account, because it counts them by the hour. */
export const QUOTA_PAUSE_MS = 5 * 60_000

/** Creates a new account, or rejects with a {@link FirebaseFault} of kind `quota` without a request. */
export type SignUpGate = (signUp: () => Promise<SignedInVisitor>) => Promise<SignedInVisitor>

/**
 * Throttles new accounts: after Firebase has refused one for its quota, none is requested for {@link QUOTA_PAUSE_MS}; then one is
 * tried, and the others follow only if it succeeds.
 */
export function createSignUpGate(now: () => Date): SignUpGate {
  let refusal: { message: string; until: number } | null = null
  let isTrying = false

  function pauseFault(): FirebaseFault | null {
    if (!refusal) return null
    const remainingMs = refusal.until - now().getTime()
    const isPaused = remainingMs > 0 && remainingMs <= QUOTA_PAUSE_MS // a longer time means that the clock was set back
    return isPaused || isTrying
      ? new FirebaseFault('quota', refusal.message, { notBefore: refusal.until })
      : null
  }

  return async (signUp) => {
    const fault = pauseFault()
    if (fault) throw fault
    isTrying = true
    try {
      const signedIn = await signUp()
      refusal = null
      return signedIn
    } catch (error) {
      if (!(error instanceof FirebaseFault) || error.kind !== 'quota') throw error
      refusal = { message: error.message, until: now().getTime() + QUOTA_PAUSE_MS }
      throw new FirebaseFault('quota', refusal.message, { notBefore: refusal.until })
    } finally {
      isTrying = false
    }
  }
}
