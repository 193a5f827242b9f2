import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { ATTACK_MS, type Attack } from './attack.ts'

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url))
/** Time to open its connections and to report; after that the process is killed. */
const SPARE_MS = 10_000

/** Counts of responses by status, and of connections that ended without one by error code. */
export type Answers = Readonly<Record<string, number>>

const answersSchema = z.record(z.string(), z.number())

/**
 * Starts an attack in its own process.
 *
 * @param number index of the attack in the table
 * @returns once the attack has started; `answers` resolves when it is over
 * @throws {Error} if it cannot start
 */
export async function startAttacker(
  number: number,
  attack: Attack,
  port: number,
): Promise<{ answers: Promise<Answers> }> {
  const child = fork(ATTACKER, [String(number), String(port)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    timeout: (attack.durationMs ?? ATTACK_MS) + SPARE_MS,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'exit').then(() => null)
  const started = await Promise.race([once(child, 'message'), ended])
  if (started === null) throw new Error(`The attack "${attack.name}" could not begin`)
  const reported = Promise.race([once(child, 'message'), ended])
  return { answers: reported.then((message) => (message ? answersSchema.parse(message[0]) : {})) }
}
