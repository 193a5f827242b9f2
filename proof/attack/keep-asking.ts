import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Asked, ask } from './ask.ts'
import { CONNECTIONS, type Target } from './attack.ts'

/** Nobody gains by trying faster what is refused without an answer. */
const AFTER_FAILURE_MS = 10

type Wanted = Pick<Asked, 'path' | 'form'>

/**
 * Asks over many connections until the time is over, on each of them anew as soon as there is an answer.
 *
 * @param wantedAt what the request of a number is; they count from 0 over all connections
 * @param fromAt the address of each connection, by default one for all
 */
export async function keepAsking(
  target: Target,
  wantedAt: (at: number) => Wanted,
  fromAt: (connection: number) => string = () => target.from(),
): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let asked = 0
  target.begun()
  const connections = Array.from({ length: CONNECTIONS }, async (_, connection) => {
    while (!target.over.aborted) {
      await askOnce(target, { ...wantedAt(asked++), from: fromAt(connection), agent })
    }
  })
  await Promise.all(connections)
}

/** Asks and counts what became of it. */
export async function askOnce(target: Target, asked: Wanted & Pick<Asked, 'from' | 'agent'>): Promise<void> {
  try {
    target.count(String(await ask({ ...asked, port: target.port, signal: target.over })))
  } catch (error) {
    target.count(target.over.aborted ? 'unanswered' : reasonOf(error))
    await sleep(AFTER_FAILURE_MS)
  }
}

/** What ended a connection, in the system's word for it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
