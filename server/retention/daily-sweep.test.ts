import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { type Enquiry, StoreUnavailableError } from '../../domain/enquiry/enquiry.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
} from '../../domain/enquiry/samples/enquiries.ts'
import { deadline, WON } from '../store/contract/inbox/inbox-under-test.ts'
import { placeInFirebase } from '../store/firebase/owner-lines.ts'
import { appendEvent } from '../store/sql/inbox/append.ts'
import { enquiryLog } from '../store/sql/inbox/enquiry-log.ts'
import { lastSweepDay } from '../store/sql/inbox/retention.ts'
import { DATABASE_FILE, sqliteStore } from '../store/sqlite/sqlite-store.ts'
import { sqliteWorks } from '../store/sqlite/works.ts'
import { openSharedDatabase, openSqliteStore } from '../store/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { createDailySweep, type DailySweepDependencies } from './daily-sweep.ts'
import type { Terms } from './sweep.ts'

const HOUR_MS = 3_600_000
/** However long the disk takes: in milliseconds. */
const WAIT = 30_000
const NEVER_SWEPT = { last: async () => null, note: async () => {} }
const SENT = new Date('2026-11-21T10:00:00Z') // by the samples
const AFTER_30_DAYS = new Date('2026-12-21T10:00:01Z')
const AFTER_A_YEAR = new Date('2027-11-23T10:00:00Z')
/** No other time was set. */
const AS_THE_NOTICE: Terms = { months: async () => 12 }

const inFolder = temporaryFolder()
const endings: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
  vi.useRealTimers()
})

const consents = [
  { purpose: 'news', channel: 'email', wording: 'Send me news', page: '/contact-us', givenAt: 1 },
] as const
const agreeing: Enquiry = {
  ...sampleContact(4),
  metadata: { ...sampleContact(4).metadata, consents: [...consents] },
}
const suspect = quarantined(sampleContact(1))
const everything = [suspect, sampleContact(2), sampleLead(3), agreeing, sampleNewsletter(5)]

test('what the notice promises is deleted when its time has come, and the log says so without a person', async () => {
  const { store, clock, lines, start } = await sweeping(everything)
  start()
  clock.now = AFTER_30_DAYS
  await hoursPass(24)
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT)
  expect(lines[0]).toMatchObject(['warn', { heldBackDeleted: 1, enquiriesDeleted: 0 }, expect.any(String)])
  expect(await postIds(store)).toEqual(everything.slice(1).map(({ record }) => record.postId))

  clock.now = AFTER_A_YEAR
  await hoursPass(48)
  await vi.waitFor(() => expect(lines).toHaveLength(3), WAIT)
  expect(lines[1]).toMatchObject(['error', {}, expect.stringContaining('The clock has leapt ahead')])
  expect(lines[2]).toEqual([
    'warn',
    { enquiriesDeleted: 2, heldBackDeleted: 0, reducedToConsent: 1, unconfirmedDeleted: 0, leftAlone: 0 },
    'What the privacy notice promises to delete was deleted.',
  ])
  expect(JSON.stringify(lines)).not.toMatch(/thandi|sipho|nkosi|@/i)
  expect(await Array.fromAsync(store.all())).toEqual([
    { ...agreeing, record: { ...agreeing.record, message: '', category: '' } },
    sampleNewsletter(5),
  ])
})

test('no byte of what was deleted is left in the files while the server runs on', async () => {
  const { path, start, clock, lines } = await sweeping([
    quarantined(sampleContact(1, { message: 'canarybird sings' })),
    sampleContact(2),
  ])
  expect(bytesOf(path)).toContain('canarybird')
  clock.now = AFTER_30_DAYS
  start()
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT)
  expect(bytesOf(path)).not.toContain('canarybird')
  expect(bytesOf(path)).toContain(sampleContact(2).record.postId)
})

test('a clock that has leapt ahead deletes nothing for a day, also after a restart', async () => {
  const database = openSharedDatabase(inFolder(`${randomUUID()}/${DATABASE_FILE}`))
  endings.push(async () => database.close())
  const sweptDays = lastSweepDay(sqliteWorks(database))
  const first = await sweeping([], { lastSweepDay: sweptDays })
  first.start()
  await vi.waitFor(async () => expect(await sweptDays.last()).toBe('2026-11-21'), WAIT)

  const restarted = await sweeping([sampleLead(3), suspect], { lastSweepDay: sweptDays })
  restarted.clock.now = AFTER_A_YEAR
  restarted.start()
  await hoursPass(23)
  expect(restarted.lines).toMatchObject([
    ['error', { today: '2027-11-23', sweptLast: '2026-11-21' }, expect.any(String)],
  ])
  expect(await postIds(restarted.store)).toHaveLength(2)

  restarted.clock.now = SENT // the clock is put right
  await hoursPass(48)
  expect(await postIds(restarted.store)).toHaveLength(2)
  expect(await sweptDays.last()).toBe('2026-11-21')
})

