import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { PAGE, statusOf } from '../ask.ts'
import { CONNECTIONS, type Target } from './attack.ts'

/** The pause after a failed request, which prevents a busy loop. */
const FAILURE_PAUSE_MS = 10

/**
 * Requests pages over {@link CONNECTIONS} connections until the attack's time is over, one after another on each.
 *
 * @param pathAt returns the path of a request by its number, counted from 0 over all connections
 */
export async function sendRepeatedly(target: Target, pathAt: (index: number) => string): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let sent = 0
  target.reportStart()
  const send = async () => {
    while (!target.endSignal.aborted) await sendAndCount(target, pathAt(sent++), agent)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, send))
}

/** Requests a page, and counts the status or the error. */
export async function sendAndCount(target: Target, path: string, agent: Agent): Promise<void> {
  const { port, from, endSignal: signal } = target
  try {
    target.count(String(await statusOf(port, path, { ...PAGE, from, agent, signal })))
  } catch (error) {
    target.count(signal.aborted ? 'unanswered' : reasonOf(error))
    await sleep(FAILURE_PAUSE_MS)
  }
}

/** The system's code of an error, such as `ECONNRESET`. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
