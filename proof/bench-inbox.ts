// How long the inbox takes to open with few enquiries and with many, and how long a database of before it takes to be brought up to
// date: npm run bench:inbox [enquiries ...], 10000 and 1000000 by default. About 1.3 GB of disk for a million.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqlInbox } from '../server/storage/sql/inbox/sql-inbox.ts'
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

const counts = process.argv.slice(2).map(Number)
for (const count of counts.length > 0 ? counts : [10_000, 1_000_000]) await measure(count)

async function measure(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'twelve-moons-bench-'))
  try {
    const path = join(folder, 'bench.db')
    seed(path, count)
    const begun = process.cpuUsage()
    const works = sqliteWorks(openSqliteDatabase(path))
    const { user, system } = process.cpuUsage(begun)
    const seconds = (user + system) / 1e6
    console.log(
      `${count} enquiries: brought up to date in ${seconds.toFixed(1)} s of a processor. In ms, the best (the median):`,
    )
    await measureReads(works)
  } finally {
    rmSync(folder, { recursive: true })
  }
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

async function measureReads(works: ReturnType<typeof sqliteWorks>): Promise<void> {
  const inbox = sqlInbox(works)
  const first = { list: 'needs', sort: 'due', limit: 100 } as const
  const { rows } = await inbox.page(first)
  const last = rows.at(-1)
  const middle = { at: (last?.dueAt ?? 0) + 86_400_000, number: 0 }
  const reads: Record<string, () => Promise<unknown>> = {
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
    'search, one has it': () => inbox.search({ question: 'nomvula77', limit: 50 }),
    'search, all have it': () => inbox.search({ question: 'hardware shop', limit: 50 }),
    'search, all have its beginning': () => inbox.search({ question: 'hardw', limit: 50 }),
    'late, counted': () => inbox.dueBefore([Number.MAX_SAFE_INTEGER]),
  }
  for (const [name, read] of Object.entries(reads)) console.log(`  ${name}: ${await timesOf(read)}`)
}

async function timesOf(work: () => Promise<unknown>): Promise<string> {
  const times: Array<number> = []
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  const [best = 0, ...others] = times.toSorted((a, b) => a - b)
  return `${best.toFixed(2)} (median ${(others[TIMES / 2] ?? 0).toFixed(2)})`
}
