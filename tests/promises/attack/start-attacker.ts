import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Answers, ATTACK_MS, type Attack } from './attack.ts'

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url))
/** Additional time to open connections and to report, after which the process is killed. */
const GRACE_MS = 10_000

const answersSchema = z.record(z.string(), z.number())

/**
 * Starts an attack in its own process.
 *
 * Resolves once the attack has started; `answers` resolves when it is over.
 *
 * @param number index of the attack in `ATTACKS`
 * @throws {Error} if it cannot start
 */
export async function startAttacker(
  number: number,
  attack: Attack,
  port: number,
): Promise<{ answers: Promise<Answers> }> {
  const child = fork(ATTACKER, [String(number), String(port)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    timeout: (attack.durationMs ?? ATTACK_MS) + GRACE_MS,
    killSignal: 'SIGKILL',
  })
  const exit = once(child, 'exit').then(() => null)
  const startMessage = await Promise.race([once(child, 'message'), exit])
  if (startMessage === null) throw new Error(`The attack "${attack.name}" could not begin`)
  const result = Promise.race([once(child, 'message'), exit])
  return { answers: result.then((message) => (message ? answersSchema.parse(message[0]) : {})) }
}
