import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { dayOverviewSchema } from '../../../domain/inbox/api/day.ts'
import { addLateNotices, unsentNotices } from '../../store/sql/inbox/staff-notices.ts'
import { CALL_AT, type CallsInbox, openCallsInbox } from './fixture-calls-inbox.ts'

let inbox: CallsInbox
beforeEach(async () => {
  inbox = await openCallsInbox()
})
afterEach(() => inbox.close())

test('no one takes calls at first; each member decides for themselves, and only an owner changes the settings', async () => {
  expect(await inbox.agenda()).toMatchObject({
    takers: 0,
    mine: { takesCalls: false, calendar: 'mail' },
    calls: [],
  })
  expect(await inbox.book()).toBe('taken')
  await inbox.takeCalls(inbox.member)
  expect(await inbox.agenda(inbox.member)).toMatchObject({ takers: 1, mine: { takesCalls: true } })
  const settings = { ...(await inbox.agenda()).settings, minutes: 30, pauseMinutes: 0 }
  expect((await inbox.member.send('PUT', 'calls/settings', { body: settings })).statusCode).toBe(403)
  expect((await inbox.owner.send('PUT', 'calls/settings', { body: settings })).statusCode).toBe(200)
  const wrong = await inbox.owner.send('PUT', 'calls/settings', { body: { ...settings, minutes: 7 } })
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['minutes']])
  const monday = { day: 1, from: '09:00', until: '12:00' }
  for (const hours of [[monday, monday], [{ ...monday, from: '99:99' }]])
    expect(
      (await inbox.owner.send('PUT', 'calls/settings', { body: { ...settings, hours } })).statusCode,
    ).toBe(400)
  await inbox.book()
  expect((await inbox.agenda()).calls).toMatchObject([
    { number: 1, startsAt: CALL_AT, endsAt: CALL_AT + 30 * 60_000, staff: inbox.member.id },
  ])
})

test('a call is given only to a member who is free then', async () => {
  await inbox.takeCalls(inbox.owner)
  await inbox.takeCalls(inbox.member)
  await inbox.book()
  const { call } = await inbox.detail()
  const other = call?.staff === inbox.owner.id ? inbox.member.id : inbox.owner.id
  expect(call?.free).toEqual([other])
  expect((await inbox.add({ kind: 'call-given', staff: other })).statusCode).toBe(200)
  expect(await inbox.detail()).toMatchObject({ who: other, call: { staff: other } })
  // Given to the member who has it already, it sends no mail.
  const before = await inbox.mails()
  await inbox.add({ kind: 'call-given', staff: other })
  expect(await inbox.mails()).toEqual(before)
})

test('a call booked for Thursday counts as due later, not tomorrow', async () => {
  await inbox.takeCalls(inbox.member)
  await inbox.book(momentOf('2026-11-26', '13:00'))
  const day = dayOverviewSchema.parse((await inbox.owner.send('GET', 'day')).json())
  expect(day.dueCounts).toEqual({ late: 0, today: 0, next: 0, later: 1 })
})

test.each([
  ['called', { kind: 'answered', way: 'telephone', words: 'Yes.' }, CALL_AT + 60_000, 'waiting'],
  ['missed', { kind: 'call-missed', words: '' }, CALL_AT + 60_000, 'needs'],
  [
    'cancelled',
    { kind: 'call-cancelled', words: 'I have to be at a client’s.' },
    CALL_AT - 1_800_000,
    'needs',
  ],
])('a call that was %s is over, and its enquiry is in the right list', async (state, fact, at, list) => {
  await inbox.takeCalls(inbox.owner)
  await inbox.book()
  inbox.clock.now = new Date(at)
  expect((await inbox.add(fact)).statusCode).toBe(200)
  expect((await inbox.agenda()).calls).toMatchObject([{ state }])
  expect(await inbox.detail()).toMatchObject({ call: null, list })
  expect((await inbox.add({ kind: 'call-missed', words: '' })).statusCode).toBe(409)
})

test('an enquiry is late once its call is over without a recorded result, but not during the call', async () => {
  await inbox.takeCalls(inbox.owner)
  await inbox.book()
  const lateAt = (ms: number) =>
    inbox.database.transaction(async (tx) => {
      await addLateNotices(tx, inbox.owner.id, ms)
      return (await unsentNotices(tx, inbox.owner.id)).filter(({ kind }) => kind === 'late').length
    })
  expect([await lateAt(CALL_AT + 60_000), await lateAt(CALL_AT + 21 * 60_000)]).toEqual([0, 1])
})
