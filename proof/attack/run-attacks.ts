import type { SiteServer } from '../../e2e/site-server.ts'
import { ATTACK_MS, type Attack } from './attack.ts'
import { AttackedServer } from './attacked-server.ts'
import { ATTACKS } from './attacks.ts'
import { measureAttack } from './measure-attack.ts'
import { maxOpenFiles } from './open-files.ts'
import type { Outcome } from './outcome.ts'
import { measureTwoProcesses } from './two-processes.ts'

const TIME_LIMIT_MS = 90_000
/** Time to start a server, measure the baseline, wait for the last responses and read what is stored. */
const OVERHEAD_MS = 4_000
/** Files and connections that a process has open apart from those of an attack. */
const OTHER_FILES = 300

type Trial = Pick<Attack, 'name' | 'durationMs' | 'heapMb' | 'sockets'> & {
  run: (server: SiteServer) => Promise<Outcome>
}

const TRIALS: ReadonlyArray<Trial> = [
  ...ATTACKS.map((attack, number) => ({
    ...attack,
    run: (server: SiteServer) => measureAttack(server, attack, number),
  })),
  { name: 'two processes', run: (server: SiteServer) => measureTwoProcesses(server, ATTACKS.length) },
].toSorted(bySettings)

/**
 * Runs all attacks in order, on one server as long as it recovers, so that what one attack leaves behind affects the next.
 *
 * @param folder the checkout whose server is attacked
 * @returns the outcomes, and a line for each attack that was skipped
 */
export async function runAttacks(
  folder: string,
): Promise<{ outcomes: Array<Outcome>; leftOut: Array<string> }> {
  const endMs = performance.now() + TIME_LIMIT_MS
  await using attacked = new AttackedServer(folder)
  const outcomes: Array<Outcome> = []
  const leftOut: Array<string> = []
  for (const trial of TRIALS) {
    console.error(`${trial.name} …`)
    try {
      await checkItFits(trial, endMs - performance.now())
      outcomes.push(await trial.run(await attacked.responsive(trial.heapMb)))
    } catch (error) {
      leftOut.push(`${trial.name}: left out. ${error instanceof Error ? error.message : error}`)
    }
  }
  return { outcomes, leftOut }
}

/** Attacks that need a server with other settings come last. */
function bySettings(one: Trial, other: Trial): number {
  return (one.heapMb ?? 0) - (other.heapMb ?? 0)
}

/** @throws {Error} if there is not enough time, or not enough connections, for a trial */
async function checkItFits({ durationMs = ATTACK_MS, sockets = 0 }: Trial, leftMs: number): Promise<void> {
  if (leftMs < durationMs + OVERHEAD_MS)
    throw new Error(`The ${TIME_LIMIT_MS / 1_000} s of all attacks are used up: is the machine quiet?`)
  const [files, needed] = [await maxOpenFiles(), sockets + OTHER_FILES]
  if (files < needed) throw new Error(`It needs ${needed} open files, and here are ${files}: see ulimit -n.`)
}
