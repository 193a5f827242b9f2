import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { quarantined, sampleNewsletter } from '../../domain/enquiry/samples/enquiries.ts'
import { subscribersSchema } from '../../domain/inbox/api/subscribers.ts'
import { stopTokenOf, tokenSealer } from '../mail/link-token.ts'
import { deleteUnconfirmed } from '../newsletter/delete-unconfirmed.ts'
import { confirmByLink, stopByLink } from '../newsletter/newsletter-links.ts'
import { endSubscription } from '../store/sql/inbox/subscribers.ts'
import { openTestInbox, SECRET, type TestBrowser, type TestInbox } from './fixture-inbox.ts'

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
const acts = async () => (await inbox.auditLog()).map(({ act }) => act)
const advance = (ms: number) => {
  inbox.clock.now = new Date(inbox.clock.now.getTime() + ms)
}

test('newsletter subscribers are listed with their consent, and filtered by state and address', async () => {
  for (const at of [1, 2, 3])
    await inbox.enquiries.add(sampleNewsletter(at, { email: `a00${at}@example.com` }))
  const { counts, rows } = await page()
  expect(counts).toEqual({ all: 3, agreed: 0, waiting: 3, confirmed: 0, stopped: 0, bounced: 0 })
  const shared = { state: 'waiting', canAskAgain: false, wording: 'By pressing Join you agree.' }
  expect(rows[0]).toMatchObject({ ...shared, email: 'a003@example.com' })
  expect((await page('?state=confirmed')).rows).toEqual([])
  expect((await page('?q=A002')).rows.map(({ email }) => email)).toEqual(['a002@example.com'])
  expect((await page('?q=%25')).rows).toEqual([])
})

