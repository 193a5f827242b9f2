import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { PAGE, type Question, statusOf } from '../ask.ts'
import { CONNECTIONS, type Target } from './attack.ts'

/** Pause after a failed request, so that refused connections do not make a busy loop. */
const AFTER_FAILURE_MS = 10

/** Without a form, a page is requested. */
type RequestTarget = { path: string; form?: Question | undefined }

/**
 * Sends requests over {@link CONNECTIONS} connections until the attack's time is over, on each one after another.
 *
 * @param requestAt the request by its number, counted from 0 over all connections
 * @param fromAt the address of each connection, by default one for all
 */
export async function sendRepeatedly(
  target: Target,
  requestAt: (at: number) => RequestTarget,
  fromAt: (connection: number) => string = () => target.from(),
): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let sent = 0
  target.started()
  const connections = Array.from({ length: CONNECTIONS }, async (_, connection) => {
    while (!target.over.aborted) {
      await sendAndCount(target, { ...requestAt(sent++), from: fromAt(connection), agent })
    }
  })
  await Promise.all(connections)
}

/** Sends a request and counts its status or error. */
export async function sendAndCount(
  target: Target,
  { path, form = PAGE, ...how }: RequestTarget & Pick<Question, 'from' | 'agent'>,
): Promise<void> {
  try {
    target.count(String(await statusOf(target.port, path, { ...form, ...how, signal: target.over })))
  } catch (error) {
    target.count(target.over.aborted ? 'unanswered' : reasonOf(error))
    await sleep(AFTER_FAILURE_MS)
  }
}

/** The system's code of an error, such as `ECONNRESET`. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
