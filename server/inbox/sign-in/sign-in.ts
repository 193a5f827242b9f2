import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { spendChallenge } from '../../store/sql/one-time-links.ts'
import { notePasskeyUsed, passkeyById, type StoredPasskey } from '../../store/sql/passkeys.ts'
import { addSession, noteReauthenticated } from '../../store/sql/sessions.ts'
import { lockStaff, type StaffMember, staffByEmail } from '../../store/sql/staff.ts'
import { recordAct } from '../audit/record-act.ts'
import type { InboxServices } from '../services.ts'
import type { KnownDevices } from './known-device.ts'
import type { Passkeys, UsedPasskey } from './passkeys.ts'
import { passwordMatches } from './password-hash.ts'
import { type NewSession, newSession, type SignedIn } from './sessions.ts'
import {
  type AllowedAttempt,
  type AttemptKeys,
  attemptKey,
  clearFailedAttempt,
  keysOf,
  reserveAttempt,
  shouldAudit,
  wideNetworkOf,
} from './sign-in-attempts.ts'

/** The sender of a sign-in request. */
export type Client = {
  /** The client's address, not that of our own proxies. */
  ip: string
  userAgent: string | undefined
  cookies: string | undefined
}

/** A member of staff who has just signed in, and the token of their new session. */
export type SignInResult = { staff: StaffMember; token: string }

/**
 * A refusal, which never reveals whether the address is known.
 *
 * @property isTooSoon whether it was refused without checking the password
 * @property waitMs the time until the next attempt is allowed
 */
export type SignInRefused = { isTooSoon: boolean; waitMs: number }

/** Sign-in for members of staff. */
export type SignIn = {
  byPassword: (email: string, password: string, client: Client) => Promise<SignInResult | SignInRefused>
  /** Without a delay, because signatures cannot be guessed. @param sent the browser's response */
  byPasskey: (sent: unknown, client: Client) => Promise<SignInResult | SignInRefused>
  /** Reauthenticates by password. @returns null if it was right */
  reauthenticateByPassword: (signedIn: SignedIn, password: string) => Promise<SignInRefused | null>
  reauthenticateByPasskey: (signedIn: SignedIn, sent: unknown) => Promise<SignInRefused | null>
}

const REFUSED: SignInRefused = { isTooSoon: false, waitMs: 0 }

