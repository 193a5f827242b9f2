import { afterEach, beforeEach, expect, test } from 'vitest'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact, samplePlan } from '../../../domain/enquiry/samples/enquiries.ts'
import { numbersSchema } from '../../../domain/inbox/api/day.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

const MINUTE_MS = 60_000
let inbox: TestInbox
let member: TestBrowser
beforeEach(async () => {
  inbox = await openTestInbox()
  member = await inbox.join('Pieter', 'member')
})
afterEach(() => inbox.close())

const numbersFor = async (weeks = '4') =>
  numbersSchema.parse((await member.send('GET', `numbers?weeks=${weeks}`)).json())

test('statistics match the stored enquiries and counted visits', async () => {
  await inbox.enquiries.add(sampleContact(0))
  await inbox.enquiries.add(samplePlan(1))
  await inbox.visits.add([
    { day: '2026-11-20', kind: 'page', page: '/', referrerHost: '', count: 7 },
    { day: '2026-11-20', kind: 'calculator-used', page: '/', referrerHost: '', count: 3 },
  ])
  expect((await numbersFor()).steps).toEqual({ pages: 7, calculator: 3, enquiries: 2, withPlan: 1 })
})

test('a result is shared by concurrent requests, and cached for a minute', async () => {
  const { since } = inbox.visits
  let queries = 0
  inbox.visits.since = async (day) => {
    queries += 1
    return since(day)
  }
  await Promise.all([numbersFor(), numbersFor()])
  expect(queries).toBe(1)
  await inbox.enquiries.add(sampleContact(0))
  expect((await numbersFor()).enquiries).toBe(0)
  inbox.clock.now = new Date(inbox.clock.now.getTime() + MINUTE_MS)
  expect((await numbersFor()).enquiries).toBe(1)
})

test('unknown periods are refused', async () => {
  for (const weeks of ['', '5', '4e9', 'x'])
    expect((await member.send('GET', `numbers?weeks=${weeks}`)).statusCode).toBe(400)
})

test('an unavailable store is reported, and the next request succeeds', async () => {
  const { since } = inbox.visits
  inbox.visits.since = () => Promise.reject(new StoreUnavailableError('away'))
  expect((await member.send('GET', 'numbers?weeks=52')).statusCode).toBe(503)
  inbox.visits.since = since
  expect((await numbersFor('52')).enquiries).toBe(0)
})
