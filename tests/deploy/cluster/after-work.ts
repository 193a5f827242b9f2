import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from '../checks.ts'
import type { Cluster } from './cluster.ts'

/** Longer than a claim, whose messages other servers then take over from a killed one. */
const PATIENCE_MS = 150_000
/** The mails that a server sends at once: if it is killed before it records them, they are sent again. */
const MAX_AT_ONCE = 4
const OVER_A_YEAR_MS = 400 * 86_400_000

/** Waits until the outbox is empty. Every mail arrived once, except for those that a killed server had not recorded. */
export async function checkOutbox(cluster: Cluster, kills: number): Promise<Array<Finding>> {
  const { query, smtp } = cluster
  const beganMs = performance.now()
  await eventually(async () => (await waiting(cluster)) === 0)
  const [row] = await query('SELECT count(*) AS count FROM outbox WHERE delivered_at IS NOT NULL')
  const delivered = Number(row?.count)
  const different = new Set(smtp.taken.map(({ mail }) => mail.messageId)).size
  const repeated = smtp.taken.length - different
  const after = `the outbox was empty after ${Math.round((performance.now() - beganMs) / 1_000)} s`
  return [
    {
      what: kills > 0 ? `mails after ${kills} kills` : 'mails, each by one server',
      saw: `${different} arrived of ${delivered} delivered, ${repeated} of them twice; ${after}`,
      isRight: different === delivered && (await waiting(cluster)) === 0 && repeated <= kills * MAX_AT_ONCE,
    },
  ]
}

async function waiting({ query }: Cluster): Promise<number> {
  const [row] = await query(
    "SELECT count(*) AS count FROM outbox WHERE topic = 'mail' AND delivered_at IS NULL AND failed_at IS NULL",
  )
  return Number(row?.count)
}

/** All servers start when every enquiry has expired, so that each would run the sweep: exactly one does. */
export async function checkSweep({ sites, query }: Cluster): Promise<Array<Finding>> {
  const count = async (statement: string) => Number((await query(statement))[0]?.count)
  const stored = await count('SELECT count(*) AS count FROM submissions')
  for (const site of sites) await site.kill()
  // Otherwise they would wait for a day, because a clock that leaps ahead is not trusted.
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
  const sum = () => deletedByServer().reduce((total, each) => total + each, 0)
  await eventually(async () => sum() >= stored)
  const remaining = await count('SELECT count(*) AS count FROM submissions')
  const audited = await count("SELECT count(*) AS count FROM audit WHERE act = 'expired'")
  return [
    {
      what: `${stored} expired enquiries, with ${sites.length} servers that start at once`,
      saw: `${remaining} left, ${sum()} deleted (by server: ${deletedByServer().join(' ')}), ${audited} entries in the audit log`,
      isRight:
        remaining === 0 && deletedByServer().filter(Boolean).join() === String(stored) && audited === stored,
    },
  ]
}

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  const untilMs = performance.now() + PATIENCE_MS
  while (performance.now() < untilMs && !(await isSo())) await sleep(50)
}
