import { until } from '../../promises/until.ts'
import type { Finding } from '../checks.ts'
import type { Cluster } from './cluster.ts'

/** Longer than a claim on a message, after which other servers take it over from a killed one. */
const PATIENCE_MS = 150_000
/** Mails that a server sends concurrently: if it is killed before it records them, they are sent again. */
const MAX_CONCURRENT_MAILS = 4

/** Once the outbox is empty, every mail has arrived once, except for those that a killed server had not recorded. */
export async function checkOutbox(cluster: Cluster, kills: number): Promise<Array<Finding>> {
  const { query, smtp } = cluster
  const startMs = performance.now()
  await until(async () => (await waiting(cluster)) === 0, PATIENCE_MS)
  const [row] = await query('SELECT count(*) AS count FROM outbox WHERE delivered_at IS NOT NULL')
  const delivered = Number(row?.count)
  const different = new Set(smtp.received.map(({ mail }) => mail.messageId)).size
  const repeated = smtp.received.length - different
  const after = `the outbox was empty after ${Math.round((performance.now() - startMs) / 1_000)} s`
  return [
    {
      requirement: kills > 0 ? `mails after ${kills} kills` : 'mails, each by one server',
      observed: `${different} arrived of ${delivered} delivered, ${repeated} of them twice; ${after}`,
      isMet:
        different === delivered && (await waiting(cluster)) === 0 && repeated <= kills * MAX_CONCURRENT_MAILS,
    },
  ]
}

async function waiting({ query }: Cluster): Promise<number> {
  const [row] = await query(
    "SELECT count(*) AS count FROM outbox WHERE topic = 'mail' AND delivered_at IS NULL AND failed_at IS NULL",
  )
  return Number(row?.count)
}
