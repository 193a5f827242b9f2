import { expect, test, vi } from 'vitest'
import { quarantined, sampleContact, sampleLead } from '../../domain/enquiry/samples/enquiries.ts'
import { sweepLease } from '../store/sql/inbox/retention.ts'
import { sqliteDatabase } from '../store/sqlite/transactions.ts'
import { openSharedDatabase } from '../store/testing/open-sqlite-store.ts'
import type { DailySweepDependencies } from './daily-sweep.ts'
import {
  AFTER_A_YEAR,
  FAILURE,
  passHours,
  postIds,
  SENT,
  sweepsUnderTest,
  WAIT_MS,
} from './fixture-sweeps.ts'

const { openSweep, newDatabasePath, cleanups } = sweepsUnderTest()

test('a sweep at a quarter to midnight is followed by one on the next day, an hour later', async () => {
  const { clock, lines, logged, start } = await openSweep([sampleLead(3)])
  start(new Date('2027-11-21T21:45:00Z'))
  await passHours(10)
  expect(lines).toEqual([])
  clock.now = new Date('2027-11-21T22:45:00Z')
  await passHours(10)
  await logged(1)
})

test('an unavailable store is retried within the hour', async () => {
  const { store, logged, start } = await openSweep([sampleLead(3)], { failures: 1 })
  start(AFTER_A_YEAR)
  expect(await logged(1)).toMatchObject([['error', {}, FAILURE]])
  await passHours(1)
  expect((await logged(2))[1]?.[1]).toMatchObject({ enquiriesDeleted: 1 })
  expect(await postIds(store)).toEqual([])
})

test('deletions before the store failed are logged', async () => {
  const { logged, start, failAfter } = await openSweep([quarantined(sampleContact(1)), sampleLead(3)])
  failAfter(1)
  start(AFTER_A_YEAR)
  expect(await logged(2)).toMatchObject([
    ['warn', { heldBackDeleted: 1, enquiriesDeleted: 0 }, expect.any(String)],
    ['error', {}, FAILURE],
  ])
})

test('while another server sweeps, this one waits until a later hour', async () => {
  const { database, store, start } = await openSweep([sampleLead(3)])
  const lease = sweepLease(sqliteDatabase(database))
  expect(await lease.acquire(AFTER_A_YEAR.getTime())).toBe(true)
  start(AFTER_A_YEAR)
  await passHours(3)
  expect(await postIds(store)).toHaveLength(1)
  await lease.release()
  await passHours(1)
  await vi.waitFor(async () => expect(await postIds(store)).toEqual([]), WAIT_MS)
  // The sweep released its lease.
  await vi.waitFor(async () => expect(await lease.acquire(AFTER_A_YEAR.getTime())).toBe(true), WAIT_MS)
})

test('a sweep that takes hours keeps its lease', async () => {
  const hasOtherBegun: Array<boolean> = []
  const slow: DailySweepDependencies['store'] = {
    expire: async () => 'done',
    async *all() {
      for (const at of [1, 2, 3, 4]) {
        clock.now = new Date(clock.now.getTime() + 45 * 60_000)
        hasOtherBegun.push(await second.acquire(clock.now.getTime()))
        yield sampleLead(at)
      }
    },
  }
  const { database, clock, logged, start } = await openSweep([], { store: slow })
  const second = sweepLease(sqliteDatabase(database))
  start(AFTER_A_YEAR)
  expect((await logged(1))[0]?.[1]).toMatchObject({ enquiriesDeleted: 4 })
  expect(hasOtherBegun).toEqual([false, false, false, false])
  await vi.waitFor(async () => expect(await second.acquire(clock.now.getTime())).toBe(true), WAIT_MS)
})

test('a sweep whose lease another server has taken stops', async () => {
  const slow: DailySweepDependencies['store'] = {
    expire: async () => 'done',
    async *all() {
      clock.now = new Date(clock.now.getTime() + 3 * 3_600_000) // the machine slept
      expect(await second.acquire(clock.now.getTime())).toBe(true)
      yield sampleLead(1)
    },
  }
  const { database, clock, logged, start } = await openSweep([], { store: slow })
  const second = sweepLease(sqliteDatabase(database))
  start(AFTER_A_YEAR)
  expect(await logged(1)).toMatchObject([['error', {}, FAILURE]])
  expect(await second.renew(clock.now.getTime())).toBe(true)
})

test('a killed server’s lease expires within the hour, and one from a clock that was ahead at once', async () => {
  const database = openSharedDatabase(newDatabasePath())
  cleanups.push(async () => database.close())
  const { acquire } = sweepLease(sqliteDatabase(database))
  const nowMs = SENT.getTime()
  expect(await acquire(nowMs)).toBe(true)
  expect(await acquire(nowMs + 49 * 60_000)).toBe(false)
  expect(await acquire(nowMs + 60 * 60_000)).toBe(true)
  expect(await acquire(nowMs + 60 * 60_000 - 30_000)).toBe(false) // by the clock of another server
  expect(await acquire(nowMs - 24 * 3_600_000)).toBe(true)
})

test('a server releases only its own lease', async () => {
  const database = openSharedDatabase(newDatabasePath())
  cleanups.push(async () => database.close())
  const [first, second, third] = [1, 2, 3].map(() => sweepLease(sqliteDatabase(database)))
  const nowMs = SENT.getTime()
  expect(await second?.acquire(nowMs)).toBe(true)
  await first?.release()
  expect(await third?.acquire(nowMs)).toBe(false)
})
