// The attacker's own process: node attacker.ts <number of the attack> <port>. It says `begun`, then how it was answered.
import { ATTACK_MS, type Target } from './attack.ts'
import { ATTACKS } from './attacks.ts'

const [, , number = '', port = ''] = process.argv
const attack = ATTACKS[Number(number)]
if (!attack) throw new RangeError(`There is no attack ${number}`)
process.once('disconnect', () => process.exit(1)) // nobody is there any more whom it could tell

const answers: Record<string, number> = {}
const over = new AbortController()
const target: Target = {
  port: Number(port),
  from: (at = 0) => `127.66.${number}.${at + 1}`,
  over: over.signal,
  begun: () => {
    setTimeout(() => over.abort(), attack.mostMs ?? ATTACK_MS)
    process.send?.('begun')
  },
  count: (answer, times = 1) => {
    answers[answer] = (answers[answer] ?? 0) + times
  },
}
await attack.strike(target)
process.send?.(answers, () => process.exit(0))
