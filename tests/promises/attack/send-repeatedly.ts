import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { PAGE, type RequestOptions, statusOf } from '../ask.ts'
import { CONNECTIONS, type Target } from './attack.ts'

/** The pause after a failed request, which prevents a busy loop. */
const FAILURE_PAUSE_MS = 10

/** A request that reads a page or, with `form`, sends a form. */
type RequestTarget = { path: string; form?: RequestOptions | undefined }

/**
 * Sends requests over {@link CONNECTIONS} connections until the attack's time is over, one after another on each.
 *
 * @param requestAt returns a request by its number, counted from 0 over all connections
 * @param fromAt returns the address of a connection, by default the same for all
 */
export async function sendRepeatedly(
  target: Target,
  requestAt: (index: number) => RequestTarget,
  fromAt: (connection: number) => string = () => target.from(),
): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let sent = 0
  target.reportStart()
  const connections = Array.from({ length: CONNECTIONS }, async (_, connection) => {
    while (!target.endSignal.aborted) {
      await sendAndCount(target, { ...requestAt(sent++), from: fromAt(connection), agent })
    }
  })
  await Promise.all(connections)
}

/** Sends a request and counts its status or error. */
export async function sendAndCount(
  target: Target,
  { path, form = PAGE, ...connection }: RequestTarget & Pick<RequestOptions, 'from' | 'agent'>,
): Promise<void> {
  try {
    const options = { ...form, ...connection, signal: target.endSignal }
    target.count(String(await statusOf(target.port, path, options)))
  } catch (error) {
    target.count(target.endSignal.aborted ? 'unanswered' : reasonOf(error))
    await sleep(FAILURE_PAUSE_MS)
  }
}

/** The system's code of an error, such as `ECONNRESET`. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
