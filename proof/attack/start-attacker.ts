import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { ATTACK_MS, type Attack } from './attack.ts'

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url))
/** For opening its connections and for its last word; then it is ended from here. */
const SPARE_MS = 10_000

/** How many answers there were of each status, and how many connections ended in another way. */
export type Answers = Readonly<Record<string, number>>

const answersSchema = z.record(z.string(), z.number())

/**
 * Starts an attack in a process of its own.
 *
 * @param number of the attack, in the order of the table
 * @returns when it is under way; `answers` resolves when it is over
 * @throws {Error} if it cannot begin
 */
export async function startAttacker(
  number: number,
  attack: Attack,
  port: number,
): Promise<{ answers: Promise<Answers> }> {
  const child = fork(ATTACKER, [String(number), String(port)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    timeout: (attack.mostMs ?? ATTACK_MS) + SPARE_MS,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'exit').then(() => null)
  const begun = await Promise.race([once(child, 'message'), ended])
  if (begun === null) throw new Error(`The attack "${attack.name}" could not begin`)
  const told = Promise.race([once(child, 'message'), ended])
  return { answers: told.then((message) => (message ? answersSchema.parse(message[0]) : {})) }
}
