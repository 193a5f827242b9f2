import { afterEach, expect, test } from 'vitest'
import { NOT_ASKED_NOW } from '../../domain/enquiry/newsletter-form.ts'
import { CONTACT, openTestApp, postJson, postPlain, type TestApp } from '../fixture-app.ts'
import { dueMailSchema } from '../mail/due-mail.ts'
import { createConfirmationAlarm } from '../recurring/alarms.ts'
import { MAIL_TOPIC, WEBHOOK_TOPIC } from '../store/outbox.ts'
import { openMessages } from '../store/sql/outbox-messages.ts'

const HOUR_MS = 3_600_000
let opened: TestApp
afterEach(() => opened.close())

async function open(confirmationsPerHour = 0): Promise<void> {
  opened = await openTestApp({ submissionsPer10Minutes: 1_000, confirmationsPerHour })
}

const address = (at: number) => `203.0.113.${at}`

async function sendContactForm(email: string, from: string): Promise<void> {
  const body = { ...CONTACT, email, message: `A message from ${email}` }
  expect((await postJson(opened.app, '/contact-us', body, {}, from)).statusCode).toBe(200)
}

const subscribe = (email: string, from: string) =>
  postPlain(opened.app, '/newsletter', { email, page: '/' }, {}, from)

/** The recipients of queued mails of a kind. */
async function recipientsOf(
  kind: 'confirmation' | 'confirm-address' | 'new-enquiry',
): Promise<Array<string>> {
  const open = await opened.stores.database.read((tx) => openMessages(tx, MAIL_TOPIC, 1_000))
  const mails = open.map(({ payload }) => dueMailSchema.parse(JSON.parse(payload)))
  return mails.flatMap((mail) => {
    if (mail.kind !== kind) return []
    return 'to' in mail ? mail.to : mail.kind
  })
}

test.each([
  ['a sub-address', (at: number) => `victim+${at}@example.co.za`],
  [
    'a dotted spelling at Gmail',
    (at: number) => `v${'.'.repeat(at % 2)}ic${'.'.repeat(at % 3 ? 1 : 0)}tim+${at}@gmail.com`,
  ],
])(
  'a mailbox gets three confirmations a day and one newsletter confirmation request, whatever %s is typed in',
  async (_name, spelled) => {
    await open()
    for (let index = 0; index < 9; index += 1) await sendContactForm(spelled(index), address(index))
    opened.clock.now = new Date(opened.clock.now.getTime() + 11 * 60_000) // past the limit on forms for one mailbox
    for (let at = 10; at < 19; at += 1)
      expect((await subscribe(spelled(at), address(at))).statusCode).toBe(303)
    expect(await recipientsOf('confirmation')).toHaveLength(3)
    expect(await recipientsOf('confirm-address')).toHaveLength(1)
    expect(await recipientsOf('new-enquiry')).toHaveLength(9)
    expect(await opened.stored()).toHaveLength(18)

    opened.clock.now = new Date(opened.clock.now.getTime() + 25 * HOUR_MS)
    await sendContactForm(spelled(20), address(20))
    expect(await recipientsOf('confirmation')).toHaveLength(4)
  },
)

test('a network causes ten confirmations an hour; further enquiries are stored, and new subscribers asked to try later', async () => {
  await open()
  const network = (at: number) => `2001:db8:1:2::${at}`
  for (let index = 0; index < 12; index += 1) await sendContactForm(`a${index}@example.co.za`, network(index))
  expect(await recipientsOf('confirmation')).toHaveLength(10)
  expect(await recipientsOf('new-enquiry')).toHaveLength(12)
  const late = await subscribe('b@example.co.za', network(99))
  expect(late.headers.location).toBe(`/newsletter/thank-you#${NOT_ASKED_NOW.id}`)
  expect((await subscribe('c@example.co.za', '2001:db8:1:3::1')).headers.location).toBe(
    '/newsletter/thank-you',
  )
  expect(await recipientsOf('confirm-address')).toEqual(['c@example.co.za'])
  expect(await opened.stored()).toHaveLength(14)

  opened.clock.monotonicMs += HOUR_MS + 1
  expect((await subscribe('b@example.co.za', network(99))).headers.location).toBe('/newsletter/thank-you')
  expect(await recipientsOf('confirm-address')).toEqual(['c@example.co.za', 'b@example.co.za'])
})

test('the whole site keeps its hourly limit; staff are told once, and nothing is lost', async () => {
  await open(4)
  for (let index = 0; index < 6; index += 1) await sendContactForm(`a${index}@example.co.za`, address(index))
  expect((await subscribe('b@example.co.za', address(9))).headers.location).toContain(NOT_ASKED_NOW.id)
  // The response is the same for every address and repeat, so that it does not reveal known addresses.
  expect((await subscribe('b@example.co.za', address(9))).headers.location).toContain(NOT_ASKED_NOW.id)
  expect(await recipientsOf('confirmation')).toHaveLength(4)
  expect(await recipientsOf('new-enquiry')).toHaveLength(6)
  expect(await opened.stored()).toHaveLength(8)

  const logged: Array<unknown> = []
  const { database } = opened.stores
  const now = () => opened.clock.now
  const report = (...line: ReadonlyArray<unknown>) => void logged.push(line)
  const checksOfTwoServers = [1, 2].map(() =>
    createConfirmationAlarm({ database, hasWebhook: async () => true, now, report }),
  )
  for (const check of [...checksOfTwoServers, ...checksOfTwoServers]) await check()
  const counts = { sent: 4, withheld: 4 }
  expect(logged).toEqual(Array(2).fill(['error', counts, expect.stringContaining('CONFIRMATIONS_PER_HOUR')]))
  const posted = await database.read((tx) => openMessages(tx, WEBHOOK_TOPIC, 10))
  expect(posted.map(({ payload }) => JSON.parse(payload))).toEqual([
    { type: 'confirmations.limited', timestamp: now().toISOString(), data: counts },
  ])

  opened.clock.now = new Date(opened.clock.now.getTime() + HOUR_MS)
  expect((await subscribe('b@example.co.za', address(9))).headers.location).toBe('/newsletter/thank-you')
  expect(await recipientsOf('confirm-address')).toEqual(['b@example.co.za'])
})
