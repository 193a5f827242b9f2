import { processorSeconds } from '../../fixtures/process-figures.ts'
import { type Answer, countOf, post } from '../ask.ts'
import { atLeast, atMost, exactly, type Scenario } from '../scenario.ts'
import { joinInbox, OWNER } from '../staff.ts'

/** No more, because further attempts would be delayed. */
const ATTEMPTS = 10
const MIN_CPU_MS = 10

/** Response times must not reveal whether an address belongs to staff. */
export const signInCost: Scenario = {
  id: 'S10',
  promise: 'A sign-in attempt for an unknown address costs as much as one for a known address',
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
    const cpuMs = async () => 1_000 * (await processorSeconds(Number(server.pid)))
    const answers: Array<Answer> = []
    const costOf = async (email: string, from: string) => {
      const before = await cpuMs()
      const guess = { email, password: 'a wrong one' }
      answers.push(await post(server.port, '/inbox/api/sign-in/password', guess, { from }))
      return (await cpuMs()) - before
    }
    let [known, unknown] = [0, 0]
    // Alternating, so that other load affects both alike; each from its own network, so that none is delayed.
    for (let index = 1; index <= ATTEMPTS; index += 1) {
      known += await costOf(OWNER.email, `127.3.1.${index}`)
      unknown += await costOf(`nobody-${index}@twelvemoons.example`, `127.3.2.${index}`)
    }
    const percent = Math.round((100 * unknown) / known)
    return [
      exactly('attempts refused', countOf(answers, 401), 2 * ATTEMPTS),
      atLeast('CPU time for a known address', Math.round(known / ATTEMPTS), MIN_CPU_MS, ' ms'),
      atLeast('cost of an unknown address, at least', percent, 60, ' %'),
      atMost('cost of an unknown address, at most', percent, 160, ' %'),
    ]
  },
}
