import { Agent } from 'node:http'
import { peakMb, resetPeak } from '../../../fixtures/process-figures.ts'
import { type Answer, ask, post } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { Latencies } from '../../attack/latencies.ts'
import { none } from '../../none.ts'
import { atLeast, atMost, exactly, type Figure, type Scenario, timed } from '../../scenario.ts'
import { storedRecords } from '../../stored-records.ts'

const DURATION_MS = 5_000
const MANY_CONNECTIONS = 50
const RUSH_CONNECTIONS = 1_000
const P99_MAX_MS = 250
const MEMORY_MAX_MB = 400
const HEALTH_MAX_MS = 1_000

type Load = {
  /** Counts by status, or by the code of the error that ended a connection. */
  answers: Record<string, number>
  latencies: Latencies
  /** The number of refusals without Retry-After. */
  withoutRetryAfter: number
}

/** Sends enquiries over a number of connections, one after another on each. */
async function sendOver(port: number, connections: number): Promise<Load> {
  const load: Load = { answers: {}, latencies: new Latencies(DURATION_MS), withoutRetryAfter: 0 }
  const agent = new Agent({ keepAlive: true })
  const endMs = performance.now() + DURATION_MS
  const send = async (connection: number) => {
    for (let index = 0; performance.now() < endMs; index += 1) {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const fields = contactFields(`visitor-${connection}-${index}@example.co.za`)
      const startMs = performance.now()
      const answer = await post(port, '/contact-us', fields, { agent, headers }).catch(
        (error: unknown) => error,
      )
      load.latencies.record(performance.now() - startMs)
      count(load, answer)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => send(connection)))
  agent.destroy()
  return load
}

function count(load: Load, answer: unknown): void {
  const { status, headers, code } = Object(answer) as Partial<Answer & { code: string }>
  const name = String(status ?? code ?? answer)
  load.answers[name] = (load.answers[name] ?? 0) + 1
  if (status === 503 && headers?.['retry-after'] === undefined) load.withoutRetryAfter += 1
}

function p99Of({ latencies }: Load): number {
  return Math.round(latencies.percentile(99)?.ms ?? Number.POSITIVE_INFINITY)
}

function othersThan({ answers }: Load, ...allowed: ReadonlyArray<string>): Array<string> {
  return Object.entries(answers).flatMap(([name, count]) =>
    allowed.includes(name) ? [] : [`${name}×${count}`],
  )
}

function storedAll(dataDir: string, { answers }: Load): Figure {
  return exactly(
    'accepted and not stored',
    Math.max(0, (answers['200'] ?? 0) - storedRecords(dataDir).length),
    0,
  )
}

/** A rush within the server's capacity. */
export const fiftyConnections: Scenario = {
  id: 'R11',
  promise: 'Fifty visitors who send without a pause all get a response, and soon',
  isQuick: false,
  isTimed: true,
  control: {
    file: 'server/enquiries/forms.ts',
    find: 'const FORMS_IN_FLIGHT = { atOnce: 50, waiting: 1_000 }',
    replace: 'const FORMS_IN_FLIGHT = { atOnce: 10, waiting: 0 }',
  },
  run: async (context) => {
    const server = await context.server()
    await sendOver(server.port, 1)
    const load = await sendOver(server.port, MANY_CONNECTIONS)
    return [
      timed(
        atLeast('enquiries a second', Math.round((load.answers['200'] ?? 0) / (DURATION_MS / 1_000)), 100),
      ),
      atMost('99 of 100 answered within', p99Of(load), P99_MAX_MS, ' ms'),
      none('responses other than 200', othersThan(load, '200')),
      storedAll(server.dataDir, load),
    ]
  },
}

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
    const load = await sendOver(server.port, RUSH_CONNECTIONS)
    const startMs = performance.now()
    const health = await ask(server.port, '/healthz')
    const healthMs = Math.round(performance.now() - startMs)
    return [
      none('responses other than 200 or 503', othersThan(load, '200', '503')),
      exactly('503 without Retry-After', load.withoutRetryAfter, 0),
      storedAll(server.dataDir, load),
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
