import type { SiteServer } from '../../e2e/site-server.ts'
import { ATTACK_MS, type Attack } from './attack.ts'
import { AttackedServer } from './attacked-server.ts'
import { ATTACKS } from './attacks.ts'
import { mostOpenFiles } from './open-files.ts'
import type { Outcome } from './outcome.ts'
import { tryAttack } from './trial.ts'
import { tryTwoProcesses } from './two-processes.ts'

const MOST_MS = 90_000
/** To start a server, to measure the calm, to wait for the last answers and to read what is stored. */
const AROUND_MS = 4_000
/** Files and connections that a process has open besides those of an attack. */
const OTHER_FILES = 300

type Trial = Pick<Attack, 'name' | 'mostMs' | 'heapMb' | 'sockets'> & {
  run: (server: SiteServer) => Promise<Outcome>
}

const TRIALS: ReadonlyArray<Trial> = [
  ...ATTACKS.map((attack, number) => ({
    ...attack,
    run: (server: SiteServer) => tryAttack(server, attack, number),
  })),
  { name: 'two processes', run: (server: SiteServer) => tryTwoProcesses(server, ATTACKS.length) },
].toSorted(bySettings)

/**
 * Makes all attacks in their order, on one server as long as it recovers: what an attack leaves behind is there in the next.
 *
 * @param folder the checkout whose server is attacked
 * @returns what came of them, and a line for each that was left out
 */
export async function runAttacks(
  folder: string,
): Promise<{ outcomes: Array<Outcome>; leftOut: Array<string> }> {
  const endMs = performance.now() + MOST_MS
  await using attacked = new AttackedServer(folder)
  const outcomes: Array<Outcome> = []
  const leftOut: Array<string> = []
  for (const trial of TRIALS) {
    console.error(`${trial.name} …`)
    try {
      await checkItFits(trial, endMs - performance.now())
      outcomes.push(await trial.run(await attacked.calm(trial.heapMb)))
    } catch (error) {
      leftOut.push(`${trial.name}: left out. ${error instanceof Error ? error.message : error}`)
    }
  }
  return { outcomes, leftOut }
}

/** Those that need a server of their own come last. */
function bySettings(one: Trial, other: Trial): number {
  return (one.heapMb ?? 0) - (other.heapMb ?? 0)
}

/** @throws {Error} if there is not enough time, or not enough connections, for a trial */
async function checkItFits({ mostMs = ATTACK_MS, sockets = 0 }: Trial, leftMs: number): Promise<void> {
  if (leftMs < mostMs + AROUND_MS)
    throw new Error(`The ${MOST_MS / 1_000} s of all attacks are used up: is the machine quiet?`)
  const [files, needed] = [await mostOpenFiles(), sockets + OTHER_FILES]
  if (files < needed) throw new Error(`It needs ${needed} open files, and here are ${files}: see ulimit -n.`)
}
