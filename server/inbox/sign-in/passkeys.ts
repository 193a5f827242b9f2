import { z } from 'zod'
import { createSealer } from '../../secrets.ts'
import type { StoredPasskey } from '../../store/sql/passkeys.ts'
import type { InboxServices } from '../services.ts'
import { newPasskeyIn, usedPasskeyIn } from './passkey-shapes.ts'
import { tokenHash } from './token.ts'

/** Loaded with the first passkey: with the formats of certificates that it reads it takes 25 MB. */
const library = () => import('@simplewebauthn/server')

/** A challenge that was answered, to be noted so that it is answered once. */
export type Answered = { hash: string; until: number }

/** `wentBack`: its counter is no higher than before. It may be a copy, or restored to another device: WebAuthn 6.1.1 calls it a signal. */
export type UsedPasskey = { counter: number; wentBack: boolean; answered: Answered }

export type NewPasskey = Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'>

/** EdDSA, ES256 and RS256, https://www.iana.org/assignments/cose: what is made today. Asked for more, the library tries what Node calls experimental. */
const ALGORITHMS = [-8, -7, -257]

type Person = { id: string; email: string; name: string }

type PasskeyDependencies = Pick<InboxServices, 'siteUrl' | 'secret' | 'content' | 'now'>

/** Passkeys of this site: what the browser is asked, and whether its answer is right. Nothing is stored here. */
export type Passkeys = {
  /** @param boundTo the session or the link in whose name it is made */
  optionsForNew: (person: Person, known: ReadonlyArray<StoredPasskey>, boundTo: string) => Promise<object>
  /** The new passkey of a browser's answer; null if it is not right. */
  checkNew: (sent: unknown, boundTo: string) => Promise<{ passkey: NewPasskey; answered: Answered } | null>
  /** Any passkey of this site, or those of one person alone. */
  optionsForUse: (
    purpose: ChallengePurpose,
    boundTo: string,
    known?: ReadonlyArray<StoredPasskey>,
  ) => Promise<object>
  /** The id under which the passkey of an answer is stored, before anything of it is checked; null if it has none. */
  idIn: (sent: unknown) => string | null
  /** What a right answer says; null if it is not right. */
  checkUse: (
    sent: unknown,
    stored: StoredPasskey,
    purpose: ChallengePurpose,
    boundTo: string,
  ) => Promise<UsedPasskey | null>
}

/** @param parts.siteUrl the public origin: a passkey that was made or used anywhere else is none of ours */
export function createPasskeys({ siteUrl, secret, content, now }: PasskeyDependencies): Passkeys {
  const challenges = createChallenges(secret)
  const rpID = new URL(siteUrl).hostname
  const nowMs = () => now().getTime()
  const expected = { expectedOrigin: siteUrl, expectedRPID: rpID, requireUserVerification: true }

  /** Reads the challenge while the library checks the rest, and hands it out. */
  function expecting(purpose: ChallengePurpose, boundTo: string) {
    let answered: Answered | null = null
    const expectedChallenge = (challenge: string) => {
      answered = challenges.read(challenge, purpose, boundTo, nowMs())
      return answered !== null
    }
    return { expectedChallenge, answered: () => answered }
  }

  return {
    optionsForNew: async ({ id, email, name }, known, boundTo) =>
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
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    checkNew: async (sent, boundTo) => {
      const read = newPasskeyIn(sent)
      if (!read) return null
      const { expectedChallenge, answered } = expecting('new-passkey', boundTo)
      const { verifyRegistrationResponse } = await library()
      const found = await orNull(
        verifyRegistrationResponse({
          ...expected,
          response: read.response,
          expectedChallenge,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      )
      const challenge = answered()
      if (!found?.verified || !challenge) return null
      const { id, publicKey, counter } = found.registrationInfo.credential
      const key = Buffer.from(publicKey).toString('base64url')
      return { passkey: { id, publicKey: key, counter, transports: read.transports }, answered: challenge }
    },

    optionsForUse: async (purpose, boundTo, known) =>
      (await library()).generateAuthenticationOptions({
        rpID,
        timeout: CHALLENGE_MS,
        userVerification: 'required',
        challenge: challenges.make(purpose, boundTo, nowMs()),
        ...(known && { allowCredentials: known.map(({ id, transports }) => ({ id, transports })) }),
      }),

    idIn: (sent) => usedPasskeyIn(sent)?.response.id ?? null,

    checkUse: async (sent, stored, purpose, boundTo) => {
      const read = usedPasskeyIn(sent)
      if (!read || !isOf(read.userHandle, stored)) return null
      const { expectedChallenge, answered } = expecting(purpose, boundTo)
      const publicKey = new Uint8Array(Buffer.from(stored.publicKey, 'base64url'))
      const credential = { id: stored.id, publicKey, counter: 0 } // with another the library refuses one that went back
      const { verifyAuthenticationResponse } = await library()
      const found = await orNull(
        verifyAuthenticationResponse({ ...expected, response: read.response, expectedChallenge, credential }),
      )
      const challenge = answered()
      if (!found?.verified || !challenge) return null
      const { newCounter: counter } = found.authenticationInfo
      return { counter, wentBack: stored.counter > 0 && counter <= stored.counter, answered: challenge }
    },
  }
}

/** Whether the passkey says that it is this person's, if it says so at all. */
function isOf(userHandle: string | null, { staff }: StoredPasskey): boolean {
  return userHandle === null || Buffer.from(userHandle, 'base64url').toString() === staff
}

/** The library throws for whatever is wrong with an answer; each of its sentences means no. */
async function orNull<Result>(checking: Promise<Result>): Promise<Result | null> {
  try {
    return await checking
  } catch {
    return null
  }
}

/** The browser asks for so long. */
const CHALLENGE_MS = 5 * 60_000

/** What a passkey is asked for. */
type ChallengePurpose = 'sign-in' | 'new-passkey' | 'reauthenticate'

type Challenges = {
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
      const [ofPurpose, of, until] = challengeSchema.parse(JSON.parse(text))
      const isThis = ofPurpose === purpose && of === boundTo && until > nowMs
      return isThis ? { hash: tokenHash(challenge), until } : null
    },
  }
}
