import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AttemptKeys, endedWell, reserveAttempt } from '../../inbox/sign-in/sign-in-attempts.ts'
import { TURN_MS } from '../../inbox/sign-in/sign-in-delay.ts'
import { sweepAccess } from '../../inbox/sign-in/sweep-access.ts'
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
import type { Work, Works } from '../sql/work.ts'

const NOW = 1_795_000_000_000
const HOUR_MS = 3_600_000
const MARK = 'the mark of a secret'
const NEVER = { createdBefore: 0, usedBefore: 0, secretMark: MARK }

/** What every store of staff promises; `open` gives an empty one, and closes what was opened. */
export function accessContract(open: () => Promise<{ works: Works; close: () => Promise<void> }>): void {
  let opened: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  const write = <Result>(work: () => Work<Result>) => opened.works.write(work)
  const read = <Result>(work: () => Work<Result>) => opened.works.read(work)
  const addOwner = (id: string) =>
    write(function* () {
      const email = `${id}@Example.co.za`
      yield* addInvited({ id, email, emailFolded: email.toLowerCase(), role: 'owner', createdAt: NOW })
      yield* join(id, { name: id, email, emailFolded: email.toLowerCase(), at: NOW })
    })

  test('somebody invited is not found by their address before they have joined', async () => {
    const invited = { id: 'ada', email: 'Ada@x.example', emailFolded: 'ada@x.example', createdAt: NOW }
    await write(() => addInvited({ ...invited, role: 'member' }))
    expect(await read(() => staffByEmail('ada@x.example'))).toBeNull()
    expect(await read(() => isEmailTaken('ada@x.example', 'bob'))).toBe(true)
    await write(() =>
      join('ada', { name: 'Ada', email: 'Ada@x.example', emailFolded: 'ada@x.example', at: NOW + 1 }),
    )
    expect(await read(() => staffByEmail('ada@x.example'))).toEqual({
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
    expect(await write(() => takeBack('ada'))).toBeNull()
  })

  test('whoever leaves keeps their name and nothing else, and gives their address free', async () => {
    await addOwner('ada')
    await write(() => addSession(session('ada', 'a'), MARK))
    await write(() => addPasskey(PASSKEY))
    await write(() => setPassword('ada', 'hash'))
    await write(() => leave('ada', NOW + 5))
    expect(await read(() => isEmailTaken('ada@example.co.za', 'bob'))).toBe(false)
    expect(await read(() => findSession('a', NEVER))).toBeNull()
    await sweepAccess(opened.works, NOW + 24 * HOUR_MS)
    expect(await read(allStaff)).toMatchObject([{ password: 'hash', passkeys: 1 }])
    await sweepAccess(opened.works, NOW + 6 + 24 * HOUR_MS)
    expect(await read(allStaff)).toMatchObject([
      { id: 'ada', name: 'ada', leftAt: NOW + 5, password: null, passkeys: 0 },
    ])
    await addOwner('ada2')
  })

  test('of two owners who make each other members at once, one stays', async () => {
    await addOwner('ada')
    await addOwner('bob')
    const demote = (id: string) =>
      write(function* () {
        const owners = yield* ownersHeld(opened.works.dialect)
        if (owners.some((owner) => owner !== id)) yield* setRole(id, 'member')
      })
    await Promise.all([demote('ada'), demote('bob')])
    expect(await read(() => ownersHeld({ ...opened.works.dialect, forUpdate: '' }))).toHaveLength(1)
  })

  test('a passkey is somebody’s, counts its uses, and is taken away by them alone', async () => {
    await addOwner('ada')
    await addOwner('bob')
    expect(await write(() => addPasskey(PASSKEY))).toBe(true)
    expect(await write(() => addPasskey({ ...PASSKEY, staff: 'bob' }))).toBe(false)
    await write(() => notePasskeyUsed('key', 7, NOW + 9))
    expect(await read(() => passkeyById('key'))).toEqual({ ...PASSKEY, counter: 7, lastUsedAt: NOW + 9 })
    expect(await write(() => removePasskey('key', 'bob'))).toBeNull()
    expect(await write(() => removePasskey('key', 'ada'))).toBe('Phone')
    expect(await read(() => passkeysOf('ada'))).toEqual([])
  })

  test('a session is found until it ends, by its age or by disuse', async () => {
    await addOwner('ada')
    await write(() => addSession(session('ada', 'a'), MARK))
    expect(
      await read(() => findSession('a', { ...NEVER, createdBefore: NOW - 1, usedBefore: NOW - 1 })),
    ).toMatchObject({
      session: session('ada', 'a'),
      staff: { id: 'ada' },
    })
    expect(await read(() => findSession('a', { ...NEVER, createdBefore: NOW }))).toBeNull()
    expect(await read(() => findSession('a', { ...NEVER, usedBefore: NOW }))).toBeNull()
    expect(await read(() => findSession('a', { ...NEVER, secretMark: 'of another' }))).toBeNull()
    expect(await read(() => sessionsOf('ada', { ...NEVER, secretMark: 'of another' }))).toEqual([])
    expect(await read(() => findSession('b', NEVER))).toBeNull()
  })

  test('sessions are listed by their use, ended by whose they are, and the oldest beyond twenty go', async () => {
    await addOwner('ada')
    await addOwner('bob')
    for (let n = 1; n <= 22; n += 1) await write(() => addSession(session('ada', `a${n}`, NOW + n), MARK))
    await write(() => noteSessionUsed('a3', NOW + 99))
    const hashes = (await read(() => sessionsOf('ada', NEVER))).map(({ hash }) => hash)
    expect([hashes.length, hashes[0], hashes[1], hashes.includes('a2')]).toEqual([20, 'a3', 'a22', false])
    expect(await write(() => endSession('a3', 'bob'))).toBe(false)
    expect(await write(() => endSession('a3', 'ada'))).toBe(true)
    expect(await write(() => endSessionsOf('ada', 'a22'))).toBe(18)
    expect(await read(() => sessionsOf('ada', NEVER))).toMatchObject([{ hash: 'a22' }])
  })

  test('a link is used by one of twenty at once, and a new one takes the place of the older', async () => {
    await write(() => addLink(LINK))
    expect(await read(() => openLink('link', OPEN))).toEqual(LINK)
    expect(await read(() => openLink('link', { ...OPEN, nowMs: LINK.until }))).toBeNull()
    const another = { ...OPEN, secretMark: 'of another' }
    expect(await read(() => openLink('link', another))).toBeNull()
    expect(await write(() => takeLink('link', another))).toBeNull()
    const taken = await Promise.all(Array.from({ length: 20 }, () => write(() => takeLink('link', OPEN))))
    expect(taken.filter((link) => link !== null)).toEqual([LINK])
    await write(() => addLink({ ...LINK, hash: 'second' }))
    await write(() => addLink({ ...LINK, hash: 'third' }))
    expect((await read(() => openLinks(OPEN))).map(({ hash }) => hash)).toEqual(['third'])
  })

  test('somebody who is invited twice at the same moment is there once', async () => {
    const invite = (id: string) =>
      write(function* () {
        yield* addInvited({ ...SOMEBODY, id })
        return yield* isEmailTaken(SOMEBODY.emailFolded, id)
      })
    const taken = await Promise.all(['ada', 'adah', 'adam'].map(invite))
    expect(taken.filter((each) => !each)).toHaveLength(1)
    expect(await read(allStaff)).toHaveLength(1)
  })

  test('a challenge is spent by one of twenty at once', async () => {
    const spent = await Promise.all(
      Array.from({ length: 20 }, () => write(() => spendChallenge('challenge', NOW + 1, NOW))),
    )
    expect(spent.filter(Boolean)).toHaveLength(1)
    expect(await read(() => openLink('challenge', { ...OPEN, nowMs: 0 }))).toBeNull()
  })

  test('of thirty tries at once those beyond the free ones wait, and one that ends well is taken back', async () => {
    const keys: AttemptKeys = { kind: 'network', email: 'e', network: 'n', turn: 't', wide: 'w' }
    const begin = () => write(() => reserveAttempt(keys, opened.works.dialect, NOW))
    const begun = await Promise.all(Array.from({ length: 30 }, begin))
    expect(begun.filter((each) => !('waitMs' in each))).toHaveLength(2)
    await write(() => endedWell(keys))
    expect(await begin()).toMatchObject({ count: 2 })
    expect(await begin()).toEqual({ waitMs: 1_000 })
  })

  test('of sixty networks that guess at one address at once ten are looked at, and the others get a turn', async () => {
    const begin = (network: number) => {
      const own = { network: `n${network}`, turn: `t${network}` }
      const keys: AttemptKeys = { kind: 'network', email: 'e', ...own, wide: 'w' }
      return write(() => reserveAttempt(keys, opened.works.dialect, NOW))
    }
    const begun = await Promise.all(Array.from({ length: 60 }, (_, network) => begin(network)))
    expect(begun.filter((each) => !('waitMs' in each))).toHaveLength(10)
    expect(begun.filter((each) => 'waitMs' in each && each.waitMs === TURN_MS)).toHaveLength(50)
  })

  test('what is over is swept, and nothing else', async () => {
    await addOwner('ada')
    await write(() => addSession(session('ada', 'old', NOW - 9 * HOUR_MS), MARK))
    await write(() => addSession(session('ada', 'new', NOW), MARK))
    await write(() => addLink({ ...LINK, until: NOW }))
    const address = { email: 'ada@new.example', hash: 'address', askedAt: NOW - HOUR_MS, until: NOW }
    await write(() => putNewAddress({ ...address, staff: 'ada', secretMark: MARK }))
    await write(() => spendChallenge('challenge', NOW + 1, NOW))
    const keys: AttemptKeys = { kind: 'device', device: 'd' }
    await write(() => reserveAttempt(keys, opened.works.dialect, NOW - 2 * HOUR_MS))
    expect(await sweepAccess(opened.works, NOW)).toEqual({ sessions: 1, links: 2, signInAttempts: 1 })
    expect(await sweepAccess(opened.works, NOW)).toEqual({ sessions: 0, links: 0, signInAttempts: 0 })
    expect(await read(() => sessionsOf('ada', NEVER))).toMatchObject([{ hash: 'new' }])
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
/** Takes the marks of the secret away again, as before the step that brought them, and signs somebody in. */
export const BEFORE_SECRET_MARKS = [
  'ALTER TABLE sessions DROP COLUMN secret_mark',
  'ALTER TABLE one_time_links DROP COLUMN secret_mark',
  'ALTER TABLE migrations DROP COLUMN program',
  "DELETE FROM migrations WHERE file LIKE '%-program-and-secret.sql'",
  "UPDATE migrations SET file = '001-submissions.sql' WHERE file LIKE '001%'",
  `INSERT INTO settings (key, value) VALUES ('secretMark', '"${MARK}"')`,
  "INSERT INTO staff (id, name, email, email_folded, role, created_at) VALUES ('ada', 'Ada', 'a@x', 'a@x', 'owner', 1)",
  `INSERT INTO sessions (hash, staff, created_at, last_used_at, device, is_phone, reauthenticated_at)
   VALUES ('a', 'ada', 1, 1, 'Chrome', 0, 1)`,
]

/** After the step nobody is signed out who came under the store's secret. */
export async function staysSignedIn({ read }: Pick<Works, 'read'>): Promise<void> {
  expect(await read(() => findSession('a', NEVER))).toMatchObject({ staff: { id: 'ada' } })
  expect(await read(() => findSession('a', { ...NEVER, secretMark: 'of another' }))).toBeNull()
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
