import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleNewsletter } from '../../domain/enquiry/samples/enquiries.ts'
import { subscribersSchema } from '../../domain/inbox/api/subscribers.ts'
import { dueMailSchema } from '../mail/due-mail.ts'
import { MAIL_TOPIC } from '../store/outbox.ts'
import { openMessages } from '../store/sql/outbox-messages.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from './fixture-inbox.ts'

const DAY_MS = 86_400_000
let inbox: TestInbox
let member: TestBrowser & { id: string }
beforeEach(async () => {
  inbox = await openTestInbox()
  member = await inbox.join('Pieter', 'member')
})
afterEach(() => inbox.close())

const page = async (query = '') =>
  subscribersSchema.parse((await member.send('GET', `subscribers${query}`)).json())
const idOf = async (email: string) => (await page(`?q=${email}`)).rows[0]?.id ?? ''
const mails = () => inbox.database.read((tx) => openMessages(tx, MAIL_TOPIC, 10))
const acts = async () => (await inbox.told()).map(({ act }) => act)
const later = (ms: number) => {
  inbox.clock.now = new Date(inbox.clock.now.getTime() + ms)
}

test('who asked for the newsletter is shown with what they agreed to, by page and by state', async () => {
  for (let at = 0; at < 103; at += 1)
    await inbox.enquiries.add(sampleNewsletter(at, { email: `a${String(at).padStart(3, '0')}@example.com` }))
  const first = await page()
  expect(first.counts).toEqual({ all: 103, agreed: 0, waiting: 103, confirmed: 0, stopped: 0, bounced: 0 })
  expect([first.rows.length, first.rows[0]]).toMatchObject([
    100,
    {
      email: 'a102@example.com',
      state: 'waiting',
      canAskAgain: false,
      wording: 'By pressing Join you agree.',
    },
  ])
  const second = await page(`?after=${first.next}`)
  expect([second.rows.map(({ email }) => email), second.next]).toEqual([
    ['a002@example.com', 'a001@example.com', 'a000@example.com'],
    null,
  ])
  expect((await page('?state=confirmed')).rows).toEqual([])
  expect((await page('?q=A005')).rows.map(({ email }) => email)).toEqual(['a005@example.com'])
})

test('a stopped one stays so, with who noted it and how they asked; the record says so too', async () => {
  await inbox.enquiries.add(sampleNewsletter(0))
  const id = await idOf('ayanda')
  const stop = () => member.send('POST', `subscribers/${id}/stop`, { body: { words: 'On the telephone' } })
  expect([(await stop()).json(), (await stop()).json()]).toEqual([{ done: true }, { done: true }])
  const { rows } = await page('?state=stopped')
  expect(rows).toMatchObject([{ stopped: { by: member.id, words: 'On the telephone' }, canAskAgain: false }])
  const enquiries = await Array.fromAsync(inbox.enquiries.all())
  expect(enquiries.at(-1)?.record).toMatchObject({ status: 'stopped' })
  expect((await acts()).filter((act) => act === 'stopped-subscriber')).toHaveLength(1)
})

test('one who waits is asked again after a day, three times in all, by a mail', async () => {
  await inbox.enquiries.add(sampleNewsletter(0))
  const id = await idOf('ayanda')
  const askAgain = async () => (await member.send('POST', `subscribers/${id}/ask-again`)).statusCode
  expect(await askAgain()).toBe(409)
  later(DAY_MS)
  member = await inbox.join('Aisha', 'member')
  expect((await page()).rows[0]?.canAskAgain).toBe(true)
  expect([await askAgain(), await askAgain()]).toEqual([200, 409])
  later(DAY_MS)
  member = await inbox.join('Sipho', 'member')
  expect(await askAgain()).toBe(200)
  later(DAY_MS)
  member = await inbox.join('Lindiwe', 'member')
  expect(await askAgain()).toBe(409)
  const sent = (await mails()).map(({ payload }) => dueMailSchema.parse(JSON.parse(payload)))
  expect(sent.map(({ kind }) => kind)).toEqual(Array(3).fill('confirm-address'))
  expect((await acts()).filter((act) => act === 'asked-subscriber-again')).toHaveLength(2)
})

test('nobody is stopped or asked who is not there, and what is no search is refused', async () => {
  expect((await member.send('POST', 'subscribers/none/stop', { body: { words: '' } })).statusCode).toBe(404)
  expect((await member.send('POST', 'subscribers/none/ask-again')).statusCode).toBe(404)
  expect((await member.send('GET', 'subscribers?state=all')).statusCode).toBe(400)
  expect((await page('?after=nowhere')).rows).toEqual([])
})
