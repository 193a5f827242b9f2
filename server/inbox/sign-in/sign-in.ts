import { normaliseEmail } from '../../../domain/enquiry/email.ts'
import { spendChallenge } from '../../store/sql/one-time-links.ts'
import { notePasskeyUsed, passkeyById, type StoredPasskey } from '../../store/sql/passkeys.ts'
import { noteReauthenticated } from '../../store/sql/sessions.ts'
import { type StaffMember, staffByEmail, staffHeld } from '../../store/sql/staff.ts'
import type { Work } from '../../store/sql/work.ts'
import type { AccessDependencies, Caller } from './access-dependencies.ts'
import type { KnownDevices } from './known-device.ts'
import type { Passkeys, UsedPasskey } from './passkeys.ts'
import { passwordMatches } from './password-hash.ts'
import { beginSession, type NewSession, newSession, type Signed } from './sessions.ts'
import {
  type AllowedAttempt,
  type AttemptKeys,
  endedWell,
  isToldAt,
  keysOf,
  reserveAttempt,
  tryKey,
  wideNetworkOf,
} from './sign-in-attempts.ts'

/** Somebody who has just got in, and the token of their new session. */
export type SignInResult = { staff: StaffMember; token: string }

/**
 * A refusal. It never says whether the address is known.
 *
 * @property isTooSoon nothing was looked at
 * @property waitMs after so long the next try is looked at
 */
export type SignInRefused = { isTooSoon: boolean; waitMs: number }

type SignInDependencies = AccessDependencies & {
  passkeys: Passkeys
  devices: KnownDevices
  /** Another than the real one; for tests that count how often it is asked. */
  passwordMatches?: typeof passwordMatches
}

/** Ways in for somebody who has joined. */
export type SignIn = {
  byPassword: (email: string, password: string, caller: Caller) => Promise<SignInResult | SignInRefused>
  /** Never waits: nobody guesses a signature. @param sent the browser's answer */
  byPasskey: (sent: unknown, caller: Caller) => Promise<SignInResult | SignInRefused>
  /** Once more, of somebody who is signed in. @returns null when it was right */
  againByPassword: (signed: Signed, password: string) => Promise<SignInRefused | null>
  againByPasskey: (signed: Signed, sent: unknown) => Promise<SignInRefused | null>
}

const REFUSED: SignInRefused = { isTooSoon: false, waitMs: 0 }

export function createSignIn(parts: SignInDependencies): SignIn {
  const { works, audit, secret, secretMark, passkeys, devices, now, randomBytes } = parts
  const { passwordMatches: matches = passwordMatches } = parts

  function* begin(folded: string, caller: Caller, at: number): Work<Tried> {
    const staff = yield* staffByEmail(folded)
    const device = devices.read(caller.cookies)
    const isKnown = staff !== null && device?.staff === staff.id
    const keys: AttemptKeys = isKnown
      ? { kind: 'device', device: tryKey(secret, 'device', device.id) }
      : keysOf(secret, caller.ip, folded)
    return { staff, tried: yield* reserveAttempt(keys, works.dialect, at) }
  }

  async function refuse(
    { count, nextWaitMs }: AllowedAttempt,
    ip: string,
    at: number,
  ): Promise<SignInRefused> {
    if (isToldAt(count)) {
      const data = { times: count, network: wideNetworkOf(ip) }
      await works.write(() =>
        audit.append({ at, actor: 'somebody', act: 'refused-sign-in', subject: null, data }),
      )
    }
    return { isTooSoon: false, waitMs: nextWaitMs }
  }

  /** Somebody as they are by now: while an answer was checked, an owner may have ended their access. */
  function* hereStill(id: string): Work<StaffMember | null> {
    const staff = yield* staffHeld(id, works.dialect)
    return staff?.leftAt === null ? staff : null
  }

  /** Whether the password that was compared is still theirs. */
  function* isTheirsStill({ id, password }: StaffMember): Work<boolean> {
    return (yield* hereStill(id))?.password === password
  }

  function* letIn(
    staff: StaffMember,
    session: NewSession,
    way: 'password' | 'passkey',
    at: number,
  ): Work<void> {
    yield* beginSession(staff.id, session, secretMark)
    yield* audit.append({ at, actor: staff.id, act: 'signed-in', subject: null, data: { way } })
  }

  /** @returns false if the challenge was answered before, or the passkey was taken away meanwhile */
  function* noteUse({ id, staff, name }: StoredPasskey, used: UsedPasskey, at: number): Work<boolean> {
    const { counter, wentBack, answered } = used
    if (!(yield* spendChallenge(answered.hash, answered.until, at))) return false
    if (!(yield* notePasskeyUsed(id, counter, at))) return false
    if (wentBack)
      yield* audit.append({ at, actor: staff, act: 'passkey-went-back', subject: null, data: { name } })
    return true
  }

  return {
    byPassword: async (email, password, caller) => {
      const at = now().getTime()
      const { staff, tried } = await works.write(() => begin(normaliseEmail(email.trim()), caller, at))
      if ('waitMs' in tried) return { isTooSoon: true, waitMs: tried.waitMs }
      // Also where there is nobody: it takes as long.
      const isRight = await matches(password, staff?.password ?? null)
      if (!staff || !isRight) return refuse(tried, caller.ip, at)
      const session = newSession(caller.userAgent, at, randomBytes)
      const isIn = await works.write(function* () {
        if (!(yield* isTheirsStill(staff))) return false
        yield* endedWell(tried.keys)
        yield* letIn(staff, session, 'password', at)
        return true
      })
      return isIn ? { staff, token: session.token } : refuse(tried, caller.ip, at)
    },

    byPasskey: async (sent, caller) => {
      const at = now().getTime()
      const id = passkeys.idIn(sent)
      const stored = id === null ? null : await works.read(() => passkeyById(id))
      const right = stored && (await passkeys.checkUse(sent, stored, 'sign-in', ''))
      if (!right) return REFUSED
      const session = newSession(caller.userAgent, at, randomBytes)
      const staff = await works.write(function* () {
        const person = yield* hereStill(stored.staff)
        if (!person || !(yield* noteUse(stored, right, at))) return null
        yield* letIn(person, session, 'passkey', at)
        return person
      })
      return staff ? { staff, token: session.token } : REFUSED
    },

    againByPassword: async ({ staff, session }, password) => {
      const at = now().getTime()
      const keys: AttemptKeys = { kind: 'device', device: tryKey(secret, 'again', staff.id) }
      const tried = await works.write(() => reserveAttempt(keys, works.dialect, at))
      if ('waitMs' in tried) return { isTooSoon: true, waitMs: tried.waitMs }
      const refused = { isTooSoon: false, waitMs: tried.nextWaitMs }
      if (!(await matches(password, staff.password))) return refused
      return works.write(function* () {
        if (!(yield* isTheirsStill(staff))) return refused
        yield* endedWell(keys)
        yield* noteReauthenticated(session.hash, at)
        return null
      })
    },

    againByPasskey: async ({ staff, session }, sent) => {
      const at = now().getTime()
      const id = passkeys.idIn(sent)
      const stored = id === null ? null : await works.read(() => passkeyById(id))
      if (stored?.staff !== staff.id) return REFUSED
      const right = await passkeys.checkUse(sent, stored, 'reauthenticate', session.hash)
      if (!right) return REFUSED
      return works.write(function* () {
        if (!(yield* noteUse(stored, right, at))) return REFUSED
        yield* noteReauthenticated(session.hash, at)
        return null
      })
    },
  }
}

type Tried = { staff: StaffMember | null; tried: AllowedAttempt | { waitMs: number } }