test('a stopped subscription stays stopped, with the colleague and the reason; the record says so too', async () => {
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

test('unknown subscribers cannot be stopped or asked, and invalid queries are refused', async () => {
  for (const id of ['none', '999999.0'])
    expect((await member.send('POST', `subscribers/${id}/stop`, { body: { words: '' } })).statusCode).toBe(
      404,
    )
  expect((await member.send('POST', 'subscribers/none/ask-again')).statusCode).toBe(404)
  expect((await member.send('GET', 'subscribers?state=all')).statusCode).toBe(400)
  expect((await page('?after=nowhere')).rows).toEqual([])
})

test('a quarantined sign-up is in the quarantine list, and once released only among the subscribers', async () => {
  const inQuarantine = quarantined(sampleNewsletter(0))
  await inbox.enquiries.add(inQuarantine)
  const inLists = async (list: string) => (await member.send('GET', `enquiries?list=${list}`)).json().total
  expect([await inLists('held'), (await page()).counts.all]).toEqual([1, 0])
  await inbox.enquiries.release(inQuarantine.record.postId)
  expect([await inLists('held'), await inLists('needs'), (await page()).counts.waiting]).toEqual([0, 0, 1])
  expect((await member.send('GET', 'enquiries/1')).statusCode).toBe(404)
})

describe('the limit on confirmation requests to one mailbox', () => {
  const AYANDA = 'ayanda@example.co.za'
  let joinCount = 0
  /** Sends the newsletter form. @returns the number of mails that it queued */
  const join = async (email = AYANDA) => {
    const before = await requestMails()
    joinCount += 1
    const dateSent = inbox.clock.now.getTime()
    await inbox.enquiries.add(sampleNewsletter(joinCount, { email, dateSent }))
    return (await requestMails()).length - before.length
  }
  /** The tokens of all request mails so far. */
  const requestMails = async () => {
    const rows = await inbox.database.read((tx) =>
      tx.query("SELECT payload FROM outbox WHERE id LIKE '%confirm-address%' ORDER BY due_at, id"),
    )
    return rows.map(({ payload }) => tokenSealer(SECRET).open(JSON.parse(String(payload)).token) ?? '')
  }
  const now = () => inbox.clock.now.getTime()
  const confirm = async (token?: string) => {
    const last = token ?? (await requestMails()).at(-1) ?? ''
    return inbox.database.transaction((tx) => confirmByLink(tx, last, { secret: SECRET, nowMs: now() }))
  }
  const stop = () => inbox.database.transaction((tx) => stopByLink(tx, stopTokenOf(AYANDA, SECRET), now()))
  const statuses = async () =>
    (await Array.fromAsync(inbox.enquiries.all())).map(({ record }) => 'status' in record && record.status)

  test('a mailbox is mailed one once a day and three times in all, with any spelling, until its owner responds', async () => {
    const tagged = () => join(`ayanda+${joinCount}@example.co.za`)
    expect([await join(), await tagged()]).toEqual([1, 0])
    const [token] = await requestMails()
    advance(DAY_MS)
    expect([await tagged(), await tagged()]).toEqual([1, 0])
    advance(DAY_MS - 1)
    expect([await tagged(), await confirm(token)]).toEqual([0, true])
    advance(1)
    const mailCounts = []
    for (let day = 0; day < 3; day += 1) {
      mailCounts.push(await tagged())
      advance(DAY_MS)
    }
    expect(mailCounts).toEqual([1, 1, 0])
  })

  test('two colleagues who ask at once, a day later, send one mail', async () => {
    await join()
    const id = await idOf('ayanda')
    const ask = () => member.send('POST', `subscribers/${id}/ask-again`)
    expect((await ask()).statusCode).toBe(409)
    advance(DAY_MS)
    member = await inbox.join('Aisha', 'member')
    expect((await page()).rows[0]?.canAskAgain).toBe(true)
    expect((await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 409,
    ])
    expect(await requestMails()).toHaveLength(2)
    expect((await acts()).filter((act) => act === 'asked-subscriber-again')).toHaveLength(1)
  })

  test('a person who had confirmed and stopped is asked as often as a new one, and the old link confirms nothing', async () => {
    for (let day = 0; day < 3; day += 1) {
      await join()
      advance(DAY_MS)
    }
    const [, , third] = await requestMails()
    expect([await confirm(third), await stop(), await confirm(third)]).toEqual([true, true, false])
    const mailCounts = []
    for (let day = 0; day < 4; day += 1) {
      mailCounts.push(await join('AYANDA@example.co.za'))
      advance(DAY_MS)
    }
    expect(mailCounts).toEqual([1, 1, 1, 0])
    member = await inbox.join('Aisha', 'member')
    expect((await page()).rows).toMatchObject([
      { email: 'AYANDA@example.co.za', state: 'waiting', stopped: null },
    ])
  })

  test('a person who alternately stops and joins without confirming is asked no more often than others', async () => {
    await join()
    await confirm()
    const mailCounts = []
    for (let turn = 0; turn < 9; turn += 1) {
      await stop()
      mailCounts.push(await join())
      advance(DAY_MS / 2)
    }
    expect(mailCounts).toEqual([1, 0, 1, 0, 1, 0, 0, 0, 0])
    await stop()
    expect(new Set(await statuses())).toEqual(new Set(['stopped'])) // in every record
  })

  test('a stopped unconfirmed address still counts for its mailbox', async () => {
    await join()
    await member.send('POST', `subscribers/${await idOf('ayanda')}/stop`, { body: { words: '' } })
    expect(await join('ayanda+9@example.co.za')).toBe(0)
    advance(DAY_MS)
    expect(await join('ayanda+9@example.co.za')).toBe(1)
  })

  test('a bounced address is asked again when it joins again, but only once a day', async () => {
    for (let day = 0; day < 3; day += 1) {
      if (day > 0) advance(DAY_MS)
      await join()
    }
    const bounced = { state: 'bounced', at: now(), by: null, words: '550 no such user' } as const
    await inbox.database.transaction((tx) => endSubscription(tx, { address: AYANDA }, bounced))
    advance(DAY_MS - 1)
    expect(await join()).toBe(0)
    advance(1)
    expect(await join()).toBe(1)
  })

  test('a stopped address that does not confirm again is stopped again after a month; a new one is deleted', async () => {
    await join()
    await confirm()
    await stop()
    await join()
    const old = (await requestMails()).at(-1)
    await join('b@example.com')
    advance(40 * DAY_MS)
    expect(await inbox.database.transaction((tx) => deleteUnconfirmed(tx, now()))).toBe(1)
    member = await inbox.join('Aisha', 'member')
    expect((await page()).rows).toMatchObject([{ email: AYANDA, state: 'stopped', stopped: { by: 'link' } }])
    expect(await statuses()).toEqual(['stopped', 'stopped'])
    expect([await confirm(old), await stop(), await join()]).toEqual([false, true, 1])
  })
})
