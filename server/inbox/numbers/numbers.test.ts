import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact, sampleLead, samplePlan } from '../../../domain/enquiry/samples/enquiries.ts'
import { numbersSchema } from '../../../domain/inbox/api/numbers.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'
import { NUMBERS_BOUNDS } from './numbers.ts'

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

describe('of more enquiries than are counted', () => {
  const openWith = async (bounds: Partial<typeof NUMBERS_BOUNDS>) => {
    await inbox.close()
    inbox = await openTestInbox({}, undefined, undefined, { ...NUMBERS_BOUNDS, ...bounds })
    member = await inbox.join('Pieter', 'member')
  }
  const addOnDay = (day: string, at: number) =>
    inbox.enquiries.add(sampleContact(at, { dateSent: Date.parse(`${day}T10:00:00+02:00`) }))

  test('a shorter time is offered, and is counted', async () => {
    await openWith({ enquiries: 2 })
    for (const [at, day] of ['2026-02-03', '2026-11-19', '2026-11-20'].entries()) await addOnDay(day, at)
    const refused = await member.send('GET', 'numbers?weeks=52')
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        error: 'There are too many enquiries in this time to count here. Please choose a shorter time.',
        countable: [4, 12],
      },
    ])
    expect((await ask('12')).enquiries).toBe(2)
  })

  test('none is offered where the shortest has too many', async () => {
    await openWith({ enquiries: 2 })
    for (const at of [0, 1, 2]) await addOnDay('2026-11-20', at)
    for (const weeks of ['4', '12', '52']) {
      const refused = await member.send('GET', `numbers?weeks=${weeks}`)
      expect([refused.statusCode, refused.json().countable]).toEqual([422, []])
    }
  })

  test('counting ends when its time is over, and spans of no more than were counted are offered', async () => {
    await openWith({ ms: -1 })
    await addOnDay('2026-02-03', 0)
    const refused = await member.send('GET', 'numbers?weeks=52')
    expect([refused.statusCode, refused.json().countable]).toEqual([422, [4, 12]])
    await addOnDay('2026-11-20', 1)
    expect((await member.send('GET', 'numbers?weeks=12')).json().countable).toEqual([])
  })
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
