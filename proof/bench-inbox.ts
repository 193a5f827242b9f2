// How long the inbox takes to open with few enquiries and with many, and how long a database of before it takes to be brought up to
// date: npm run bench:inbox [enquiries ...], 10000 and 1000000 by default. About 1.3 GB of disk for a million.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import type { InboxStore } from '../server/inbox/inbox-store.ts'
import { endingEnquiries } from '../server/storage/sql/inbox/ending-enquiries.ts'
import { exportRows } from '../server/storage/sql/inbox/export-rows.ts'
import { sqlInbox } from '../server/storage/sql/inbox/sql-inbox.ts'
import type { Works } from '../server/storage/sql/work.ts'
import { openSqliteDatabase } from '../server/storage/sqlite/database.ts'
import { sqliteWorks } from '../server/storage/sqlite/works.ts'

const MIGRATIONS = new URL('../migrations/sqlite/', import.meta.url)
const FIRST_OF_INBOX = '008-inbox.sql'
const TIMES = 30
/** Every third has an address of its own; one in fifty is held back, one in ten is for the newsletter. */
const SEED = `INSERT INTO submissions (collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash,
    notice_version, quarantine_reasons, quarantine_until)
  WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :count)
  SELECT iif(i % 10 = 0, 'newsletter', 'contactUs'), 'u', printf('-P6wpKBh%012d', i), 1700000000000 + i * 30000,
    'p' || (i % (:count / 3)) || '@example.com',
    iif(i % 10 = 0, json_object('email', 'p@example.com', 'status', 'pending'), json_object('firstName', 'Nomvula' || i,
      'surname', 'Khoza', 'email', 'p@example.com', 'category', 'Web development', 'message', 'We are a hardware shop in Pinetown'
      || ' with about 2 300 lines of stock, number ' || i || '. Builders send us lists on WhatsApp all day.')),
    'k' || i, 'h', 'v', iif(i % 50 = 7, '["many links"]', NULL), iif(i % 50 = 7, 1800000000000, NULL) FROM n`

const YEAR_MS = 365 * 86_400_000

type Bench = { count: number; inbox: InboxStore; reads: Record<string, () => Promise<unknown>> }

const folder = mkdtempSync(join(tmpdir(), 'twelve-moons-bench-'))
try {
  const counts = process.argv.slice(2).map(Number)
  const benches: Array<Bench> = []
  for (const count of counts.length > 0 ? counts : [10_000, 1_000_000]) benches.push(await prepare(count))
  await compare(benches)
  for (const bench of benches) await measureWhole(bench)
} finally {
  rmSync(folder, { recursive: true })
}

async function prepare(count: number): Promise<Bench> {
  const path = join(folder, `${count}.db`)
  seed(path, count)
  const begun = process.cpuUsage()
  const works = sqliteWorks(openSqliteDatabase(path))
  console.log(
    `${count} enquiries: brought up to date in ${(cpuMs(begun) / 1_000).toFixed(1)} s of a processor`,
  )
  const inbox = sqlInbox(works)
  return { count, inbox, reads: await readsOf(inbox, works) }
}

/** A database of before the inbox. */
function seed(path: string, count: number): void {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = wal; PRAGMA synchronous = off')
  database.exec('CREATE TABLE migrations (file TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT')
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    if (file >= FIRST_OF_INBOX) break
    database.exec(readFileSync(new URL(file, MIGRATIONS), 'utf8'))
    database.prepare("INSERT INTO migrations VALUES (?, '2026-11-22T00:00:00Z')").run(file)
  }
  database.prepare(SEED).run({ count })
  database.close()
}

async function readsOf(inbox: InboxStore, works: Works): Promise<Bench['reads']> {
  const first = { list: 'needs', sort: 'due', limit: 100 } as const
  const { rows } = await inbox.page(first)
  const last = rows.at(-1)
  const middle = { at: (last?.dueAt ?? 0) + 86_400_000, number: 0 }
  return {
    'opening (page, counts, what is due)': () =>
      Promise.all([
        inbox.page(first),
        inbox.counts(),
        inbox.count(first),
        inbox.dueBefore([rows[0]?.dueAt ?? 0]),
      ]),
    'a page a day later': () => inbox.page({ ...first, after: middle }),
    'newest first': () => inbox.page({ ...first, sort: 'newest' }),
    'nobody has it': () => inbox.page({ ...first, who: null }),
    'who has none': () => inbox.page({ ...first, who: 'pieter' }),
    'one enquiry': () => inbox.detail(last?.number ?? 1, 'pieter'),
    'a person': () => inbox.person(last?.personKey ?? ''),
    'search, one has it': () => inbox.search({ question: 'nomvula77', limit: 50 }),
    'search, all have it': () => inbox.search({ question: 'hardware shop', limit: 50 }),
    'search, all have its beginning': () => inbox.search({ question: 'hardw', limit: 50 }),
    'late, counted': () => inbox.dueBefore([Number.MAX_SAFE_INTEGER]),
    subscribers: () => inbox.subscribers({ limit: 100 }),
    'subscribers, counted': () => inbox.subscriberCounts(),
    'a page of an export': () => works.read(() => exportRows(works.dialect, 5_000, 100)),
    'what ends next, none': () => works.read(() => endingEnquiries(1)),
    'what ends next, all': () => works.read(() => endingEnquiries(Number.MAX_SAFE_INTEGER)),
  }
}

/** By turns, so that whatever else the machine does meets all of them: the time of the processor, not of the clock. */
async function compare(benches: ReadonlyArray<Bench>): Promise<void> {
  console.log(
    `In ms of a processor, the middle of ${TIMES}: with ${benches.map(({ count }) => count).join(', ')}; the last by the first`,
  )
  for (const name of Object.keys(benches[0]?.reads ?? {})) {
    const times = benches.map((): Array<number> => [])
    for (let time = 0; time < TIMES; time += 1)
      for (const [at, { reads }] of benches.entries()) times[at]?.push(await cpuOf(reads[name]))
    const middles = times.map((each) => each.toSorted((a, b) => a - b)[TIMES / 2] ?? 0)
    const ratio = (middles.at(-1) ?? 0) / (middles[0] ?? 1)
    console.log(`  ${name}: ${middles.map((ms) => ms.toFixed(2)).join(', ')}; ${ratio.toFixed(2)}`)
  }
}

/** What goes through all of them: what it takes, and how long it holds up others at most. */
async function measureWhole({ count, inbox }: Bench): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const begun = process.cpuUsage()
  delay.enable()
  let arrivals = 0
  for await (const _ of inbox.arrivals(Date.now() - YEAR_MS * 10, Date.now() + YEAR_MS * 10)) arrivals += 1
  const ofNumbers = `${arrivals} for the numbers in ${(cpuMs(begun) / 1_000).toFixed(1)} s of a processor`
  console.log(`${count}: ${ofNumbers}, others waited ${(delay.max / 1e6).toFixed(0)} ms at most`)
}

async function cpuOf(work: (() => Promise<unknown>) | undefined): Promise<number> {
  const begun = process.cpuUsage()
  await work?.()
  return cpuMs(begun)
}

function cpuMs(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1e3
}
