import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPushIds } from '../../domain/enquiry/push-id.ts'
import { sampleContact } from '../../domain/enquiry/samples/enquiries.ts'
import { treeText } from '../../server/backup/export/print-tree.ts'
import { untilIdle } from '../fixtures/process-figures.ts'
import type { SiteServer } from '../journeys/site-server.ts'
import { joinInbox, type Staff } from '../promises/staff.ts'
import { atMost, type Bench, type BenchRow, median, type Subject } from './bench.ts'
import { onBothStores, type SqlStore } from './sql-stores.ts'

const COUNT = 100_000
const WORDS = 200
/** One attempt a second, while the server starts. */
const MAX_ATTEMPTS = 60
const RUNS = 5
const YEAR_MS = 365 * 86_400_000
const MAX_NUMBERS_MS = 300
const MAX_SEARCH_MS = { SQLite: 150, PostgreSQL: 500 }
const NO_WARNINGS = '--disable-warning=ExperimentalWarning'
/** A word in one enquiry, words in all, a prefix of words in all, a prefix of words in many, and a word in none. */
const SEARCHES = ['beads77777', 'hardware shop', 'hardw', 'beads7', 'zzz']

/** Response times for staff with a hundred thousand enquiries of a year, on both stores. */
export const inbox: Bench = (subject) => onBothStores((store) => measureStore(subject, store))

async function measureStore(subject: Subject, store: SqlStore): Promise<ReadonlyArray<BenchRow>> {
  const site = await subject.start(store.settings)
  try {
    const staff = await joinInbox(site)
    await fill(subject.folder, site, store.settings)
    const rowName = (figure: string) => `${store.name}: ${figure} of ${COUNT} enquiries`
    const numbers: Array<number> = []
    for (let run = 0; run < RUNS; run += 1) {
      await site.stop() // clears the cached numbers
      await site.up()
      await untilIdle(site.pid ?? 0)
      numbers.push(await msOf(staff, 'numbers?weeks=52'))
    }
    const searches: Array<number> = []
    for (const query of SEARCHES) searches.push(await searchMs(staff, query))
    return [
      atMost(rowName("a year's numbers"), median(numbers), MAX_NUMBERS_MS, 'ms'),
      atMost(rowName('the slowest search'), Math.max(...searches), MAX_SEARCH_MS[store.name], 'ms'),
    ]
  } finally {
    await site.remove()
  }
}

/** Imports the enquiries by the checkout's command, because every version reads the format of exports. */
async function fill(
  folder: string,
  { dataDir }: SiteServer,
  settings: Record<string, string>,
): Promise<void> {
  const child = spawn(process.execPath, [NO_WARNINGS, 'ops/commands/enquiries.ts', 'import', '-'], {
    cwd: folder,
    env: { ...process.env, ...settings, DATA_DIR: dataDir },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const progress = { step: () => {}, done: () => {} }
  for await (const text of treeText(manyEnquiries(), progress))
    if (!child.stdin.write(text)) await once(child.stdin, 'drain')
  child.stdin.end()
  if ((await ended)[0] !== 0) throw new Error('The enquiries could not be imported')
}

async function* manyEnquiries() {
  const newPostId = createPushIds((count) => crypto.getRandomValues(new Uint8Array(count)))
  const beginMs = Date.now() - YEAR_MS
  for (let index = 0; index < COUNT; index += 1) {
    const dateSent = Math.floor(beginMs + (YEAR_MS * index) / COUNT)
    const words = Array.from({ length: WORDS }, (_, word) => `word${(index * 31 + word * word * 7) % 20_000}`)
    const message = `A hardware shop sells beads${index}. ${words.join(' ')}`
    const email = `sender-${index}@example.co.za`
    yield sampleContact(index, { postId: newPostId(dateSent), dateSent, email, message })
  }
}

async function searchMs(staff: Staff, query: string): Promise<number> {
  const times: Array<number> = []
  for (let run = 0; run < RUNS; run += 1)
    times.push(await msOf(staff, `search?q=${encodeURIComponent(query)}`))
  return median(times)
}

/** The time of a response with 200. A request that is refused with 503 is repeated. @throws {Error} after {@link MAX_ATTEMPTS} */
async function msOf(staff: Staff, path: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const startMs = performance.now()
    const { status, text } = await staff.read(path)
    if (status === 200) return performance.now() - startMs
    if (status !== 503 || attempt === MAX_ATTEMPTS) throw new Error(`${path}: ${status} ${text}`)
    await sleep(1_000)
  }
}