export function createSignIn(
  dependencies: InboxServices & { passkeys: Passkeys; devices: KnownDevices },
): SignIn {
  const { database, secret, secretMark, passkeys, devices, now, randomBytes } = dependencies
  const { passwordMatches: matches = passwordMatches } = dependencies

  async function startAttempt(
    tx: Transaction,
    folded: string,
    client: Client,
    at: number,
  ): Promise<{ staff: StaffMember | null; attempt: AllowedAttempt | { waitMs: number } }> {
    const staff = await staffByEmail(tx, folded)
    const device = devices.read(client.cookies)
    const isKnown = staff !== null && device?.staff === staff.id
    const keys: AttemptKeys = isKnown
      ? { kind: 'device', device: attemptKey(secret, 'device', device.id) }
      : keysOf(secret, client.ip, folded)
    return { staff, attempt: await reserveAttempt(tx, keys, at) }
  }

  async function refuse({ count, nextWaitMs }: AllowedAttempt, ip: string): Promise<SignInRefused> {
    if (shouldAudit(count)) {
      const data = { times: count, network: wideNetworkOf(ip) }
      await database.transaction((tx) => recordAct(dependencies, tx, 'somebody', 'refused-sign-in', data))
    }
    return { isTooSoon: false, waitMs: nextWaitMs }
  }

  /** Reads a member of staff again under a lock: an owner may have ended their access meanwhile. */
  async function lockCurrentStaff(tx: Transaction, id: string): Promise<StaffMember | null> {
    const staff = await lockStaff(tx, id)
    return staff?.leftAt === null ? staff : null
  }

  /** False if the password changed, or the person left, while it was compared. */
  async function isPasswordUnchanged(tx: Transaction, { id, password }: StaffMember): Promise<boolean> {
    return (await lockCurrentStaff(tx, id))?.password === password
  }

  async function startSession(
    tx: Transaction,
    staff: StaffMember,
    { session }: NewSession,
    way: 'password' | 'passkey',
  ): Promise<void> {
    await addSession(tx, { ...session, staff: staff.id }, secretMark)
    await recordAct(dependencies, tx, staff.id, 'signed-in', { way })
  }

  /** @returns false if the challenge was answered before, or the passkey was removed meanwhile */
  async function storeUse(
    tx: Transaction,
    { id, staff, name }: StoredPasskey,
    used: UsedPasskey,
    at: number,
  ): Promise<boolean> {
    const { counter, isCounterBehind, answered } = used
    if (!(await spendChallenge(tx, answered.hash, answered.until, at))) return false
    if (!(await notePasskeyUsed(tx, id, counter, at))) return false
    if (isCounterBehind) await recordAct(dependencies, tx, staff, 'passkey-went-back', { name })
    return true
  }

  return {
    byPassword: async (email, password, client) => {
      const at = now().getTime()
      const { staff, attempt } = await database.transaction((tx) =>
        startAttempt(tx, normaliseEmail(email.trim()), client, at),
      )
      if ('waitMs' in attempt) return { isTooSoon: true, waitMs: attempt.waitMs }
      // Also for unknown addresses, so that they take as long.
      const isRight = await matches(password, staff?.password ?? null)
      if (!staff || !isRight) return refuse(attempt, client.ip)
      const session = newSession(client.userAgent, at, randomBytes)
      const hasSignedIn = await database.transaction(async (tx) => {
        if (!(await isPasswordUnchanged(tx, staff))) return false
        await clearFailedAttempt(tx, attempt.keys)
        await startSession(tx, staff, session, 'password')
        return true
      })
      return hasSignedIn ? { staff, token: session.token } : refuse(attempt, client.ip)
    },

    byPasskey: async (sent, client) => {
      const at = now().getTime()
      const id = passkeys.idIn(sent)
      const stored = id === null ? null : await database.read((tx) => passkeyById(tx, id))
      const usedPasskey = stored && (await passkeys.checkUse(sent, stored, 'sign-in', ''))
      if (!usedPasskey) return REFUSED
      const session = newSession(client.userAgent, at, randomBytes)
      const staff = await database.transaction(async (tx) => {
        const person = await lockCurrentStaff(tx, stored.staff)
        if (!person || !(await storeUse(tx, stored, usedPasskey, at))) return null
        await startSession(tx, person, session, 'passkey')
        return person
      })
      return staff ? { staff, token: session.token } : REFUSED
    },

    reauthenticateByPassword: async ({ staff, session }, password) => {
      const at = now().getTime()
      // Counted for each person, with the waits of a known device.
      const keys: AttemptKeys = { kind: 'device', device: attemptKey(secret, 'again', staff.id) }
      const attempt = await database.transaction((tx) => reserveAttempt(tx, keys, at))
      if ('waitMs' in attempt) return { isTooSoon: true, waitMs: attempt.waitMs }
      const refused = { isTooSoon: false, waitMs: attempt.nextWaitMs }
      if (!(await matches(password, staff.password))) return refused
      return database.transaction(async (tx) => {
        if (!(await isPasswordUnchanged(tx, staff))) return refused
        await clearFailedAttempt(tx, keys)
        await noteReauthenticated(tx, session.hash, at)
        return null
      })
    },

    reauthenticateByPasskey: async ({ staff, session }, sent) => {
      const at = now().getTime()
      const id = passkeys.idIn(sent)
      const stored = id === null ? null : await database.read((tx) => passkeyById(tx, id))
      if (stored?.staff !== staff.id) return REFUSED
      const usedPasskey = await passkeys.checkUse(sent, stored, 'reauthenticate', session.hash)
      if (!usedPasskey) return REFUSED
      return database.transaction(async (tx) => {
        if (!(await storeUse(tx, stored, usedPasskey, at))) return REFUSED
        await noteReauthenticated(tx, session.hash, at)
        return null
      })
    },
  }
}
