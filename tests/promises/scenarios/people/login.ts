import { processorSeconds } from '../../../fixtures/process-figures.ts'
import { type Answer, countOf } from '../../ask.ts'
import { none } from '../../none.ts'
import { atLeast, atMost, exactly, type Scenario } from '../../scenario.ts'
import { joinInbox, OWNER, signIn } from '../../staff.ts'
import { rowsIn } from '../../stored-records.ts'

/** No more, because further attempts would be delayed. */
const ATTEMPTS = 10
const MIN_CPU_MS = 10
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/

/** Response times must not reveal whether an address belongs to staff. */
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
    const cost = { known: 0, unknown: 0 }
    const answers: Array<Answer> = []
    // Alternating, so that other load affects both alike; each from its own network, so that none is delayed.
    for (let index = 0; index < ATTEMPTS; index += 1)
      for (const who of ['known', 'unknown'] as const) {
        const email = who === 'known' ? OWNER.email : `nobody-${index}@twelvemoons.example`
        const before = await cpuMs()
        const from = `127.3.${who === 'known' ? 1 : 2}.${index + 1}`
        answers.push(await signIn(server.port, { email, password: 'a wrong one' }, { from }))
        cost[who] += (await cpuMs()) - before
      }
    const texts = new Set(answers.map(({ text }) => text.replace(/,"retryAfterSeconds":\d+/, '')))
    return [
      atLeast('memory of a hash', Number(memory), 19_456, ' KiB'),
      atLeast('passes over it', Number(passes), 2),
      exactly('attempts refused', countOf(answers, 401), 2 * ATTEMPTS),
      exactly('different refusals', texts.size, 1),
      atLeast(
        'CPU time of an attempt with a known address',
        Math.round(cost.known / ATTEMPTS),
        MIN_CPU_MS,
        ' ms',
      ),
      atLeast(
        'cost of an unknown address, at least',
        Math.round((100 * cost.unknown) / cost.known),
        60,
        ' %',
      ),
      atMost('cost of an unknown address, at most', Math.round((100 * cost.unknown) / cost.known), 160, ' %'),
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
    const knownDeviceNearGuesser = { headers: { cookie }, from: '127.0.0.66' }
    const newDevice = await signIn(server.port, OWNER, { from: '127.5.0.1' })
    const knownDevice = { headers: { cookie }, from: '127.5.0.1' }
    return [
      atMost('guesses from one address that were checked', countOf(answers, 401), 10),
      atLeast(
        'guesses from one address with Retry-After',
        answers.filter(({ headers }) => headers['retry-after']).length,
        GUESSES - 10,
      ),
      atMost('guesses from many networks that were checked', countOf(elsewhere, 401), 10),
      atMost('the delay of the person on a new device', Number(newDevice.headers['retry-after']), 300, ' s'),
      exactly('the person on a known device', (await signIn(server.port, OWNER, knownDevice)).status, 200),
      exactly(
        'the person on a known device at the address of the guesser',
        (await signIn(server.port, OWNER, knownDeviceNearGuesser)).status,
        200,
      ),
      none(
        'guesses that signed in',
        elsewhere.filter(({ status }) => status === 200).map(({ text }) => text),
      ),
    ]
  },
}
