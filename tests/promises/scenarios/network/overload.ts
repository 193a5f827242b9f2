import { Agent } from 'node:http'
import { peakMb, resetPeak } from '../../../fixtures/process-figures.ts'
import { type Answer, ask, post } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { storedRecords } from '../../database-file.ts'
import { none } from '../../none.ts'
import { atMost, exactly, type Scenario } from '../../scenario.ts'

const DURATION_MS = 5_000
const CONNECTIONS = 1_000
const MEMORY_MAX_MB = 400
const HEALTH_MAX_MS = 1_000

/** Counts of responses by status, or by the code of the error that ended a connection. */
type Counts = Record<string, number>

/** A rush beyond any capacity. */
export const thousandConnections: Scenario = {
  id: 'R11',
  promise: 'Of a thousand simultaneous forms each is accepted or told when to retry, and the server recovers',
  isQuick: false,
  isTimed: true,
  control: {
    file: 'server/http/in-flight-cap.ts',
    find: "reply.header('retry-after', RETRY_SECONDS)",
    replace: '',
  },
  run: async (context) => {
    const server = await context.server()
    if (server.pid !== null) await resetPeak(server.pid)
    const { accepted = 0, refused: _, ...others } = await sendAtOnce(server.port)
    const startMs = performance.now()
    const health = await ask(server.port, '/healthz')
    const healthMs = Math.round(performance.now() - startMs)
    return [
      none(
        'responses other than 200, or 503 with Retry-After',
        Object.entries(others).map(([answer, count]) => `${answer}×${count}`),
      ),
      exactly('accepted and not stored', Math.max(0, accepted - storedRecords(server.dataDir).length), 0),
      atMost(
        'memory at its peak',
        Math.round((server.pid && (await peakMb(server.pid))) ?? 9_999),
        MEMORY_MAX_MB,
        ' MB',
      ),
      exactly('/healthz afterwards', health.status, 200),
      atMost('/healthz within', healthMs, HEALTH_MAX_MS, ' ms'),
    ]
  },
}

/** Sends enquiries over all connections, one after another on each. */
async function sendAtOnce(port: number): Promise<Counts> {
  const counts: Counts = {}
  const agent = new Agent({ keepAlive: true })
  const endMs = performance.now() + DURATION_MS
  const send = async (connection: number) => {
    for (let index = 0; performance.now() < endMs; index += 1) {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const fields = contactFields(`visitor-${connection}-${index}@example.co.za`)
      const name = await post(port, '/contact-us', fields, { agent, headers }).then(nameOf, String)
      counts[name] = (counts[name] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => send(connection)))
  agent.destroy()
  return counts
}

function nameOf({ status, headers }: Answer): string {
  if (status === 200) return 'accepted'
  return status === 503 && headers['retry-after'] !== undefined ? 'refused' : String(status)
}
