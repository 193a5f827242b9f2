import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AttemptKeys, endedWell, reserveAttempt } from '../../inbox/sign-in/sign-in-attempts.ts'
import { TURN_MS } from '../../inbox/sign-in/sign-in-delay.ts'
import { sweepAccess } from '../../inbox/sign-in/sweep-access.ts'
import { TRIED_FOR_MS } from '../outbox.ts'
import type { Database, Transaction } from '../sql/database.ts'
import { putNewAddress } from '../sql/new-addresses.ts'
import {
  addLink,
  type OneTimeLink,
  openLink,
  openLinks,
  spendChallenge,
  takeLink,
} from '../sql/one-time-links.ts'
import { addPasskey, notePasskeyUsed, passkeyById, passkeysOf, removePasskey } from '../sql/passkeys.ts'
import {
  addSession,
  endSession,
  endSessionsOf,
  findSession,
  noteSessionUsed,
  type StoredSession,
  sessionsOf,
} from '../sql/sessions.ts'
import {
  addInvited,
  allStaff,
  isEmailTaken,
  join,
  leave,
  ownersHeld,
  setPassword,
  setRole,
  staffByEmail,
  takeBack,
} from '../sql/staff.ts'

const NOW = 1_795_000_000_000
const HOUR_MS = 3_600_000
const MARK = 'the mark of a secret'
const NEVER = { createdBefore: 0, usedBefore: 0, secretMark: MARK }

