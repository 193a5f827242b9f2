import type { NoticeTimes } from '../../../domain/inbox/api/session.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { endNewAddress } from '../../store/sql/new-addresses.ts'
import { spendChallenge } from '../../store/sql/one-time-links.ts'
import { addPasskey, passkeysOf, removePasskey, type StoredPasskey } from '../../store/sql/passkeys.ts'
import { endSession, endSessionsOf, type StoredSession, sessionsOf } from '../../store/sql/sessions.ts'
import { setName, setNotices, setPassword, setSingleKeys } from '../../store/sql/staff.ts'
import type { InboxServices } from '../services.ts'
import type { Passkeys } from './passkeys.ts'
import { chosenPasswordFault, hashPassword } from './password-hash.ts'
import { endedBy, type Signed, stillSigned } from './sessions.ts'
import { tokenHash } from './token.ts'

const SHORT_ID_CHARS = 22 // 132 bits
const MAX_PASSKEYS = 20

/** What people do to their own ways in. */
export type OwnAccount = {
  passkeys: (signed: Signed) => Promise<Array<StoredPasskey>>
  passkeyOptions: (signed: Signed) => Promise<object>
  /** not-made: the browser's answer is not right. too-many: they have enough. */
  addPasskey: (signed: Signed, sent: unknown, name: string) => Promise<'added' | 'not-made' | 'too-many'>
  /** last-way-in: without it they could not sign in again. */
  removePasskey: (signed: Signed, shortId: string) => Promise<'removed' | 'unknown' | 'last-way-in'>
  /**
   * Ends all other sessions, and a new address that was asked for.
   *
   * @returns why it is easy to guess, in a sentence; null: it is set
   */
  setPassword: (signed: Signed, password: string) => Promise<string | null>
  setName: (signed: Signed, name: string) => Promise<void>
  setSingleKeys: (signed: Signed, singleKeys: boolean) => Promise<void>
  setNotices: (signed: Signed, notices: NoticeTimes) => Promise<void>
  sessions: (signed: Signed) => Promise<Array<StoredSession>>
  /** @returns whether there was such a session of theirs */
  endSession: (signed: Signed, hash: string) => Promise<boolean>
  signOut: (signed: Signed) => Promise<void>
  signOutEverywhere: (signed: Signed) => Promise<void>
}

/** Names a passkey in an address, for which the credential's own id can be too long. */
export function shortPasskeyId(id: string): string {
  return tokenHash(id).slice(0, SHORT_ID_CHARS)
}

export function createOwnAccount(parts: InboxServices & { passkeys: Passkeys }): OwnAccount {
  const { database, audit, secretMark, passkeys, now, randomBytes } = parts

  function note(
    tx: Transaction,
    { staff }: Signed,
    act: string,
    data: Record<string, string | number> = {},
  ): Promise<void> {
    return audit.append(tx, { at: now().getTime(), actor: staff.id, act, subject: null, data })
  }

  return {
    passkeys: ({ staff }) => database.read((tx) => passkeysOf(tx, staff.id)),

    passkeyOptions: async ({ staff, session }) => {
      const known = await database.read((tx) => passkeysOf(tx, staff.id))
      return passkeys.optionsForNew(staff, known, session.hash)
    },

    addPasskey: async (signed, sent, name) => {
      const { staff, session } = signed
      const at = now().getTime()
      const found = await passkeys.checkNew(sent, session.hash)
      if (!found) return 'not-made'
      const { passkey, answered } = found
      return database.transaction(async (tx) => {
        await stillSigned(tx, signed)
        const known = await passkeysOf(tx, staff.id)
        if (known.length >= MAX_PASSKEYS) return 'too-many'
        if (!(await spendChallenge(tx, answered.hash, answered.until, at))) return 'not-made'
        const called = name || session.device
        if (!(await addPasskey(tx, { ...passkey, staff: staff.id, name: called, createdAt: at })))
          return 'not-made'
        await note(tx, signed, 'added-passkey', { name: called })
        return 'added'
      })
    },

    removePasskey: (signed, shortId) =>
      database.transaction(async (tx) => {
        const { password } = await stillSigned(tx, signed)
        const all = await passkeysOf(tx, signed.staff.id)
        const one = all.find(({ id }) => shortPasskeyId(id) === shortId)
        if (!one) return 'unknown'
        if (all.length === 1 && password === null) return 'last-way-in'
        await removePasskey(tx, one.id, signed.staff.id)
        await note(tx, signed, 'removed-passkey', { name: one.name })
        return 'removed'
      }),

    setPassword: async (signed, password) => {
      const sentence = await chosenPasswordFault(password, signed.staff, parts)
      if (sentence !== null) return sentence
      const hash = await hashPassword(password, randomBytes)
      await database.transaction(async (tx) => {
        await stillSigned(tx, signed)
        await setPassword(tx, signed.staff.id, hash)
        await endNewAddress(tx, signed.staff.id, now().getTime())
        await endSessionsOf(tx, signed.staff.id, signed.session.hash)
        await note(tx, signed, 'changed-password')
      })
      return null
    },

    setName: (signed, name) =>
      database.transaction(async (tx) => {
        const { name: from } = await stillSigned(tx, signed)
        if (name === from) return
        await setName(tx, signed.staff.id, name)
        await note(tx, signed, 'changed-name', { from, to: name })
      }),

    setSingleKeys: ({ staff }, singleKeys) =>
      database.transaction((tx) => setSingleKeys(tx, staff.id, singleKeys)),

    setNotices: ({ staff }, notices) => database.transaction((tx) => setNotices(tx, staff.id, notices)),

    sessions: ({ staff }) =>
      database.read((tx) => sessionsOf(tx, staff.id, { ...endedBy(now().getTime()), secretMark })),

    endSession: (signed, hash) =>
      database.transaction(async (tx) => {
        const isEnded = await endSession(tx, hash, signed.staff.id)
        if (isEnded) await note(tx, signed, 'ended-session')
        return isEnded
      }),

    signOut: (signed) =>
      database.transaction(async (tx) => {
        await endSession(tx, signed.session.hash, signed.staff.id)
        await note(tx, signed, 'signed-out')
      }),

    signOutEverywhere: (signed) =>
      database.transaction(async (tx) => {
        const sessions = await endSessionsOf(tx, signed.staff.id)
        await note(tx, signed, 'signed-out-everywhere', { sessions })
      }),
  }
}
