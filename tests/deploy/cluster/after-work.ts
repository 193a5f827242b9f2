import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from '../checks.ts'
import type { Cluster } from './cluster.ts'

/** Longer than a claim on a message, after which other servers take it over from a killed one. */
const PATIENCE_MS = 150_000
/** Mails that a server sends concurrently: if it is killed before it records them, they are sent again. */
const MAX_CONCURRENT_MAILS = 4
const OVER_A_YEAR_MS = 400 * 86_400_000

/** Once the outbox is empty, every mail has arrived once, except for those that a killed server had not recorded. */
export async function checkOutbox(cluster: Cluster, kills: number): Promise<Array<Finding>> {
  const { query, smtp } = cluster
  const startMs = performance.now()
  await eventually(async () => (await waiting(cluster)) === 0)
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

/** All servers start at once when every enquiry has expired: exactly one of them deletes the enquiries. */
export async function checkSweep({ sites, query }: Cluster): Promise<Array<Finding>> {
  const count = async (statement: string) => Number((await query(statement))[0]?.count)
  const stored = await count('SELECT count(*) AS count FROM submissions')
  for (const site of sites) await site.kill()
  // Otherwise they would wait for a day, because they distrust a clock that jumps ahead.
  await query("DELETE FROM settings WHERE key = 'sweptOn'")
  const before = sites.map((site) => site.log().length)
  const later = new Date(Date.now() + OVER_A_YEAR_MS).toISOString()
  await Promise.all(sites.map((site) => site.restartAt(later)))
  await eventually(async () => (await query("SELECT 1 FROM settings WHERE key = 'sweptOn'")).length > 0)
  await eventually(async () => (await count('SELECT count(*) AS count FROM submissions')) === 0)
  const deletedByServer = () =>
    sites.map((site, index) => {
      const lines = site
        .log()
        .slice(before[index])
        .matchAll(/"enquiriesDeleted":(\d+)/g)
      return [...lines].reduce((sum, [, deleted]) => sum + Number(deleted), 0)
    })
  const sum = () => deletedByServer().reduce((total, count) => total + count, 0)
  await eventually(async () => sum() >= stored)
  const remaining = await count('SELECT count(*) AS count FROM submissions')
  const audited = await count("SELECT count(*) AS count FROM audit WHERE act = 'expired'")
  return [
    {
      requirement: `${stored} expired enquiries, with ${sites.length} servers that start at once`,
      observed: `${remaining} left, ${sum()} deleted (by server: ${deletedByServer().join(' ')}), ${audited} entries in the audit log`,
      isMet:
        remaining === 0 && deletedByServer().filter(Boolean).join() === String(stored) && audited === stored,
    },
  ]
}

/** Resolves once the condition is met, or after {@link PATIENCE_MS}. */
async function eventually(isMet: () => Promise<boolean>): Promise<void> {
  const untilMs = performance.now() + PATIENCE_MS
  while (performance.now() < untilMs && !(await isMet())) await sleep(50)
}