/** What every store of staff promises; `open` gives an empty one, and closes what was opened. */
export function accessContract(
  open: () => Promise<{ database: Database; close: () => Promise<void> }>,
): void {
  let opened: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  const write = <Result>(work: (tx: Transaction) => Promise<Result>) => opened.database.transaction(work)
  const read = <Result>(work: (tx: Transaction) => Promise<Result>) => opened.database.read(work)
  const addOwner = (id: string) =>
    write(async (tx) => {
      const email = `${id}@Example.co.za`
      await addInvited(tx, { id, email, emailFolded: email.toLowerCase(), role: 'owner', createdAt: NOW })
      await join(tx, id, { name: id, email, emailFolded: email.toLowerCase(), at: NOW })
    })

  test('somebody invited is not found by their address before they have joined', async () => {
    const invited = { id: 'ada', email: 'Ada@x.example', emailFolded: 'ada@x.example', createdAt: NOW }
    await write((tx) => addInvited(tx, { ...invited, role: 'member' }))
    expect(await read((tx) => staffByEmail(tx, 'ada@x.example'))).toBeNull()
    expect(await read((tx) => isEmailTaken(tx, 'ada@x.example', 'bob'))).toBe(true)
    await write((tx) =>
      join(tx, 'ada', { name: 'Ada', email: 'Ada@x.example', emailFolded: 'ada@x.example', at: NOW + 1 }),
    )
    expect(await read((tx) => staffByEmail(tx, 'ada@x.example'))).toEqual({
      id: 'ada',
      name: 'Ada',
      email: 'Ada@x.example',
      role: 'member',
      password: null,
      singleKeys: true,
      notices: { assigned: 'at-once', late: 'morning' },
      createdAt: NOW,
      joinedAt: NOW + 1,
      leftAt: null,
      passkeys: 0,
    })
    expect(await write((tx) => takeBack(tx, 'ada'))).toBeNull()
  })

  test('whoever leaves keeps their name and nothing else, and gives their address free', async () => {
    await addOwner('ada')
    await write((tx) => addSession(tx, session('ada', 'a'), MARK))
    await write((tx) => addPasskey(tx, PASSKEY))
    await write((tx) => setPassword(tx, 'ada', 'hash'))
    await write((tx) => leave(tx, 'ada', NOW + 5))
    expect(await read((tx) => isEmailTaken(tx, 'ada@example.co.za', 'bob'))).toBe(false)
    expect(await read((tx) => findSession(tx, 'a', NEVER))).toBeNull()
    await sweepAccess(opened.database, NOW + 24 * HOUR_MS)
    expect(await read(allStaff)).toMatchObject([{ password: 'hash', passkeys: 1 }])
    await sweepAccess(opened.database, NOW + 6 + 24 * HOUR_MS)
    expect(await read(allStaff)).toMatchObject([
      { id: 'ada', name: 'ada', leftAt: NOW + 5, password: null, passkeys: 0 },
    ])
    await addOwner('ada2')
  })

  test('of two owners who make each other members at once, one stays', async () => {
    await addOwner('ada')
    await addOwner('bob')
    const demote = (id: string) =>
      write(async (tx) => {
        const owners = await ownersHeld(tx)
        if (owners.some((owner) => owner !== id)) await setRole(tx, id, 'member')
      })
    await Promise.all([demote('ada'), demote('bob')])
    expect(await read((tx) => ownersHeld(tx))).toHaveLength(1)
  })

  test('a passkey is somebody’s, counts its uses, and is taken away by them alone', async () => {
    await addOwner('ada')
    await addOwner('bob')
    expect(await write((tx) => addPasskey(tx, PASSKEY))).toBe(true)
    expect(await write((tx) => addPasskey(tx, { ...PASSKEY, staff: 'bob' }))).toBe(false)
    await write((tx) => notePasskeyUsed(tx, 'key', 7, NOW + 9))
    expect(await read((tx) => passkeyById(tx, 'key'))).toEqual({
      ...PASSKEY,
      counter: 7,
      lastUsedAt: NOW + 9,
    })
    expect(await write((tx) => removePasskey(tx, 'key', 'bob'))).toBeNull()
    expect(await write((tx) => removePasskey(tx, 'key', 'ada'))).toBe('Phone')
    expect(await read((tx) => passkeysOf(tx, 'ada'))).toEqual([])
  })

  test('a session is found until it ends, by its age or by disuse', async () => {
    await addOwner('ada')
    await write((tx) => addSession(tx, session('ada', 'a'), MARK))
    expect(
      await read((tx) => findSession(tx, 'a', { ...NEVER, createdBefore: NOW - 1, usedBefore: NOW - 1 })),
    ).toMatchObject({
      session: session('ada', 'a'),
      staff: { id: 'ada' },
    })
    expect(await read((tx) => findSession(tx, 'a', { ...NEVER, createdBefore: NOW }))).toBeNull()
    expect(await read((tx) => findSession(tx, 'a', { ...NEVER, usedBefore: NOW }))).toBeNull()
    expect(await read((tx) => findSession(tx, 'a', { ...NEVER, secretMark: 'of another' }))).toBeNull()
    expect(await read((tx) => sessionsOf(tx, 'ada', { ...NEVER, secretMark: 'of another' }))).toEqual([])
    expect(await read((tx) => findSession(tx, 'b', NEVER))).toBeNull()
  })

  test('sessions are listed by their use, ended by whose they are, and the oldest beyond twenty go', async () => {
    await addOwner('ada')
    await addOwner('bob')
    for (let n = 1; n <= 22; n += 1)
      await write((tx) => addSession(tx, session('ada', `a${n}`, NOW + n), MARK))
    await write((tx) => noteSessionUsed(tx, 'a3', NOW + 99))
    const hashes = (await read((tx) => sessionsOf(tx, 'ada', NEVER))).map(({ hash }) => hash)
    expect([hashes.length, hashes[0], hashes[1], hashes.includes('a2')]).toEqual([20, 'a3', 'a22', false])
    expect(await write((tx) => endSession(tx, 'a3', 'bob'))).toBe(false)
    expect(await write((tx) => endSession(tx, 'a3', 'ada'))).toBe(true)
    expect(await write((tx) => endSessionsOf(tx, 'ada', 'a22'))).toBe(18)
    expect(await read((tx) => sessionsOf(tx, 'ada', NEVER))).toMatchObject([{ hash: 'a22' }])
  })

  test('a link is used by one of twenty at once, and a new one takes the place of the older', async () => {
    await write((tx) => addLink(tx, LINK))
    expect(await read((tx) => openLink(tx, 'link', OPEN))).toEqual(LINK)
    expect(await read((tx) => openLink(tx, 'link', { ...OPEN, nowMs: LINK.until }))).toBeNull()
    const another = { ...OPEN, secretMark: 'of another' }
    expect(await read((tx) => openLink(tx, 'link', another))).toBeNull()
    expect(await write((tx) => takeLink(tx, 'link', another))).toBeNull()
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => write((tx) => takeLink(tx, 'link', OPEN))),
    )
    expect(taken.filter((link) => link !== null)).toEqual([LINK])
    await write((tx) => addLink(tx, { ...LINK, hash: 'second' }))
    await write((tx) => addLink(tx, { ...LINK, hash: 'third' }))
    expect((await read((tx) => openLinks(tx, OPEN))).map(({ hash }) => hash)).toEqual(['third'])
  })

  test('somebody who is invited twice at the same moment is there once', async () => {
    const invite = (id: string) =>
      write(async (tx) => {
        await addInvited(tx, { ...SOMEBODY, id })
        return await isEmailTaken(tx, SOMEBODY.emailFolded, id)
      })
    const taken = await Promise.all(['ada', 'adah', 'adam'].map(invite))
    expect(taken.filter((each) => !each)).toHaveLength(1)
    expect(await read(allStaff)).toHaveLength(1)
  })

  test('a challenge is spent by one of twenty at once', async () => {
    const spent = await Promise.all(
      Array.from({ length: 20 }, () => write((tx) => spendChallenge(tx, 'challenge', NOW + 1, NOW))),
    )
    expect(spent.filter(Boolean)).toHaveLength(1)
    expect(await read((tx) => openLink(tx, 'challenge', { ...OPEN, nowMs: 0 }))).toBeNull()
  })

  test('of thirty tries at once those beyond the free ones wait, and one that ends well is taken back', async () => {
    const keys: AttemptKeys = { kind: 'network', email: 'e', network: 'n', turn: 't', wide: 'w' }
    const begin = () => write((tx) => reserveAttempt(tx, keys, NOW))
    const begun = await Promise.all(Array.from({ length: 30 }, begin))
    expect(begun.filter((each) => !('waitMs' in each))).toHaveLength(2)
    await write((tx) => endedWell(tx, keys))
    expect(await begin()).toMatchObject({ count: 2 })
    expect(await begin()).toEqual({ waitMs: 1_000 })
  })

  test('of sixty networks that guess at one address at once ten are looked at, and the others get a turn', async () => {
    const begin = (network: number) => {
      const own = { network: `n${network}`, turn: `t${network}` }
      const keys: AttemptKeys = { kind: 'network', email: 'e', ...own, wide: 'w' }
      return write((tx) => reserveAttempt(tx, keys, NOW))
    }
    const begun = await Promise.all(Array.from({ length: 60 }, (_, network) => begin(network)))
    expect(begun.filter((each) => !('waitMs' in each))).toHaveLength(10)
    expect(begun.filter((each) => 'waitMs' in each && each.waitMs === TURN_MS)).toHaveLength(50)
  })

  test('what is over is swept, and nothing else', async () => {
    const over = NOW - TRIED_FOR_MS // its mail may go out until then
    await addOwner('ada')
    await write((tx) => addSession(tx, session('ada', 'old', NOW - 9 * HOUR_MS), MARK))
    await write((tx) => addSession(tx, session('ada', 'new', NOW), MARK))
    await write((tx) => addLink(tx, { ...LINK, until: over }))
    const address = { email: 'ada@new.example', hash: 'address', askedAt: over - HOUR_MS, until: over }
    await write((tx) => putNewAddress(tx, { ...address, staff: 'ada', secretMark: MARK }))
    await write((tx) => spendChallenge(tx, 'challenge', NOW + 1, NOW))
    const keys: AttemptKeys = { kind: 'device', device: 'd' }
    await write((tx) => reserveAttempt(tx, keys, NOW - 2 * HOUR_MS))
    expect(await sweepAccess(opened.database, NOW)).toEqual({ sessions: 1, links: 2, signInAttempts: 1 })
    expect(await sweepAccess(opened.database, NOW)).toEqual({ sessions: 0, links: 0, signInAttempts: 0 })
    expect(await read((tx) => sessionsOf(tx, 'ada', NEVER))).toMatchObject([{ hash: 'new' }])
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
const SOMEBODY = {
  email: 'Ada@x.example',
  emailFolded: 'ada@x.example',
  createdAt: NOW,
  role: 'member' as const,
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
const OPEN = { nowMs: NOW, secretMark: MARK }

function session(staff: string, hash: string, at = NOW): StoredSession {
  const times = { createdAt: at, lastUsedAt: at, reauthenticatedAt: at }
  return { staff, hash, device: 'Chrome on Windows', isPhone: true, ...times }
}
