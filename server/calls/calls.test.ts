import { randomBytes, randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { DEFAULT_CALL_SETTINGS } from '../../domain/calls/call-settings.ts'
import { callTimeText } from '../../domain/calls/call-time.ts'
import { CONTACT, openTestApp, postJson, postPlain, SECRET, type TestApp } from '../fixture-app.ts'
import { createComposer, dueMailSchema } from '../mail/due-mail.ts'
import { tokenSealer } from '../mail/link-token.ts'
import { COMPOSER } from '../mail/testing/drawn-mails.ts'
import { MAIL_TOPIC } from '../store/outbox.ts'
import { callsBetween } from '../store/sql/calls/call-rows.ts'
import { writeSetting } from '../store/sql/inbox/settings-rows.ts'
import { openMessages } from '../store/sql/outbox-messages.ts'
import { changeByStaff } from './call-changes.ts'
import { lockedCallEnquiry } from './call-enquiry.ts'
import { confirmationTokenOf } from './call-keys.ts'
import { queueReminders } from './queue-reminders.ts'

const NOW = new Date('2026-11-20T08:24:00Z')
const AT = momentOf('2026-11-24', '09:30')

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp({ enquiriesPer10Minutes: 1_000 })
  opened.clock.now = NOW
  await addCaller('pieter', 'Pieter Louw')
})
afterEach(() => opened.close())

function addCaller(id: string, name: string): Promise<unknown> {
  return opened.stores.database.transaction((tx) =>
    tx.query(
      `INSERT INTO staff (id, name, email, email_folded, role, created_at, joined_at, takes_calls)
       VALUES (?, ?, ?, ?, 'owner', 0, 0, 1)`,
      id,
      name,
      `${id}@twelvemoons.example`,
      `${id}@twelvemoons.example`,
    ),
  )
}

let people = 0
type Wanted = {
  at?: number
  email?: string
  phoneNumber?: string
  key?: string
  message?: string
  ip?: string
}

/** Sends the form for a time, each as another person if nothing is said of who it is. */
async function book({ at = AT, key = randomUUID(), ip, ...typed }: Wanted = {}) {
  people += 1
  const body = {
    ...CONTACT,
    email: `n${people}@example.co.za`,
    phoneNumber: `082 123 ${String(1000 + people)}`,
    callAt: callTimeText(at),
    ...typed,
  }
  const answer = await postJson(
    opened.app,
    '/contact-us',
    body,
    { 'idempotency-key': key },
    ip ?? `203.0.113.${people}`,
  )
  return { status: answer.statusCode, receipt: answer.json().receipt }
}

const calls = () => opened.stores.database.read((tx) => callsBetween(tx, 0, 8e15))

async function mails() {
  const open = await opened.stores.database.read((tx) => openMessages(tx, MAIL_TOPIC, 1_000))
  return open.map(({ id, payload }) => ({ id, mail: dueMailSchema.parse(JSON.parse(payload)) }))
}
const kinds = async () => (await mails()).map(({ mail }) => mail.kind).toSorted()

function change(link: string, values: Record<string, string>) {
  return postPlain(opened.app, link, values)
}
const saidAfter = async (link: string, values: Record<string, string>) =>
  String((await change(link, values)).headers.location).split('said=')[1]

test('a time that is picked is a call: its visitor, the staff and who phones are told, and the thanks name it', async () => {
  const { status, receipt } = await book({ phoneNumber: '083 555 0142' })
  expect(status).toBe(200)
  expect(receipt).toMatchObject({
    callDay: 'Tuesday 24 November',
    callTime: '09:30',
    callGone: null,
    callLink: expect.stringMatching(/^\/contact-us\/call\/[\w-]{22}$/),
  })
  expect(receipt.call).toContain('Pieter phones you on Tuesday 24 November at 09:30.')
  expect(receipt.call).toMatch(/ends in 142\.$/)
  expect(await calls()).toMatchObject([
    { startsAt: AT, endsAt: AT + 20 * 60_000, state: 'booked', staff: 'pieter' },
  ])
  expect(await kinds()).toEqual(['call-booked', 'call-for-staff', 'new-enquiry'])
})

