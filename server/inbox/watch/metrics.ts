import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { sendMessage } from '../../http/refusals.ts'
import { confirmationsSince } from '../../store/sql/confirmation-counts.ts'
import type { Database } from '../../store/sql/database.ts'
import { type WatchedCounts, watchedCounts } from '../../store/sql/watched-counts.ts'

export type MetricsDependencies = {
  /** Bearer token of /metrics. */
  token: string
  database: Database
  /** The time of the newest backup, epoch milliseconds; null without one, undefined if the store has its own backup tools. */
  newestBackupAt: () => Promise<number | null | undefined>
  now: () => Date
}

const PREFIX = 'twelve_moons_'

/**
 * `/metrics` for Prometheus, protected by the token: our own metrics, without personal data, and Node's, with the delay of the event
 * loop (`nodejs_eventloop_lag_…`).
 */
export function addMetricsRoute(app: FastifyInstance, dependencies: MetricsDependencies): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauges = createGauges(registry)
  const expected = digestOf(`Bearer ${dependencies.token}`)

  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected))
      return sendMessage(request, reply.header('www-authenticate', 'Bearer'), 401, 'A token is needed.')
    await refresh(gauges, dependencies, request.log)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

type Gauges = ReturnType<typeof createGauges>

function createGauges(registry: Registry) {
  const common = { registers: [registry] }
  const gauge = (name: string, help: string) => new Gauge({ ...common, name: PREFIX + name, help })
  const gaugeOf = <Label extends string>(name: string, help: string, label: Label) =>
    new Gauge({ ...common, name: PREFIX + name, help, labelNames: [label] })
  return {
    up: gauge('store_up', 'Whether the store answered'),
    enquiries: gaugeOf('enquiries', 'Enquiries in each list', 'list'),
    oldestUnanswered: gauge('oldest_unanswered_seconds', 'Age of the oldest enquiry that needs an answer'),
    late: gauge('late_enquiries', 'Enquiries unanswered after their deadline'),
    due: gaugeOf('outbox_due', 'Messages that are due', 'topic'),
    oldestDue: gaugeOf(
      'outbox_oldest_due_seconds',
      'For how long the oldest message is due, retries included',
      'topic',
    ),
    failed: gaugeOf('outbox_failed', 'Messages that failed for good', 'topic'),
    withheld: gauge(
      'confirmations_withheld',
      'Confirmations left out in the last two hours: too many were sent',
    ),
    backupAge: gauge('backup_age_seconds', 'Age of the newest backup; +Inf without one'),
  }
}

async function refresh(
  gauges: Gauges,
  dependencies: MetricsDependencies,
  log: FastifyBaseLogger,
): Promise<void> {
  const nowMs = dependencies.now().getTime()
  const backupAt = await dependencies.newestBackupAt()
  if (backupAt === null) gauges.backupAge.set(Number.POSITIVE_INFINITY)
  else if (backupAt === undefined) gauges.backupAge.remove()
  else gauges.backupAge.set(secondsSince(backupAt, nowMs))
  try {
    setCounts(gauges, await dependencies.database.read((tx) => watchedCounts(tx, nowMs)), nowMs)
    gauges.withheld.set((await dependencies.database.read((tx) => confirmationsSince(tx, nowMs, 1))).withheld)
    gauges.up.set(1)
  } catch (error) {
    // Old values must not look current.
    for (const gauge of [gauges.oldestUnanswered, gauges.late, gauges.withheld]) gauge.remove()
    for (const gauge of [gauges.enquiries, gauges.due, gauges.oldestDue, gauges.failed]) gauge.reset()
    gauges.up.set(0)
    log.error({ err: error }, 'The counts for /metrics cannot be read')
  }
}

function setCounts(gauges: Gauges, counts: WatchedCounts, nowMs: number): void {
  for (const gauge of [gauges.enquiries, gauges.due, gauges.oldestDue, gauges.failed]) gauge.reset()
  for (const { list, count } of counts.lists) gauges.enquiries.set({ list }, count)
  gauges.oldestUnanswered.set(secondsSince(counts.oldestUnansweredAt, nowMs))
  gauges.late.set(counts.late)
  for (const { topic, due, oldestDueAt, failed } of counts.outbox) {
    gauges.due.set({ topic }, due)
    gauges.oldestDue.set({ topic }, secondsSince(oldestDueAt, nowMs))
    gauges.failed.set({ topic }, failed)
  }
}

function secondsSince(at: number | null, nowMs: number): number {
  return at === null ? 0 : Math.max(0, (nowMs - at) / 1_000)
}

/** All digests have one length, for a comparison in constant time. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
