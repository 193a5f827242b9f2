import { z } from 'zod'
import { createSealer } from '../../secrets.ts'
import { tokenHash } from './token.ts'

/** The browser asks for so long. */
export const CHALLENGE_MS = 5 * 60_000

/** What a passkey is asked for. */
export type ChallengePurpose = 'sign-in' | 'new-passkey' | 'reauthenticate'

export type Challenges = {
  /** @param boundTo whose it is: a session or a link; empty for a sign-in, which is nobody's yet */
  make: (purpose: ChallengePurpose, boundTo: string, nowMs: number) => Uint8Array<ArrayBuffer>
  /** What is to be kept of a challenge that was answered; null for one that is not ours, for something else, or over. */
  read: (
    challenge: string,
    purpose: ChallengePurpose,
    boundTo: string,
    nowMs: number,
  ) => { hash: string; until: number } | null
}

const challengeSchema = z.tuple([z.string(), z.string(), z.int()])

/**
 * Challenges for passkeys. What each is for is sealed into itself, so that asking for one stores nothing: anybody may ask. An answered
 * one is noted, and is good once (docs/decisions/0031).
 */
export function createChallenges(secret: string): Challenges {
  const sealer = createSealer(secret, 'twelve-moons passkey challenge')
  return {
    make: (purpose, boundTo, nowMs) =>
      new Uint8Array(
        Buffer.from(sealer.seal(JSON.stringify([purpose, boundTo, nowMs + CHALLENGE_MS])), 'base64url'),
      ),
    read: (challenge, purpose, boundTo, nowMs) => {
      const text = sealer.open(challenge)
      if (text === null) return null
      const [ofPurpose, of, until] = challengeSchema.parse(JSON.parse(text))
      const isThis = ofPurpose === purpose && of === boundTo && until > nowMs
      return isThis ? { hash: tokenHash(challenge), until } : null
    },
  }
}
