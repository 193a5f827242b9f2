import { processorSeconds, untilIdle } from '../fixtures/process-figures.ts'
import { atMost, type Bench, type BenchRow, none, type Subject, withoutGoal } from './bench.ts'
import { type Answers, sendLoad } from './load.ts'
import { onBothStores, type SqlStore } from './sql-stores.ts'

const RATE = 50
const RATE_SECONDS = 60
const RATE_P99_MS = 250
const MAX_CONNECTIONS = 50
const RUSH_CONNECTIONS = 200
const SECONDS = 10
/** As in production. No mail server listens at that port, so mails stay in the outbox. */
const SETTINGS = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@example.co.za',
  NOTIFY: 'staff@example.co.za',
}

/** Sends forms of 200 words to a server on each store. Clients, server and database share the CPU. */
export const enquiries: Bench = (subject) => onBothStores((store) => measureStore(subject, store))

async function measureStore({ start }: Subject, store: SqlStore): Promise<ReadonlyArray<BenchRow>> {
  const site = await start({ ...SETTINGS, ...store.settings })
  const { port, pid } = site
  const send = (load: { connections: number; seconds: number; perSecond?: number }): Promise<Answers> =>
    sendLoad({ kind: 'form', port, ...load })
  try {
    await untilIdle(pid ?? 0) // the server compresses its pages at its start
    const warm = await send({ connections: MAX_CONNECTIONS, seconds: 3 })
    const steady = await send({ connections: 0, seconds: RATE_SECONDS, perSecond: RATE })
    const before = { server: await processorSeconds(pid ?? 0), store: await store.processorSeconds() }
    const atMaximum = await send({ connections: MAX_CONNECTIONS, seconds: SECONDS })
    const serverMs = ((await processorSeconds(pid ?? 0)) - before.server) * (1_000 / atMaximum.ok)
    const storeMs = ((await store.processorSeconds()) - before.store) * (1_000 / atMaximum.ok)
    const rush = await send({ connections: RUSH_CONNECTIONS, seconds: SECONDS })
    const accepted = [warm, steady, atMaximum, rush].reduce((sum, { ok }) => sum + ok, 0)
    const row = (what: string) => `${store.name}: ${what}`
    return [
      none(row(`refused at ${RATE} forms a second for a minute`), steady.refused),
      atMost(row('99 of 100 answered within'), steady.p99Ms ?? Number.POSITIVE_INFINITY, RATE_P99_MS, 'ms'),
      none(row(`refused of ${RUSH_CONNECTIONS} connections that never pause`), rush.refused),
      none(row('forms accepted and not stored'), Math.max(0, accepted - (await store.countEnquiries(site)))),
      withoutGoal(row(`forms a second, ${MAX_CONNECTIONS} connections`), atMaximum.perSecond, '/s'),
      withoutGoal(row('processor of the server, a form'), serverMs, 'ms'),
      ...(storeMs > 0 ? [withoutGoal(row('processor of the database, a form'), storeMs, 'ms')] : []),
    ]
  } finally {
    await site.remove()
  }
}
