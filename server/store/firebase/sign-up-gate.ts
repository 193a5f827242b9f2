import { FirebaseFault } from './fault.ts'
import type { SignedIn } from './visitors.ts'

/** Firebase counts new accounts by the hour: asked oftener than this it would only refuse. */
export const QUOTA_PAUSE_MS = 5 * 60_000

/** Lets a new account be made, or rejects with a {@link FirebaseFault} of kind `quota` without asking for one. */
export type SignUpGate = (signUp: () => Promise<SignedIn>) => Promise<SignedIn>

/**
 * One throttle for all who need a new account: once Firebase has said that there were too many, nobody asks for
 * {@link QUOTA_PAUSE_MS}; then one asks, and only when that one is let in do the others follow.
 */
export function createSignUpGate(now: () => Date): SignUpGate {
  let refusal: { message: string; until: number } | null = null
  let isTrying = false

  function held(): FirebaseFault | null {
    if (!refusal) return null
    const restMs = refusal.until - now().getTime()
    const isPaused = restMs > 0 && restMs <= QUOTA_PAUSE_MS // more is left only where the clock was put back
    return isPaused || isTrying
      ? new FirebaseFault('quota', refusal.message, { notBefore: refusal.until })
      : null
  }

  return async (signUp) => {
    const fault = held()
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