test('sent twice, it is one call, and answered alike', async () => {
  const one = await book({
    key: 'f3b06bcb-4ad3-4d43-9b0a-2d1d0b4f7c11',
    email: 'a@example.co.za',
    phoneNumber: '0821234567',
  })
  const again = await book({
    key: 'f3b06bcb-4ad3-4d43-9b0a-2d1d0b4f7c11',
    email: 'a@example.co.za',
    phoneNumber: '0821234567',
  })
  expect(again.receipt).toEqual(one.receipt)
  expect(await calls()).toHaveLength(1)
})

test('of two who want the same time the second is stored without a call, told so, and picks another by the link', async () => {
  await book()
  const second = await book()
  expect(second.status).toBe(200)
  expect(second.receipt).toMatchObject({ call: null, callGone: 'Tuesday 24 November, 09:30' })
  expect(await opened.stored()).toHaveLength(2)
  expect(await kinds()).toContain('call-not-booked')
  const link = second.receipt.callLink
  expect(await saidAfter(link, { do: 'book', callAt: callTimeText(AT) })).toBe('taken')
  expect(await saidAfter(link, { do: 'book', callAt: callTimeText(AT + 30 * 60_000) })).toBe('booked')
  expect(await calls()).toHaveLength(2)
})

test('of two people who take calls both are booked at once, the one with fewer calls that day first', async () => {
  await addCaller('thandeka', 'Thandeka Nkosi')
  await book({ at: AT + 60 * 60_000 })
  const [later] = await calls()
  await book()
  const [first] = await calls()
  await book()
  const atOnce = (await calls()).filter(({ startsAt }) => startsAt === AT)
  expect(new Set(atOnce.map(({ staff }) => staff)).size).toBe(2)
  expect(first?.staff).not.toBe(later?.staff)
})

test('five answers alone send the form as before, and so does a time that suits none', async () => {
  await book({ at: AT })
  const answer = await postJson(opened.app, '/contact-us', {
    ...CONTACT,
    callAt: 'none',
    callTime: 'mornings',
  })
  expect(answer.json().receipt).toMatchObject({ call: null, callLink: null })
  expect(await kinds()).toContain('confirmation')
})

test('what is no time of a form is refused with a sentence', async () => {
  const answer = await postJson(opened.app, '/contact-us', { ...CONTACT, callAt: 'tomorrow' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ callAt: 'Pick one of these times, or none' })
})

test('a mailbox has two open calls; of the third the page says nothing, and its mail says why', async () => {
  const hour = 60 * 60_000
  await book({ email: 'n@gmail.com' })
  await book({ email: 'N+one@gmail.com', at: AT + hour })
  const third = await book({ email: 'n+two@gmail.com', at: AT + 2 * hour })
  expect(third.receipt).toMatchObject({ call: null, callGone: null, callLink: null })
  expect(await calls()).toHaveLength(2)
  expect((await mails()).find(({ mail }) => mail.kind === 'call-not-booked')?.mail).toMatchObject({
    why: 'two-open',
  })
})

test('a network with twelve unconfirmed calls books no more until one is confirmed by its mail', async () => {
  const from = (at: number) => ({ at: AT + at * 30 * 60_000, ip: '198.51.100.7' })
  await opened.close()
  opened = await openTestApp({ enquiriesPer10Minutes: 0 })
  opened.clock.now = NOW
  await addCaller('pieter', 'Pieter Louw')
  const first = await book(from(0))
  for (let at = 1; at < 12; at += 1) await book(from(at))
  expect((await book(from(12))).receipt.call).toBeNull()
  expect(await opened.stored()).toHaveLength(13)
  const [call] = await calls()
  expect(await saidAfter(first.receipt.callLink, { do: 'confirm', token: 'guessed' })).toBe('refused')
  const token = confirmationTokenOf(call?.postId ?? '', SECRET)
  expect(await saidAfter(first.receipt.callLink, { do: 'confirm', token })).toBe('confirmed')
  expect((await book(from(13))).receipt.call).not.toBeNull()
})