test('owners may set a shorter time for what led nowhere', async () => {
  const inbox = { months: async () => 6 }
  const { store, clock, start, lines } = await sweeping([sampleContact(2)], { inbox })
  clock.now = new Date('2027-05-20T10:00:00Z')
  start()
  await hoursPass(1)
  expect(await postIds(store)).toHaveLength(1)
  clock.now = new Date('2027-05-22T10:00:00Z')
  await hoursPass(24)
  await vi.waitFor(
    () => expect(lines).toMatchObject([['warn', { enquiriesDeleted: 1, leftAlone: 0 }, expect.any(String)]]),
    WAIT,
  )
  expect(await postIds(store)).toEqual([])
})

test('what a colleague sets to won at that moment is kept, and nothing is said of it', async () => {
  const path = inFolder(`${randomUUID()}/${DATABASE_FILE}`)
  const [database, other] = [openSharedDatabase(path), openSharedDatabase(path)]
  const store = sqliteStore(database, enquiryLog({ deadline, now: () => SENT }))
  for (const each of [sampleContact(1), sampleLead(2)]) await store.add(each)
  const report = vi.fn()
  const sweep = createDailySweep({
    store: {
      all: store.all,
      expire: async (enquiry, left) => {
        const { dialect, write } = sqliteWorks(other)
        await write(() => appendEvent(dialect, WON))
        return await store.expire(enquiry, left)
      },
    },
    inbox: AS_THE_NOTICE,
    lastSweepDay: NEVER_SWEPT,
    handDeletion: null,
    now: () => AFTER_A_YEAR,
    report,
    emptyLog: async () => {},
  })
  endings.push(sweep.stop, store.close, async () => other.close())
  sweep.start()
  await vi.waitFor(async () => expect(report).toHaveBeenCalled(), WAIT)
  expect(await postIds(store)).toEqual([sampleContact(1).record.postId])
  expect(report.mock.calls).toMatchObject([
    ['warn', { enquiriesDeleted: 1, leftAlone: 0 }, expect.any(String)],
  ])
})

test('a record that lacks its moment keeps the sweep from nothing, and goes in its own time', async () => {
  const { database, store, clock, lines, start } = await sweeping([sampleContact(1), sampleLead(2)])
  database.exec("UPDATE submissions SET record = json_remove(record, '$.dateSent') WHERE id = 1")
  clock.now = AFTER_A_YEAR
  start()
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT)
  expect(lines[0]?.[1]).toMatchObject({ enquiriesDeleted: 2 })
  expect(await postIds(store)).toEqual([])
})

test('newsletter addresses that did not say yes in their time are counted once for each sweep', async () => {
  const { clock, lines, start } = await sweeping([sampleLead(3)], { deleteUnconfirmed: async () => 2 })
  clock.now = AFTER_A_YEAR
  start()
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT)
  expect(lines[0]?.[1]).toMatchObject({ enquiriesDeleted: 1, unconfirmedDeleted: 2 })
})

test('where it stands in a hosted database too, the places are named for the owner', async () => {
  const handDeletion = { placeOf: placeInFirebase, note: 'Delete these places too' }
  const { clock, lines, start } = await sweeping([suspect, sampleLead(3)], { handDeletion })
  clock.now = AFTER_A_YEAR
  start()
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT)
  const { userId, postId } = sampleLead(3).record
  expect(lines[0]?.[1]).toMatchObject({ places: [`whiteLabelSolution/${userId}/${postId}`] })
  expect(lines[0]?.[2]).toContain('Delete these places too')
})

test('of many places each line names some, so that a server that is killed has told of most', async () => {
  const handDeletion = { placeOf: placeInFirebase, note: 'Delete these places too' }
  const many = Array.from({ length: 120 }, (_, at) => sampleLead(at))
  const { clock, lines, start } = await sweeping(many, { handDeletion })
  clock.now = AFTER_A_YEAR
  start()
  await vi.waitFor(() => expect(lines).toHaveLength(3), WAIT)
  expect(lines.map(([, fields]) => fields)).toMatchObject(
    [50, 50, 20].map((enquiriesDeleted) => ({ enquiriesDeleted })),
  )
  const told = lines.flatMap(([, fields]) => ('places' in fields ? fields.places : []))
  expect(told).toEqual(many.map(placeInFirebase))
})

