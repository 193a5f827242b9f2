// The attacker's process: node attacker.ts <number of the attack> <port>. It sends its parent `started`, then the counts of
// responses by status.
import { ATTACK_MS, type Target } from './attack.ts'
import { ATTACKS } from './attacks.ts'

const [, , number = '', port = ''] = process.argv
const attack = ATTACKS[Number(number)]
if (!attack) throw new RangeError(`There is no attack ${number}`)
process.once('disconnect', () => process.exit(1)) // the parent process has ended

const answers: Record<string, number> = {}
const end = new AbortController()
const target: Target = {
  port: Number(port),
  from: `127.66.${number}.1`,
  endSignal: end.signal,
  reportStart: () => {
    setTimeout(() => end.abort(), attack.durationMs ?? ATTACK_MS)
    process.send?.('started')
  },
  count: (answer, times = 1) => {
    answers[answer] = (answers[answer] ?? 0) + times
  },
}
await attack.run(target)
process.send?.(answers, () => process.exit(0))
