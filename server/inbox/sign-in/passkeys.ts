import { z } from 'zod'
import { createSealer } from '../../secrets.ts'
import type { StoredPasskey } from '../../store/sql/passkeys.ts'
import type { StaffMember } from '../../store/sql/staff.ts'
import type { InboxServices } from '../services.ts'
import { parseNewPasskey, parseUsedPasskey } from './passkey-shapes.ts'
import { tokenHash } from './token.ts'

/** Loaded with the first passkey, because it takes 25 MB. */
const library = () => import('@simplewebauthn/server')

/** An answered challenge, stored so that it cannot be answered again. */
export type AnsweredChallenge = { hash: string; until: number }

/** `isCounterBehind`: the signature counter did not increase, so the passkey may be a copy (WebAuthn, 6.1.1). */
export type UsedPasskey = { counter: number; isCounterBehind: boolean; answered: AnsweredChallenge }

export type NewPasskey = Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'>

/** EdDSA, ES256 and RS256 (https://www.iana.org/assignments/cose). For more, the library uses experimental features of Node. */
const ALGORITHMS = [-8, -7, -257]

/** Creates WebAuthn options and verifies responses. Nothing is stored here. */
export type Passkeys = {
  /** @param boundTo the session or link that the challenge belongs to */
  optionsForNew: (
    person: Pick<StaffMember, 'id' | 'email' | 'name'>,
    existing: ReadonlyArray<StoredPasskey>,
    boundTo: string,
  ) => Promise<object>
  /** The new passkey of a browser's response; null if invalid. */
  checkNew: (
    sent: unknown,
    boundTo: string,
  ) => Promise<{ passkey: NewPasskey; answered: AnsweredChallenge } | null>
  /** Options for any passkey of this site, or only those of one person. */
  optionsForUse: (
    purpose: ChallengePurpose,
    boundTo: string,
    existing?: ReadonlyArray<StoredPasskey>,
  ) => Promise<object>
  /** The credential id of a response, not yet verified; null if it has none. */
  idIn: (sent: unknown) => string | null
  /** The result of a valid response; null if invalid. */
  checkUse: (
    sent: unknown,
    stored: StoredPasskey,
    purpose: ChallengePurpose,
    boundTo: string,
  ) => Promise<UsedPasskey | null>
}

