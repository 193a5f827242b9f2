import { processorSeconds } from '../../../fixtures/process-figures.ts'
import { type Answer, countOf } from '../../ask.ts'
import { none } from '../../none.ts'
import { atLeast, atMost, exactly, type Scenario } from '../../scenario.ts'
import { cookieOf, joinInbox, OWNER, signIn, staffWith } from '../../staff.ts'
import { rowsIn } from '../../stored-records.ts'

/** The attempts before a guesser elsewhere has to take turns. */
const ATTEMPTS = 10
const LEAST_MS = 10
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/

/** Response times must not reveal who works here. */
export const signInCost: Scenario = {
  id: 'S10',
  promise: 'A sign-in attempt costs an argon2id hash, for an unknown address too',
  isQuick: false,
  isTimed: true,
  control: {
    file: 'server/inbox/sign-in/password-hash.ts',
    find: 'const { cost, salt, tag } = (stored',
    replace: 'if (stored === null) return false\n  const { cost, salt, tag } = (stored',
  },
  run: async (context) => {
    const server = await context.server()
    await joinInbox(server)
    const [, memory, passes] =
      ARGON2ID.exec(String(rowsIn(server.dataDir, 'SELECT password FROM staff')[0]?.password)) ?? []
    const cpuMs = async () => 1_000 * (await processorSeconds(Number(server.pid)))
    const spent = { known: 0, unknown: 0 }
    const answers: Array<Answer> = []
    // Alternating, so that other load affects both alike; each from its own network, so that none is delayed.
    for (let index = 0; index < ATTEMPTS; index += 1)
      for (const who of ['known', 'unknown'] as const) {
        const email = who === 'known' ? OWNER.email : `nobody-${index}@twelvemoons.example`
        const before = await cpuMs()
        const from = `127.3.${who === 'known' ? 1 : 2}.${index + 1}`
        answers.push(await signIn(server.port, { email, password: 'a wrong one' }, { from }))
        spent[who] += (await cpuMs()) - before
      }
    const texts = new Set(answers.map(({ text }) => text.replace(/,"retryAfterSeconds":\d+/, '')))
    return [
      atLeast('memory of a hash', Number(memory), 19_456, ' KiB'),
      atLeast('passes over it', Number(passes), 2),
      exactly('tries refused', countOf(answers, 401), 2 * ATTEMPTS),
      exactly('different refusals', texts.size, 1),
      atLeast(
        'processor time of a try with a known address',
        Math.round(spent.known / ATTEMPTS),
        LEAST_MS,
        ' ms',
      ),
      atLeast('an unknown address costs of that', Math.round((100 * spent.unknown) / spent.known), 60, ' %'),
      atMost('and no more than', Math.round((100 * spent.unknown) / spent.known), 160, ' %'),
    ]
  },
}

const GUESSES = 30

/** A guesser is slowed down, and the account's owner is not. */
export const guessing: Scenario = {
  id: 'S10',
  promise: 'Guessing a password is slowed down, from many networks too, and never locks its owner out',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/inbox/sign-in/sign-in-delay.ts',
    find: 'return count < freeAttempts ? 0 : Math.min',
    replace: 'return count >= 0 ? 0 : Math.min',
  },
  run: async (context) => {
    const server = await context.server()
    const { cookie } = await joinInbox(server)
    const guess = (from: string) => signIn(server.port, { ...OWNER, password: 'a guess' }, { from })
    const answers: Array<Answer> = []
    for (let index = 0; index < GUESSES; index += 1) answers.push(await guess('127.0.0.66'))
    const elsewhere: Array<Answer> = []
    for (let index = 0; index < GUESSES; index += 1) elsewhere.push(await guess(`127.4.0.${index + 1}`))
    const device = { headers: { cookie }, from: '127.0.0.66' }
    const home = await signIn(server.port, OWNER, { from: '127.5.0.1' })
    const signedIn = { headers: { cookie }, from: '127.5.0.1' }
    return [
      atMost('guesses of one address that were looked at', countOf(answers, 401), 10),
      atLeast(
        'and told to wait',
        answers.filter(({ headers }) => headers['retry-after']).length,
        GUESSES - 10,
      ),
      atMost('guesses from as many networks that were looked at', countOf(elsewhere, 401), 10),
      atMost(
        'the person themselves from elsewhere on a new device waits once',
        Number(home.headers['retry-after']),
        300,
        ' s',
      ),
      exactly(
        'and on one that is known not at all',
        (await signIn(server.port, OWNER, signedIn)).status,
        200,
      ),
      exactly(
        'and from a device that is known, at the address of the guesser',
        (await signIn(server.port, OWNER, device)).status,
        200,
      ),
      none(
        'guesses from many networks let in',
        elsewhere.filter(({ status }) => status === 200).map(({ text }) => text),
      ),
    ]
  },
}

/** A copy of the database, or an old cookie, gives no access. */
export const sessions: Scenario = {
  id: 'S10',
  promise:
    'Each sign-in creates a new session token, which is stored as a hash and invalid after signing out',
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/inbox/sign-in/sessions.ts',
    find: "import { isToken, newToken, tokenHash } from './token.ts'",
    replace: "import { isToken, newToken } from './token.ts'\nconst tokenHash = (token) => token",
  },
  run: async (context) => {
    const server = await context.server()
    const first = await joinInbox(server)
    const tokens: Array<string> = []
    for (let index = 0; index < 3; index += 1) {
      const cookie = cookieOf(await signIn(server.port, OWNER, { headers: { cookie: first.cookie } }))
      tokens.push(/inbox-session=([\w-]+)/.exec(cookie)?.[1] ?? '')
      await staffWith(server.port, cookie).send('sign-out', {})
    }
    const stored = JSON.stringify([
      ...rowsIn(server.dataDir, 'SELECT * FROM sessions'),
      ...rowsIn(server.dataDir, 'SELECT * FROM one_time_links'),
    ])
    const firstToken = /inbox-session=([\w-]+)/.exec(first.cookie)?.[1] ?? ''
    const after = await Promise.all(
      tokens.map((token) => staffWith(server.port, `inbox-session=${token}`).read('sessions')),
    )
    const isAlive = (await first.read('sessions')).status
    await first.send('sign-out-everywhere', {})
    const forged = await staffWith(server.port, `inbox-session=${hashIn(stored)}`).read('sessions')
    return [
      exactly('different tokens', new Set([firstToken, ...tokens]).size, tokens.length + 1),
      none(
        'shorter than 256 bits',
        tokens.filter((token) => token.length < 43),
      ),
      none(
        'tokens that stand in the database',
        [firstToken, ...tokens].filter((token) => stored.includes(token)),
      ),
      exactly('dead once signed out', countOf(after, 401), tokens.length),
      exactly('alive before that', isAlive, 200),
      exactly('dead once signed out everywhere', (await first.read('sessions')).status, 401),
      exactly('what stands in the database as a token', forged.status, 401),
    ]
  },
}

function hashIn(stored: string): string {
  return /"hash":"([\w-]{43})"/.exec(stored)?.[1] ?? ''
}
