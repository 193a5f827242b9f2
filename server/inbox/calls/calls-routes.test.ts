import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { agendaSchema } from '../../../domain/inbox/api/calls.ts'
import { enquiryDetailSchema } from '../../../domain/inbox/api/enquiry-detail.ts'
import { bookByLink } from '../../calls/call-changes.ts'
import { callEnquiryOf } from '../../calls/call-enquiry.ts'
import { MAIL_TOPIC } from '../../store/outbox.ts'
import { enquiryByPostId } from '../../store/sql/inbox/enquiry-rows.ts'
import { noteLate, waitingNotices } from '../../store/sql/inbox/staff-notices.ts'
import { openMessages } from '../../store/sql/outbox-messages.ts'
import { openTestInbox, SECRET, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

const AT = momentOf('2026-11-23', '13:00')
let inbox: TestInbox
let owner: TestBrowser & { id: string }
let member: TestBrowser & { id: string }
beforeEach(async () => {
  inbox = await openTestInbox()
  inbox.clock.now = new Date('2026-11-23T08:24:00Z')
  owner = await inbox.join('Thandeka')
  member = await inbox.join('Pieter', 'member')
  await inbox.enquiries.add(sampleContact(1))
})
afterEach(() => inbox.close())

const takeCalls = (browser: TestBrowser, takesCalls = true) =>
  browser.send('PUT', 'calls/mine', { body: { takesCalls, calendar: 'mail' } })
const agenda = async (browser: TestBrowser = owner) =>
  agendaSchema.parse((await browser.send('GET', 'calls')).json())
const detail = async () => enquiryDetailSchema.parse((await owner.send('GET', 'enquiries/1')).json())

async function book(startsAt = AT): Promise<string> {
  return inbox.database.transaction(async (tx) => {
    const enquiry = await enquiryByPostId(tx, sampleContact(1).record.postId)
    const subject = callEnquiryOf(enquiry, 1)
    if (!subject) throw new Error('It has nobody to phone')
    const parts = { secret: SECRET, openingHours: undefined, nowMs: inbox.clock.now.getTime(), randomBytes }
    return bookByLink(tx, subject, { startsAt, network: 'of a test' }, parts)
  })
}

const mailsOfStaff = async () =>
  (await inbox.database.read((tx) => openMessages(tx, MAIL_TOPIC, 100))).map(({ id }) => id)

async function add(fact: object) {
  const { version } = await detail()
  return owner.send('POST', 'enquiries/1/facts', { body: { version, fact } })
}

test('nobody takes calls at first; each member says it of themselves, and an owner sets the rest', async () => {
  expect(await agenda()).toMatchObject({
    takers: 0,
    mine: { takesCalls: false, calendar: 'mail' },
    calls: [],
  })
  expect(await book()).toBe('taken')
  await takeCalls(member)
  expect(await agenda(member)).toMatchObject({ takers: 1, mine: { takesCalls: true } })
  const settings = { ...(await agenda()).settings, minutes: 30, pauseMinutes: 0 }
  expect((await member.send('PUT', 'calls/settings', { body: settings })).statusCode).toBe(403)
  expect((await owner.send('PUT', 'calls/settings', { body: settings })).statusCode).toBe(200)
  const wrong = await owner.send('PUT', 'calls/settings', { body: { ...settings, minutes: 7 } })
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['minutes']])
  const monday = { day: 1, from: '09:00', until: '12:00' }
  for (const hours of [[monday, monday], [{ ...monday, from: '99:99' }]])
    expect((await owner.send('PUT', 'calls/settings', { body: { ...settings, hours } })).statusCode).toBe(400)
  await book()
  expect((await agenda()).calls).toMatchObject([
    { number: 1, startsAt: AT, endsAt: AT + 30 * 60_000, staff: member.id },
  ])
})

test('a call is given only to somebody who is free then', async () => {
  await takeCalls(owner)
  await takeCalls(member)
  await book()
  const { call } = await detail()
  const other = call?.staff === owner.id ? member.id : owner.id
  expect(call?.free).toEqual([other])
  expect((await add({ kind: 'call-given', staff: other })).statusCode).toBe(200)
  expect(await detail()).toMatchObject({ who: other, call: { staff: other } })
  // Given to who has it, it stays in their calendar.
  const before = await mailsOfStaff()
  await add({ kind: 'call-given', staff: other })
  expect(await mailsOfStaff()).toEqual(before)
})

test.each([
  ['called', { kind: 'answered', way: 'telephone', words: 'Yes.' }, AT + 60_000, 'waiting'],
  ['missed', { kind: 'call-missed', words: '' }, AT + 60_000, 'needs'],
  ['cancelled', { kind: 'call-cancelled', words: 'I have to be at a client’s.' }, AT - 1_800_000, 'needs'],
])('a call that was %s is over, and its enquiry is where it belongs', async (state, fact, at, list) => {
  await takeCalls(owner)
  await book()
  inbox.clock.now = new Date(at)
  expect((await add(fact)).statusCode).toBe(200)
  expect((await agenda()).calls).toMatchObject([{ state }])
  expect(await detail()).toMatchObject({ call: null, list })
  expect((await add({ kind: 'call-missed', words: '' })).statusCode).toBe(409)
})

test('who is phoned before the time has no call any more, and the time is free', async () => {
  await takeCalls(owner)
  await book()
  expect((await add({ kind: 'answered', way: 'telephone', words: 'Yes.' })).statusCode).toBe(200)
  expect(await detail()).toMatchObject({ call: null, list: 'waiting' })
  expect((await agenda()).calls).toEqual([])
  expect(await book()).toBe('done')
})

test('before a call begins staff cannot say that they reached no one', async () => {
  await takeCalls(owner)
  await book()
  inbox.clock.now = new Date(AT - 60_000)
  const refused = await add({ kind: 'call-missed', words: '' })
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'The call has not begun yet.'])
  inbox.clock.now = new Date(AT)
  expect((await add({ kind: 'call-missed', words: '' })).statusCode).toBe(200)
})

test('a cancellation by us needs a reason', async () => {
  await takeCalls(owner)
  await book()
  expect((await add({ kind: 'call-cancelled', words: '' })).statusCode).toBe(400)
})

test('a call outside of changed hours stays as it was promised, and is named', async () => {
  await takeCalls(owner)
  await book()
  const { settings } = await agenda()
  const hours = [{ day: 1, from: '10:00', until: '12:00' }]
  await owner.send('PUT', 'calls/settings', { body: { ...settings, hours } })
  expect(await agenda()).toMatchObject({ outside: [1], calls: [{ startsAt: AT, state: 'booked' }] })
})

test('an enquiry is late once its call is over without a word, and not while it is made', async () => {
  await takeCalls(owner)
  await book()
  const lateAt = (ms: number) =>
    inbox.database.transaction(async (tx) => {
      await noteLate(tx, owner.id, ms)
      return (await waitingNotices(tx, owner.id)).filter(({ kind }) => kind === 'late').length
    })
  expect([await lateAt(AT + 60_000), await lateAt(AT + 21 * 60_000)]).toEqual([0, 1])
})