/** @param dependencies.siteUrl the public origin, which passkeys are bound to */
export function createPasskeys({
  siteUrl,
  secret,
  content,
  now,
}: Pick<InboxServices, 'siteUrl' | 'secret' | 'content' | 'now'>): Passkeys {
  const challenges = createChallenges(secret)
  const rpID = new URL(siteUrl).hostname
  const nowMs = () => now().getTime()
  const expected = { expectedOrigin: siteUrl, expectedRPID: rpID, requireUserVerification: true }

  /** The check of the challenge that the library calls, and the challenge that it accepted. */
  function challengeCheck(purpose: ChallengePurpose, boundTo: string) {
    let answered: AnsweredChallenge | null = null
    const expectedChallenge = (challenge: string) => {
      answered = challenges.read(challenge, purpose, boundTo, nowMs())
      return answered !== null
    }
    return { expectedChallenge, answered: () => answered }
  }

  return {
    optionsForNew: async ({ id, email, name }, existing, boundTo) =>
      (await library()).generateRegistrationOptions({
        rpName: `${content().company.tradingName.value} inbox`,
        rpID,
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        userID: new Uint8Array(Buffer.from(id)),
        userName: email,
        userDisplayName: name,
        challenge: challenges.make('new-passkey', boundTo, nowMs()),
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    checkNew: async (sent, boundTo) => {
      const response = parseNewPasskey(sent)
      if (!response) return null
      const { expectedChallenge, answered } = challengeCheck('new-passkey', boundTo)
      const { verifyRegistrationResponse } = await library()
      const verification = await orNull(
        verifyRegistrationResponse({
          ...expected,
          response: response.response,
          expectedChallenge,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      )
      const challenge = answered()
      if (!verification?.verified || !challenge) return null
      const { id, publicKey, counter } = verification.registrationInfo.credential
      const key = Buffer.from(publicKey).toString('base64url')
      return {
        passkey: { id, publicKey: key, counter, transports: response.transports },
        answered: challenge,
      }
    },

    optionsForUse: async (purpose, boundTo, existing) =>
      (await library()).generateAuthenticationOptions({
        rpID,
        timeout: CHALLENGE_MS,
        userVerification: 'required',
        challenge: challenges.make(purpose, boundTo, nowMs()),
        ...(existing && { allowCredentials: existing.map(({ id, transports }) => ({ id, transports })) }),
      }),

    idIn: (sent) => parseUsedPasskey(sent)?.response.id ?? null,

    checkUse: async (sent, stored, purpose, boundTo) => {
      const response = parseUsedPasskey(sent)
      if (!response || !isHandleOf(response.userHandle, stored)) return null
      const { expectedChallenge, answered } = challengeCheck(purpose, boundTo)
      const publicKey = new Uint8Array(Buffer.from(stored.publicKey, 'base64url'))
      const credential = { id: stored.id, publicKey, counter: 0 } // with the stored counter, the library would reject passkeys whose counter did not increase
      const { verifyAuthenticationResponse } = await library()
      const verification = await orNull(
        verifyAuthenticationResponse({
          ...expected,
          response: response.response,
          expectedChallenge,
          credential,
        }),
      )
      const challenge = answered()
      if (!verification?.verified || !challenge) return null
      const { newCounter: counter } = verification.authenticationInfo
      return {
        counter,
        isCounterBehind: stored.counter > 0 && counter <= stored.counter,
        answered: challenge,
      }
    },
  }
}

/** Whether the response's user handle is this person's, if it has one. */
function isHandleOf(userHandle: string | null, { staff }: StoredPasskey): boolean {
  return userHandle === null || Buffer.from(userHandle, 'base64url').toString() === staff
}

/** The library throws for every invalid response. */
async function orNull<Result>(checking: Promise<Result>): Promise<Result | null> {
  try {
    return await checking
  } catch {
    return null
  }
}

/** Also the time-out of the browser's dialog. */
const CHALLENGE_MS = 5 * 60_000

/** The purpose of a challenge. */
type ChallengePurpose = 'sign-in' | 'new-passkey' | 'reauthenticate'

type Challenges = {
  /** @param boundTo the session or link that it belongs to; empty for a sign-in */
  make: (purpose: ChallengePurpose, boundTo: string, nowMs: number) => Uint8Array<ArrayBuffer>
  /** The answered challenge to store; null if it is not ours, expired, or for another purpose. */
  read: (
    challenge: string,
    purpose: ChallengePurpose,
    boundTo: string,
    nowMs: number,
  ) => AnsweredChallenge | null
}

const challengeSchema = z.tuple([z.string(), z.string(), z.int()])

/**
 * Challenges for passkeys. Each contains its purpose, encrypted, so that unauthenticated requests store nothing. Answered ones are
 * stored, so that each is valid once (docs/decisions/0031).
 */
function createChallenges(secret: string): Challenges {
  const sealer = createSealer(secret, 'twelve-moons passkey challenge')
  return {
    make: (purpose, boundTo, nowMs) =>
      new Uint8Array(
        Buffer.from(sealer.seal(JSON.stringify([purpose, boundTo, nowMs + CHALLENGE_MS])), 'base64url'),
      ),
    read: (challenge, purpose, boundTo, nowMs) => {
      const text = sealer.open(challenge)
      if (text === null) return null
      const [storedPurpose, storedBinding, until] = challengeSchema.parse(JSON.parse(text))
      const isValid = storedPurpose === purpose && storedBinding === boundTo && until > nowMs
      return isValid ? { hash: tokenHash(challenge), until } : null
    },
  }
}
