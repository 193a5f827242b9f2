import { randomBytes } from 'node:crypto'
import ICAL from 'ical.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { SECRET } from '../fixture-app.ts'
import { createComposer } from '../mail/due-mail.ts'
import { tokenSealer } from '../mail/link-token.ts'
import { COMPOSER } from '../mail/testing/drawn-mails.ts'
import { lockedCallEnquiry } from './call-enquiry.ts'
import { CALL_AT, type CallsApp, openCallsApp } from './fixture-calls.ts'
import { queueReminders } from './queue-reminders.ts'
import { changeByStaff } from './staff-changes.ts'

let site: CallsApp
beforeEach(async () => {
  site = await openCallsApp()
})
afterEach(() => site.close())

test('the invitation, its change and its cancellation are read back as one event by another library', async () => {
  const { receipt } = await site.book()
  await site.change(receipt.callLink, {
    do: 'move',
    at: CALL_AT + 30 * 60_000,
    sequence: '0',
  })
  await site.change(receipt.callLink, { do: 'cancel', sequence: '1' })
  const compose = createComposer({ ...COMPOSER, openToken: tokenSealer(SECRET).open })
  const sent = []
  for (const { id, mail } of await site.mails())
    if (mail.kind === 'call-booked' || mail.kind === 'call-cancelled') sent.push(await compose(mail, id))
  const read = sent.map(({ invitation }) => {
    const calendar = new ICAL.Component(ICAL.parse(invitation?.content ?? ''))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    const status = event.component.getFirstPropertyValue('status')
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      status,
      attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
    }
  })
  const inOrder = read.toSorted((a, b) => a.sequence - b.sequence)
  expect(new Set(inOrder.map(({ uid }) => uid)).size).toBe(1)
  expect(inOrder.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
    ['REQUEST', 0, 'CONFIRMED'],
    ['REQUEST', 1, 'CONFIRMED'],
    ['CANCEL', 2, 'CANCELLED'],
  ])
  expect(inOrder.map(({ start }) => start)).toEqual([CALL_AT, CALL_AT + 30 * 60_000, CALL_AT + 30 * 60_000])
  expect(inOrder.every(({ start, end }) => end - start === 20 * 60_000)).toBe(true)
  expect(inOrder[0]?.attendees[0]).toMatch(/^mailto:n\d+@example\.co\.za$/i)
})

test('two servers queue one reminder at 16:00 of the working day before; moving the call removes it', async () => {
  const { receipt } = await site.book()
  const remind = (day: string, time: string) => {
    const context = { secret: SECRET, nowMs: momentOf(day, time) }
    const queueOnce = () => site.stores.database.transaction((tx) => queueReminders(tx, context))
    return Promise.all([queueOnce(), queueOnce()])
  }
  const reminders = async () =>
    (await site.mails()).filter(({ mail }) => mail.kind === 'call-reminder').length
  await remind('2026-11-23', '15:59')
  expect(await reminders()).toBe(0)
  await remind('2026-11-23', '16:00')
  expect(await reminders()).toBe(1)
  await site.change(receipt.callLink, {
    do: 'move',
    at: momentOf('2026-11-26', '10:00'),
    sequence: '0',
  })
  expect(await reminders()).toBe(0)
  await remind('2026-11-25', '16:00')
  expect(await reminders()).toBe(1)
  await remind('2026-11-26', '09:50')
  expect(await reminders()).toBe(0)
})

test('a waiting reminder is replaced when the call is given to another person', async () => {
  await site.addCaller('thandeka', 'Thandeka Nkosi')
  await site.book()
  const [call] = await site.calls()
  const nowMs = momentOf('2026-11-23', '16:00')
  await site.stores.database.transaction((tx) => queueReminders(tx, { secret: SECRET, nowMs }))
  await site.stores.database.transaction(async (tx) => {
    const subject = await lockedCallEnquiry(tx, call?.postId ?? '')
    if (!subject) throw new Error('There is no such enquiry')
    const staff = call?.staff === 'pieter' ? 'thandeka' : 'pieter'
    const context = { secret: SECRET, openingHours: undefined, nowMs, randomBytes }
    await changeByStaff(tx, subject, { at: nowMs, by: 'pieter', kind: 'call-given', staff }, context)
    await queueReminders(tx, { secret: SECRET, nowMs })
  })
  const reminders = (await site.mails()).filter(({ mail }) => mail.kind === 'call-reminder')
  expect(reminders.map(({ id }) => id)).toEqual([expect.stringMatching(/\.call-reminder\.1$/)])
})