test('what looks like spam books nothing, and its thanks name no time', async () => {
  const { receipt } = await book({
    message: 'https://a.example https://b.example https://c.example viagra casino',
  })
  const [enquiry] = await opened.stored()
  expect(enquiry?.metadata.quarantine).not.toBeNull()
  expect(receipt).toMatchObject({ call: null, callGone: null, callLink: null })
  expect(await calls()).toEqual([])
})

test('a call moves three times at most, each time from the state that the page showed; its old time is free again', async () => {
  const { receipt } = await book()
  const link = receipt.callLink
  const move = (slot: number, sequence: number) =>
    saidAfter(link, { do: 'move', callAt: callTimeText(AT + slot * 30 * 60_000), sequence: String(sequence) })
  expect(await move(1, 0)).toBe('moved')
  expect(await move(2, 0)).toBe('moved-on')
  expect((await book()).receipt.callTime).toBe('09:30')
  expect(await move(0, 1)).toBe('taken')
  expect([await move(2, 1), await move(3, 2), await move(4, 3)]).toEqual(['moved', 'moved', 'refused'])
  expect(await calls()).toContainEqual(
    expect.objectContaining({ startsAt: AT + 90 * 60_000, sequence: 3, moves: 3 }),
  )
})

test('a cancelled call frees its time, makes the answer due in writing or needs none, and is booked anew', async () => {
  const { receipt } = await book()
  const link = receipt.callLink
  const cancel = { do: 'cancel', sequence: '0', words: 'We have found somebody.' }
  expect(await saidAfter(link, { ...cancel, answer: 'none' })).toBe('cancelled')
  const listOf = async () =>
    (await opened.stores.database.read((tx) => tx.query('SELECT list, due_at FROM enquiries')))[0]
  expect(await listOf()).toMatchObject({ list: 'waiting' })
  expect(await saidAfter(link, { do: 'book', callAt: callTimeText(AT) })).toBe('booked')
  expect(await listOf()).toMatchObject({ list: 'needs', due_at: AT })
  expect(await saidAfter(link, { ...cancel, answer: 'write' })).toBe('cancelled')
  expect(await listOf()).toMatchObject({ list: 'needs', due_at: momentOf('2026-11-23', '10:24') })
})

test('the invitation, its change and its cancellation are read back as one event by another library', async () => {
  const { receipt } = await book()
  await change(receipt.callLink, { do: 'move', callAt: callTimeText(AT + 30 * 60_000), sequence: '0' })
  await change(receipt.callLink, { do: 'cancel', sequence: '1' })
  const compose = createComposer({ ...COMPOSER, openToken: tokenSealer(SECRET).open })
  const sent = []
  for (const { id, mail } of await mails())
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
      attendees: event.attendees.map((each) => each.getFirstValue()),
    }
  })
  const inOrder = read.toSorted((one, other) => one.sequence - other.sequence)
  expect(new Set(inOrder.map(({ uid }) => uid)).size).toBe(1)
  expect(inOrder.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
    ['REQUEST', 0, 'CONFIRMED'],
    ['REQUEST', 1, 'CONFIRMED'],
    ['CANCEL', 2, 'CANCELLED'],
  ])
  expect(inOrder.map(({ start }) => start)).toEqual([AT, AT + 30 * 60_000, AT + 30 * 60_000])
  expect(inOrder.every(({ start, end }) => end - start === 20 * 60_000)).toBe(true)
  expect(inOrder[0]?.attendees[0]).toMatch(/^mailto:n\d+@example\.co\.za$/i)
})

