import { randomBytes, randomUUID } from 'node:crypto'
import type { WorkingHours } from '../../domain/calendar/working-time.ts'
import type { Enquiry, EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import { sampleContact } from '../../domain/enquiry/samples/enquiries.ts'
import { numbersOf as numbersOfForms, numbersSince } from '../../domain/inbox/numbers/numbers.ts'
import { loadContent } from '../../server/content.ts'
import { createPushIds } from '../../server/enquiries/push-id.ts'
import { siteHooks } from '../../server/enquiries/site-hooks.ts'
import type { InboxStore } from '../../server/inbox/inbox-store.ts'
import type { Database } from '../../server/store/sql/database.ts'
import { figuresOfPeriod } from '../../server/store/sql/inbox/period-figures.ts'
import { sqlInbox } from '../../server/store/sql/inbox/sql-inbox.ts'
import { openSqliteDatabase } from '../../server/store/sqlite/database.ts'
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../../server/store/sqlite/transactions.ts'
import type { Bench, BenchRow } from './bench.ts'
import { grownDatabase } from './grown-database.ts'
import { type Read, readsOf } from './inbox-reads.ts'
import { middleOf } from './middle.ts'

const COUNTS = [1_000, 100_000]
const SUBMITS = 300
const WARM_SUBMITS = 20
const READS = 21
const MOST_FOR_SUBMIT = 1.3
const MOST_FOR_READ = 2
const MOST_FOR_NUMBERS_MS = 300
const HOURS: WorkingHours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }

type Grown = {
  count: number
  store: EnquiryStore
  database: Database
  inbox: InboxStore
  reads: ReadonlyArray<Read>
}

/**
 * What an enquiry costs to store, and staff to open, search and page the inbox, with a thousand and a hundred thousand
 * enquiries: by turns, by the processor's time.
 */
export const growth: Bench = {
  id: 'growth',
  measure: async (say) => {
    await using stack = new AsyncDisposableStack()
    const hooks = await hooksOfSite()
    const all: Array<Grown> = []
    for (const count of COUNTS) {
      const grown = await open(count, hooks, say)
      stack.defer(() => grown.store.close())
      all.push(grown)
    }
    const rows = [await compareSubmits(all)]
    for (const read of all[0]?.reads ?? []) rows.push(await compareReads(read, all))
    return [...rows, ...(await Promise.all(all.slice(-1).map(numbersOf)))]
  },
}

type Hooks = ReturnType<typeof siteHooks>

async function hooksOfSite(): Promise<Hooks> {
  const parts = { siteUrl: 'http://localhost', secret: randomUUID(), webhook: null, confirmationsPerHour: 0 }
  return siteHooks({ ...parts, content: await loadContent(), now: () => new Date(), randomBytes })
}

async function open(count: number, hooks: Hooks, say: (line: string) => void): Promise<Grown> {
  const connection = openSqliteDatabase(grownDatabase(count, say))
  const database = sqliteDatabase(connection)
  const inbox = sqlInbox(database)
  return {
    count,
    store: sqliteStore(connection, hooks),
    database,
    inbox,
    reads: await readsOf(inbox, database),
  }
}

async function compareSubmits(all: ReadonlyArray<Grown>): Promise<BenchRow> {
  const newPostId = createPushIds(randomBytes)
  const senders = new Set<string>()
  const submit = ({ store }: Grown) => {
    const enquiry = newEnquiry(newPostId(Date.now()))
    senders.add(enquiry.record.email)
    return store.add(enquiry)
  }
  await byTurns(all, WARM_SUBMITS, submit)
  const times = await byTurns(all, SUBMITS, submit)
  const forget = (database: Database, email: string) =>
    database.transaction((tx) => tx.query('DELETE FROM submissions WHERE email_folded = ?', email))
  await Promise.all(all.flatMap(({ database }) => [...senders].map((email) => forget(database, email))))
  const worst = times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.99)] ?? 0)
  return {
    id: 'growth-submit',
    what: '99 in 100 enquiries stored within',
    ...judged(worst, MOST_FOR_SUBMIT),
    boundBy: "the merges of the search's index (FTS5), 64 pages at a time.",
  }
}

/** By somebody new. */
function newEnquiry(postId: string): Enquiry {
  const { record, metadata, ...rest } = sampleContact(1, {
    postId,
    email: `${randomUUID()}@example.co.za`,
    dateSent: Date.now(),
    message: `We sell beads in Gqeberha. ${postId}`,
  })
  return { ...rest, record, metadata: { ...metadata, key: randomUUID() } }
}

async function compareReads({ name, boundBy }: Read, all: ReadonlyArray<Grown>): Promise<BenchRow> {
  const times = await byTurns(all, READS, async ({ reads }) =>
    reads.find((each) => each.name === name)?.read(),
  )
  return {
    id: `growth-${name.replaceAll(/\W+/g, '-')}`,
    what: name,
    boundBy,
    ...judged(times.map(middleOf), MOST_FOR_READ),
  }
}

/** Milliseconds of a processor for each, by turns. */
async function byTurns(
  all: ReadonlyArray<Grown>,
  times: number,
  work: (grown: Grown) => Promise<unknown>,
): Promise<Array<Array<number>>> {
  const took = all.map((): Array<number> => [])
  for (let time = 0; time < times; time += 1)
    for (const [at, grown] of all.entries()) {
      const before = process.cpuUsage()
      await work(grown)
      const { user, system } = process.cpuUsage(before)
      took[at]?.push((user + system) / 1_000)
    }
  return took
}

/** The ratio is of the slowest by that of the fewest. */
function judged(times: ReadonlyArray<number>, most: number) {
  const [fewest = 0, ...others] = times
  const ratio = Math.max(...others) / fewest
  return {
    ours: `${others.map((ms) => ms.toFixed(2)).join(', ')} ms of a core`,
    theirs: `with 1 000: ${fewest.toFixed(2)} ms`,
    figure: ratio.toFixed(2),
    goal: `at most ${most.toFixed(2)}`,
    isMet: ratio <= most,
  }
}

/** The numbers of a year, counted anew. */
async function numbersOf({ count, database }: Grown): Promise<BenchRow> {
  const [last] = await database.read((tx) => tx.query('SELECT max(counted_on) AS day FROM enquiries'))
  const today = String(last?.day)
  const tookMs: Array<number> = []
  for (let time = 0; time < READS; time += 1) {
    const before = performance.now()
    const forms = await figuresOfPeriod(database, numbersSince(today, 52), today)
    numbersOfForms(forms, [], { today, weeks: 52, hours: HOURS, slugOf: () => undefined })
    tookMs.push(performance.now() - before)
  }
  return {
    id: 'growth-numbers',
    what: `numbers of a year with ${count} enquiries`,
    ours: `${middleOf(tookMs).toFixed(0)} ms`,
    theirs: null,
    figure: `${middleOf(tookMs).toFixed(0)} ms`,
    goal: `at most ${MOST_FOR_NUMBERS_MS} ms`,
    isMet: middleOf(tookMs) <= MOST_FOR_NUMBERS_MS,
    boundBy: 'reading when each enquiry was answered, and finding the middle of each week.',
  }
}
