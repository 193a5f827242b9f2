import { afterEach, beforeEach, expect, test } from 'vitest'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact, sampleLead, samplePlan } from '../../../domain/enquiry/samples/enquiries.ts'
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
  await inbox.enquiries.add(sampleLead(2))
  await inbox.visits.add([
    { day: '2026-11-20', kind: 'page', page: '/', referrerHost: '', count: 7 },
    { day: '2026-11-20', kind: 'calculator-used', page: '/', referrerHost: '', count: 3 },
  ])
  const numbers = await numbersFor()
  expect(numbers).toMatchObject({
    until: '2026-11-23',
    enquiries: 3,
    withPlan: 1,
    unanswered: 3,
    answered: 0,
  })
  expect(numbers.steps).toEqual({ pages: 7, calculator: 3, enquiries: 3, withPlan: 1 })
  expect(numbers.pages).toContainEqual({ name: '/our-work/ai-chatbot', count: 1, fromCalculator: 0 })
  expect(numbers.weeks).toHaveLength(12)
})

test('a quarantined enquiry counts once, from its release', async () => {
  const quarantine = { reasons: ['many links'], until: inbox.clock.now.getTime() + 86_400_000 }
  const { metadata, ...rest } = sampleContact(0)
  await inbox.enquiries.add({ ...rest, metadata: { ...metadata, quarantine } })
  expect((await numbersFor('12')).enquiries).toBe(0)
  await inbox.enquiries.release(rest.record.postId, 'thandeka')
  expect((await numbersFor('4')).enquiries).toBe(1)
})

test('a result is cached for a minute', async () => {
  await numbersFor()
  await inbox.enquiries.add(sampleContact(0))
  expect((await numbersFor()).enquiries).toBe(0)
  inbox.clock.now = new Date(inbox.clock.now.getTime() + MINUTE_MS)
  expect((await numbersFor()).enquiries).toBe(1)
})

test('concurrent requests wait for the same result', async () => {
  const { since } = inbox.visits
  let queries = 0
  inbox.visits.since = async (day) => {
    queries += 1
    return since(day)
  }
  const [first, second] = await Promise.all([numbersFor(), numbersFor()])
  expect(second).toEqual(first)
  expect(queries).toBe(1)
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