test('two servers queue one reminder at 16:00 of the working day before; a move takes it back', async () => {
  const { receipt } = await book()
  const remind = (day: string, time: string) => {
    const parts = { secret: SECRET, nowMs: momentOf(day, time) }
    const once = () => opened.stores.database.transaction((tx) => queueReminders(tx, parts))
    return Promise.all([once(), once()])
  }
  const reminders = async () => (await mails()).filter(({ mail }) => mail.kind === 'call-reminder').length
  await remind('2026-11-23', '15:59')
  expect(await reminders()).toBe(0)
  await remind('2026-11-23', '16:00')
  expect(await reminders()).toBe(1)
  await change(receipt.callLink, {
    do: 'move',
    callAt: callTimeText(momentOf('2026-11-26', '10:00')),
    sequence: '0',
  })
  expect(await reminders()).toBe(0)
  await remind('2026-11-25', '16:00')
  expect(await reminders()).toBe(1)
  await remind('2026-11-26', '09:50')
  expect(await reminders()).toBe(0)
})

test('an enquiry that is erased takes its call with it, and the time is free', async () => {
  await book()
  await opened.stores.database.transaction((tx) => tx.query('DELETE FROM submissions'))
  const left = await opened.stores.database.read(async (tx) => [
    ...(await tx.query('SELECT call FROM call_cells')),
    ...(await tx.query('SELECT call FROM call_holders')),
    ...(await tx.query('SELECT token_hash FROM call_links')),
  ])
  expect([await calls(), left]).toEqual([[], []])
  expect((await book()).receipt.callTime).toBe('09:30')
})

test('a link that nobody has is not found, and a form of another kind is refused', async () => {
  await book()
  const guessed = await change('/contact-us/call/AAAAAAAAAAAAAAAAAAAAAA', { do: 'cancel', sequence: '0' })
  expect(guessed.statusCode).toBe(404)
  const { receipt } = await book({ at: AT + 60 * 60_000 })
  expect((await change(receipt.callLink, { do: 'erase' })).statusCode).toBe(400)
})

test('the file for a calendar is published with the number of its last change', async () => {
  const { receipt } = await book()
  const answer = await opened.app.inject({ url: `${receipt.callLink}/call.ics` })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/calendar; charset=utf-8',
  })
  expect(answer.body).toContain('METHOD:PUBLISH')
})

test('the limits of unconfirmed calls hold for the private link, too', async () => {
  const ip = '198.51.100.7'
  await opened.stores.database.transaction((tx) =>
    writeSetting(tx, 'calls', { ...DEFAULT_CALL_SETTINGS, unconfirmedOfNetwork: 1 }),
  )
  await book({ ip })
  const other = await book({ ip, at: AT })
  expect(other.receipt.call).toBeNull()
  const stranger = await book()
  const values = { do: 'book', callAt: callTimeText(AT + 30 * 60_000) }
  const answer = await postPlain(opened.app, stranger.receipt.callLink, values, {}, ip)
  expect(answer.headers.location).toContain('said=refused')
})

test('a reminder that waits goes out anew once the call is another person’s', async () => {
  await addCaller('thandeka', 'Thandeka Nkosi')
  await book()
  const [call] = await calls()
  const nowMs = momentOf('2026-11-23', '16:00')
  await opened.stores.database.transaction((tx) => queueReminders(tx, { secret: SECRET, nowMs }))
  await opened.stores.database.transaction(async (tx) => {
    const subject = await lockedCallEnquiry(tx, call?.postId ?? '')
    if (!subject) throw new Error('There is no such enquiry')
    const event = { at: nowMs, by: 'pieter', kind: 'call-given', staff: 'thandeka' } as const
    const parts = { secret: SECRET, openingHours: undefined, nowMs, randomBytes }
    await changeByStaff(
      tx,
      subject,
      { ...event, staff: call?.staff === 'pieter' ? 'thandeka' : 'pieter' },
      parts,
    )
    await queueReminders(tx, { secret: SECRET, nowMs })
  })
  const reminders = (await mails()).filter(({ mail }) => mail.kind === 'call-reminder')
  expect(reminders.map(({ id }) => id)).toEqual([expect.stringMatching(/\.call-reminder\.1$/)])
})
