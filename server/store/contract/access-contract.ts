import { expect, test } from 'vitest'
import { type AttemptKeys, reserveAttempt } from '../../inbox/sign-in/sign-in-attempts.ts'
import { sweepAccess } from '../../inbox/sign-in/sweep-access.ts'
import { RETRY_PERIOD_MS } from '../outbox.ts'
import type { Database, Transaction } from '../sql/database.ts'
import { putNewAddress } from '../sql/new-addresses.ts'
import { addLink, type OneTimeLink, spendChallenge } from '../sql/one-time-links.ts'
import { addPasskey } from '../sql/passkeys.ts'
import { addSession, type StoredSession, sessionsOf } from '../sql/sessions.ts'
import { addInvited, allStaff, joinStaff, removeStaff, setPassword } from '../sql/staff.ts'
import { openForEachTest } from './open-for-each-test.ts'

const NOW = 1_795_000_000_000
const HOUR_MS = 3_600_000
const MARK = 'the mark of a secret'
const NO_SESSION_ENDS = { createdBefore: 0, usedBefore: 0, secretMark: MARK }

/** What the sweep deletes about staff, in every store. @param open opens an empty database */
export function accessContract(
  open: () => Promise<{ database: Database; close: () => Promise<void> }>,
): void {
  const opened = openForEachTest(open)

  const write = <Result>(work: (tx: Transaction) => Promise<Result>) => opened().database.transaction(work)
  const read = <Result>(work: (tx: Transaction) => Promise<Result>) => opened().database.read(work)
  const addOwner = (id: string) =>
    write(async (tx) => {
      const email = `${id}@Example.co.za`
      await addInvited(tx, { id, email, emailFolded: email.toLowerCase(), role: 'owner', createdAt: NOW })
      await joinStaff(tx, id, { name: id, email, emailFolded: email.toLowerCase(), at: NOW })
    })

  test('a day after a colleague has left, only their name is kept', async () => {
    await addOwner('ada')
    await write((tx) => addPasskey(tx, PASSKEY))
    await write((tx) => setPassword(tx, 'ada', 'hash'))
    await write((tx) => removeStaff(tx, 'ada', NOW + 5))
    await sweepAccess(opened().database, NOW + 24 * HOUR_MS)
    expect(await read(allStaff)).toMatchObject([{ password: 'hash', passkeys: 1 }])
    await sweepAccess(opened().database, NOW + 6 + 24 * HOUR_MS)
    expect(await read(allStaff)).toMatchObject([
      { id: 'ada', name: 'ada', leftAt: NOW + 5, password: null, passkeys: 0 },
    ])
  })

  test('expired records are deleted, and no others', async () => {
    const expiredAt = NOW - RETRY_PERIOD_MS // until then its mail may be sent
    await addOwner('ada')
    await write((tx) => addSession(tx, session('ada', 'old', NOW - 9 * HOUR_MS), MARK))
    await write((tx) => addSession(tx, session('ada', 'new', NOW), MARK))
    await write((tx) => addLink(tx, { ...LINK, until: expiredAt }))
    const address = {
      email: 'ada@new.example',
      hash: 'address',
      askedAt: expiredAt - HOUR_MS,
      until: expiredAt,
    }
    await write((tx) => putNewAddress(tx, { ...address, staff: 'ada', secretMark: MARK }))
    await write((tx) => spendChallenge(tx, 'challenge', NOW + 1, NOW))
    const keys: AttemptKeys = { kind: 'device', device: 'd' }
    await write((tx) => reserveAttempt(tx, keys, NOW - 2 * HOUR_MS))
    expect(await sweepAccess(opened().database, NOW)).toEqual({ sessions: 1, links: 2, signInAttempts: 1 })
    expect(await sweepAccess(opened().database, NOW)).toEqual({ sessions: 0, links: 0, signInAttempts: 0 })
    expect(await read((tx) => sessionsOf(tx, 'ada', NO_SESSION_ENDS))).toMatchObject([{ hash: 'new' }])
  })
}

const PASSKEY = {
  id: 'key',
  staff: 'ada',
  publicKey: 'public',
  counter: 0,
  transports: ['internal', 'hybrid'],
  name: 'Phone',
  createdAt: NOW,
}
const LINK: OneTimeLink = {
  hash: 'link',
  purpose: 'invitation',
  staff: 'ada',
  invitedBy: null,
  createdAt: NOW,
  until: NOW + HOUR_MS,
  secretMark: MARK,
}

function session(staff: string, hash: string, at = NOW): StoredSession {
  const times = { createdAt: at, lastUsedAt: at, reauthenticatedAt: at }
  return { staff, hash, device: 'Chrome on Windows', isPhone: true, ...times }
}
