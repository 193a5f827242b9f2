import { beforeEach, expect, test } from 'vitest'
import { createVisitCounter, type VisitCounter } from './visit-counter.ts'
import type { VisitCount, VisitStore } from './visits.ts'

const home = { kind: 'page', page: '/', referrerHost: '' } as const
const clock = { now: new Date('2026-11-21T21:59:59.000Z') } // a second before midnight in Johannesburg
let written: Array<ReadonlyArray<VisitCount>>
let fault: Error | null
let faults: Array<unknown>
let visits: VisitCounter

const store: VisitStore = {
  add: async (counts) => {
    if (fault) throw fault
    written.push(counts)
  },
  since: async () => [],
}

beforeEach(() => {
  clock.now = new Date('2026-11-21T21:59:59.000Z')
  ;[written, fault, faults] = [[], null, []]
  visits = createVisitCounter({ store, now: () => clock.now, report: (error) => faults.push(error) })
})

test('counts are written together, and nothing without visits', async () => {
  visits.count(home)
  visits.count(home)
  visits.count({ ...home, page: '/about-us', referrerHost: 'google.com' })
  expect(written).toEqual([])
  for (let flush = 0; flush < 3; flush += 1) await visits.flush()
  expect(written).toEqual([
    [
      { ...home, day: '2026-11-21', count: 2 },
      { ...home, page: '/about-us', referrerHost: 'google.com', day: '2026-11-21', count: 1 },
    ],
  ])
})

test('a day ends at midnight in South Africa', async () => {
  visits.count(home)
  clock.now = new Date('2026-11-21T22:00:00.000Z')
  visits.count(home)
  await visits.flush()
  expect(written[0]?.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
})

test('counts that cannot be written are kept, reported once, and written when that is possible again', async () => {
  fault = new Error('database is locked')
  visits.count(home)
  await visits.flush()
  visits.count(home)
  await visits.flush()
  expect(faults).toEqual([fault])
  fault = null
  await visits.flush()
  expect(written).toEqual([[{ ...home, day: '2026-11-21', count: 2 }]])
})

test('hosts beyond two hundred per day are counted together, and by name again the next day', async () => {
  for (let index = 1; index <= 250; index += 1)
    visits.count({ ...home, referrerHost: `host${index}.example` })
  visits.count({ ...home, referrerHost: 'host1.example' })
  clock.now = new Date('2026-11-22T10:00:00.000Z')
  visits.count({ ...home, referrerHost: 'host250.example' })
  await visits.flush()
  expect(written[0]).toHaveLength(202)
  expect(written[0]).toContainEqual({ ...home, referrerHost: '(others)', day: '2026-11-21', count: 50 })
  expect(written[0]).toContainEqual({ ...home, referrerHost: 'host1.example', day: '2026-11-21', count: 2 })
  expect(written[0]).toContainEqual({ ...home, referrerHost: 'host250.example', day: '2026-11-22', count: 1 })
})

test('a failing store does not fill the memory', async () => {
  fault = new Error('down')
  for (let index = 0; index < 25_000; index += 1) visits.count({ ...home, page: `/page-${index}` })
  await visits.flush()
  fault = null
  await visits.flush()
  expect(written.map(({ length }) => length)).toEqual([20_000])
})
