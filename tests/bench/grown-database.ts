import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteDatabase } from '../../server/store/sqlite/database.ts'

const CACHE = join('node_modules', '.cache', 'grown-databases')
const MIGRATIONS = new URL('../../server/store/migrations/sqlite/', import.meta.url)
const FIRST_OF_INBOX = '008-inbox.sql'
/** Every third has an address of its own; one in fifty is held back, one in ten is for the newsletter. */
const FILL = `INSERT INTO submissions (collection, user_id, post_id, date_sent, email_folded, record, idempotency_key, body_hash,
    notice_version, quarantine_reasons, quarantine_until)
  WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :count)
  SELECT iif(i % 10 = 0, 'newsletter', 'contactUs'), 'u', printf('-P6wpKBh%012d', i), 1700000000000 + i * 30000,
    'p' || (i % (:count / 3)) || '@example.com',
    iif(i % 10 = 0, json_object('email', 'p@example.com', 'status', 'pending'), json_object('firstName', printf('Nomvula%07d', i),
      'surname', 'Khoza', 'email', 'p@example.com', 'category', 'Web development', 'message', 'We are a hardware shop in Pinetown'
      || ' with about 2 300 lines of stock, number ' || i || '. Builders send us lists on WhatsApp all day.')),
    'k' || i, 'h', 'v', iif(i % 50 = 7, '["many links"]', NULL), iif(i % 50 = 7, 1800000000000, NULL) FROM n`
/**
 * The figures of each, which a server would work out in the background for some minutes: two of three are answered, within half a year
 * and at any minute of the working day, so that most of a day took a time of their own.
 */
const FIGURES = `UPDATE enquiries SET figures_version = version, counted_on = iif(list = 'held', NULL,
    strftime('%Y-%m-%d', last_at / 1000 + 7200, 'unixepoch')),
  figures = iif(list = 'held', NULL, json_object('arrivedAt', last_at, 'dueAt', due_at, 'collection', 'contactUs', 'category', about,
    'answeredAt', iif(number % 3 = 0, NULL,
      (last_at / 86400000 + 1 + number * 7919 % 168) * 86400000 + 21600000 + number * 104729 % 540 * 60000), 'isOpen', json(iif(number % 3 = 0, 'true', 'false')),
    'hasPlan', json(iif(number % 4 = 0, 'true', 'false'))))`
/** The search's two indexes as the small merges of years leave them: bringing them up to date at once leaves large ones for the next enquiries. */
const MERGE =
  "INSERT INTO search (search) VALUES ('optimize'); INSERT INTO search_words (search_words) VALUES ('optimize')"

/**
 * The file of a database with so many enquiries. It is made once for each layout, filled as it was before the inbox and brought up to
 * date from there, and kept for the next run: a million take 1.3 GB.
 *
 * @param say is told how long it took
 */
export function grownDatabase(count: number, say: (line: string) => void): string {
  const folder = join(CACHE, layout())
  const path = join(folder, `${count}.db`)
  if (existsSync(path)) return path
  removeOthers(folder)
  const unfinished = `${path}.unfinished`
  for (const suffix of ['', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true })
  fill(unfinished, count)
  const begun = process.cpuUsage()
  const database = openSqliteDatabase(unfinished)
  const { user, system } = process.cpuUsage(begun)
  say(`${count} enquiries brought up to date in ${((user + system) / 1e6).toFixed(1)} s of a processor`)
  database.exec(FIGURES)
  database.exec(MERGE)
  database.close()
  renameSync(unfinished, path)
  return path
}

/** What the steps make of the data; another one where a step is new. */
function layout(): string {
  const hash = createHash('sha256').update(FILL).update(FIGURES).update(MERGE)
  for (const file of steps()) hash.update(readFileSync(new URL(file, MIGRATIONS)))
  return hash.digest('hex').slice(0, 16)
}

function removeOthers(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const each of readdirSync(CACHE).map((name) => join(CACHE, name)))
    if (each !== folder) rmSync(each, { recursive: true })
}

function fill(path: string, count: number): void {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = wal; PRAGMA synchronous = off')
  database.exec('CREATE TABLE migrations (file TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT')
  for (const file of steps().filter((each) => each < FIRST_OF_INBOX)) {
    database.exec(readFileSync(new URL(file, MIGRATIONS), 'utf8'))
    database.prepare("INSERT INTO migrations VALUES (?, '2026-11-22T00:00:00Z')").run(file)
  }
  database.prepare(FILL).run({ count })
  database.close()
}

function steps(): Array<string> {
  return readdirSync(MIGRATIONS).toSorted()
}
