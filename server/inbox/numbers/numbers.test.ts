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

const ask = async (weeks = '4') =>
  numbersSchema.parse((await member.send('GET', `numbers?weeks=${weeks}`)).json())

test('numbers count what was stored and what visits were counted', async () => {
  await inbox.enquiries.add(sampleContact(0))
  await inbox.enquiries.add(samplePlan(1))
  await inbox.enquiries.add(sampleLead(2))
  await inbox.visits.add([
    { day: '2026-11-20', kind: 'page', page: '/', referrerHost: '', count: 7 },
    { day: '2026-11-20', kind: 'calculator-used', page: '/', referrerHost: '', count: 3 },
  ])
  const numbers = await ask()
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

test('one that was held back counts once, from its release', async () => {
  const quarantine = { reasons: ['many links'], until: inbox.clock.now.getTime() + 86_400_000 }
  const { metadata, ...rest } = sampleContact(0)
  await inbox.enquiries.add({ ...rest, metadata: { ...metadata, quarantine } })
  expect((await ask('12')).enquiries).toBe(0)
  await inbox.enquiries.release(rest.record.postId, 'thandeka')
  expect((await ask('4')).enquiries).toBe(1)
})

test('an answer is kept for a minute', async () => {
  await ask()
  await inbox.enquiries.add(sampleContact(0))
  expect((await ask()).enquiries).toBe(0)
  inbox.clock.now = new Date(inbox.clock.now.getTime() + MINUTE_MS)
  expect((await ask()).enquiries).toBe(1)
})

test('who asks while they are worked out, however long that takes, waits for the same', async () => {
  const { since } = inbox.visits
  const visits = Promise.withResolvers<Awaited<ReturnType<typeof since>>>()
  let asked = 0
  inbox.visits.since = () => {
    asked += 1
    return visits.promise
  }
  const first = ask()
  await expect.poll(() => asked).toBe(1)
  inbox.clock.now = new Date(inbox.clock.now.getTime() + 3 * MINUTE_MS)
  const second = ask()
  visits.resolve([])
  expect(await second).toEqual(await first)
  expect(asked).toBe(1)
})

test('other weeks are refused', async () => {
  for (const weeks of ['', '5', '4e9', 'x'])
    expect((await member.send('GET', `numbers?weeks=${weeks}`)).statusCode).toBe(400)
})

test('while the store is away it is said, and the next who asks is answered', async () => {
  const { since } = inbox.visits
  inbox.visits.since = () => Promise.reject(new StoreUnavailableError('away'))
  expect((await member.send('GET', 'numbers?weeks=52')).statusCode).toBe(503)
  inbox.visits.since = since
  expect((await ask('52')).enquiries).toBe(0)
})

test('one span is counted at a time, and others are answered meanwhile', async () => {
  const { since } = inbox.visits
  const held = Promise.withResolvers<void>()
  const asked: Array<string> = []
  inbox.visits.since = async (day) => {
    asked.push(day)
    await held.promise
    return since(day)
  }
  const both = [ask('52'), ask('4')]
  await expect.poll(() => asked.length).toBe(1)
  expect((await member.send('GET', 'day')).statusCode).toBe(200)
  expect(asked).toEqual(['2025-12-01'])
  held.resolve()
  await Promise.all(both)
  expect(asked).toEqual(['2025-12-01', '2026-09-07'])
})