test('what another server deletes at that moment is not said to wait for delivery', async () => {
  const path = inFolder(`${randomUUID()}/${DATABASE_FILE}`)
  const [store, other] = [openSqliteStore(path), openSqliteStore(path)]
  await store.restore(sampleLead(3))
  async function* allThatOtherDeletes() {
    for await (const enquiry of store.all()) {
      await other.expire(enquiry, null)
      yield enquiry
    }
  }
  const report = vi.fn()
  const sweep = createDailySweep({
    store: { all: allThatOtherDeletes, expire: store.expire },
    inbox: AS_THE_NOTICE,
    lastSweepDay: NEVER_SWEPT,
    handDeletion: null,
    now: () => AFTER_A_YEAR,
    report,
    emptyLog: async () => {},
  })
  endings.push(sweep.stop, store.close, other.close)
  sweep.start()
  await vi.waitFor(async () => expect(await postIds(store)).toEqual([]), WAIT)
  await sweep.stop()
  expect(report).not.toHaveBeenCalled()
})

test('a sweep at a quarter to midnight is followed by one on the next day, an hour later', async () => {
  const { clock, lines, start } = await sweeping([sampleLead(3)])
  clock.now = new Date('2027-11-21T21:45:00Z')
  start()
  await hoursPass(10)
  expect(lines).toEqual([])
  clock.now = new Date('2027-11-21T22:45:00Z')
  await hoursPass(10)
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT)
})

test('a store that cannot be had is tried again within the hour', async () => {
  const { store, clock, lines, start } = await sweeping([sampleLead(3)], {}, 1)
  clock.now = AFTER_A_YEAR
  start()
  await vi.waitFor(
    () => expect(lines).toMatchObject([['error', {}, expect.stringContaining('in an hour')]]),
    WAIT,
  )
  await hoursPass(1)
  await vi.waitFor(() => expect(lines).toHaveLength(2), WAIT)
  expect(lines[1]?.[1]).toMatchObject({ enquiriesDeleted: 1 })
  expect(await postIds(store)).toEqual([])
})

test('what was deleted before the store failed is told all the same', async () => {
  const { clock, lines, start, failAfter } = await sweeping([suspect, sampleLead(3)])
  clock.now = AFTER_A_YEAR
  failAfter(1)
  start()
  await vi.waitFor(() => expect(lines).toHaveLength(2), WAIT)
  expect(lines[1]?.[1]).toMatchObject({ heldBackDeleted: 1, enquiriesDeleted: 0 })
})

test('a sweep that was stopped is not begun again', async () => {
  const { store, clock, start, sweep } = await sweeping(everything)
  await sweep.stop()
  clock.now = AFTER_A_YEAR
  start()
  await hoursPass(48)
  expect(await Array.fromAsync(store.all())).toEqual(everything)
})

/** A daily sweep over a new database in which enquiries stand. `failures`: how often it cannot be read at first. */
async function sweeping(
  enquiries: ReadonlyArray<Enquiry>,
  parts: Partial<DailySweepDependencies> = {},
  failures = 0,
) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const path = inFolder(`${randomUUID()}/${DATABASE_FILE}`)
  const database = openSharedDatabase(path)
  const store = sqliteStore(database)
  for (const enquiry of enquiries) await store.restore(enquiry)
  const clock = { now: SENT }
  const lines: Array<Parameters<DailySweepDependencies['report']>> = []
  let [left, expiring] = [failures, Number.POSITIVE_INFINITY]
  const all = () => {
    if (left === 0) return store.all()
    left -= 1
    throw new StoreUnavailableError('away')
  }
  const expire: typeof store.expire = async (...args) => {
    if (expiring === 0) throw new StoreUnavailableError('away')
    expiring -= 1
    return await store.expire(...args)
  }
  const failAfter = (count: number) => {
    expiring = count
  }
  const sweep = createDailySweep({
    store: { expire, all },
    inbox: AS_THE_NOTICE,
    lastSweepDay: NEVER_SWEPT,
    handDeletion: null,
    emptyLog: sqliteWorks(database).emptyLog,
    now: () => clock.now,
    report: (...line) => lines.push(line),
    ...parts,
  })
  endings.push(sweep.stop, store.close)
  return { path, database, store, clock, lines, sweep, failAfter, start: sweep.start }
}

/** Of the database and its log. */
function bytesOf(path: string): string {
  return [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('')
}

async function hoursPass(hours: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(hours * HOUR_MS)
}

async function postIds(store: { all: () => AsyncIterable<Enquiry> }): Promise<Array<string>> {
  return (await Array.fromAsync(store.all())).map(({ record }) => record.postId)
}
