import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import type { NewsChannel } from '../../domain/enquiry/form.ts'
import { consentOnly, retentionOf } from '../../domain/enquiry/retention.ts'
import { quarantined, sampleContact, sampleNewsletter } from '../../domain/enquiry/samples/enquiries.ts'
import { enquiryDetailSchema } from '../../domain/inbox/api/enquiry-detail.ts'
import { type Subscriber, subscribersSchema } from '../../domain/inbox/api/subscribers.ts'
import { stopByLink } from '../newsletter/newsletter-links.ts'
import { eraseByAddress } from '../store/testing/erase-by-address.ts'
import { openTestInbox, SITE_URL, type TestBrowser, type TestInbox } from './fixture-inbox.ts'

const LINK = /"[^"]*\/letters\/stop\/([\w-]{22})"/g

let inbox: TestInbox
let owner: TestBrowser
let member: TestBrowser & { id: string }
let sentCount = 0
beforeEach(async () => {
  inbox = await openTestInbox()
  owner = await inbox.join('Thandeka')
  member = await inbox.join('Pieter', 'member')
})
afterEach(() => inbox.close())

/** An enquiry with these boxes ticked, sent a second after the previous one. */
function enquiryWithConsents(email: string, ...channels: Array<NewsChannel>): Enquiry {
  const enquiry = sampleContact(++sentCount, { email })
  const givenAt = enquiry.record.dateSent
  const consents = channels.map((channel) => ({
    purpose: 'news' as const,
    channel,
    wording: `News by ${channel}, please.`,
    page: '/contact-us',
    givenAt,
  }))
  return { ...enquiry, metadata: { ...enquiry.metadata, consents } }
}
const fetchPage = async (search = '') =>
  subscribersSchema.parse((await member.send('GET', `subscribers${search}`)).json())
const rowsOf = async (email: string) => (await fetchPage(`?q=${email}`)).rows
const stop = (row: Pick<Subscriber, 'id'> | undefined, words = '') =>
  member.send('POST', `subscribers/${row?.id}/stop`, { body: { words } })
const detail = async (row: Subscriber | undefined) =>
  enquiryDetailSchema.parse((await member.send('GET', `enquiries/${row?.enquiry}`)).json())
const stored = async (email: string) => {
  const enquiries = await Array.fromAsync(inbox.enquiries.all())
  return enquiries.filter(({ record }) => record.email === email)
}
const consentsFile = async () => (await owner.send('POST', 'subscribers/export')).body
/** The tokens of an address's links in the file. */
const tokensIn = (file: string, email: string) =>
  file
    .split('\r\n')
    .filter((line) => line.includes(email))
    .flatMap((line) => [...line.matchAll(LINK)].map(([, token = '']) => token))

test('a consent ticked on a form is listed with its wording, page, privacy notice and enquiry', async () => {
  const enquiry = enquiryWithConsents('ticks@example.com', 'email', 'whatsapp')
  await inbox.enquiries.add(enquiry)
  const at = enquiry.record.dateSent
  const shared = { from: 'form', state: 'agreed', email: 'ticks@example.com', page: '/contact-us', at }
  const { noticeVersion: notice } = enquiry.metadata
  expect(await rowsOf('ticks')).toMatchObject([
    { ...shared, channel: 'whatsapp', wording: 'News by whatsapp, please.', givenAt: at, notice },
    { ...shared, channel: 'email', wording: 'News by email, please.', enquiry: expect.any(Number) },
  ])
})

test('a stopped consent says who, when and how, as do its enquiry, the export and the audit log', async () => {
  await inbox.enquiries.add(enquiryWithConsents('stops@example.com', 'email', 'whatsapp'))
  const whatsapp = (await rowsOf('stops')).find(({ channel }) => channel === 'whatsapp')
  const answers = [await stop(whatsapp, 'On the telephone'), await stop(whatsapp)]
  expect(answers.map((answer) => answer.json())).toEqual([{ done: true }, { done: true }])
  const at = inbox.clock.now.getTime()
  expect(await rowsOf('stops')).toMatchObject([
    { channel: 'whatsapp', state: 'stopped', at, stopped: { by: member.id, words: 'On the telephone' } },
    { channel: 'email', state: 'agreed' },
  ])
  const { news, facts } = await detail(whatsapp)
  expect(news.map(({ channel, withdrawn }) => [channel, withdrawn])).toEqual([
    ['email', null],
    ['whatsapp', { at, by: member.id }],
  ])
  expect(facts.filter(({ kind }) => kind === 'consent-withdrawn')).toMatchObject([
    { channel: 'whatsapp', words: 'On the telephone', by: member.id, at },
  ])
  const exported = (await owner.send('POST', 'export', { body: { as: 'json' } })).json()
  expect(exported.find((row: Record<string, string>) => row['E-mail'] === 'stops@example.com')).toMatchObject(
    {
      'News by e-mail': 'yes',
      'News by WhatsApp': 'no',
    },
  )
  const [entry] = (await inbox.auditLog()).filter(({ act }) => act === 'consent-withdrawn')
  expect(entry).toMatchObject({ actor: member.id, subject: `E-${whatsapp?.enquiry}` })
})

test('the file has current consents, each e-mail address with a link that stops all news to it', async () => {
  await inbox.enquiries.add(enquiryWithConsents('links@example.com', 'email', 'whatsapp'))
  await inbox.enquiries.add(enquiryWithConsents('links@example.com', 'email'))
  await inbox.enquiries.add(enquiryWithConsents('ended@example.com', 'email'))
  await stop((await rowsOf('ended'))[0])
  await inbox.enquiries.add(sampleNewsletter(++sentCount, { email: 'links@example.com' }))
  const nowMs = inbox.clock.now.getTime()
  await inbox.database.transaction((tx) =>
    tx.query(`UPDATE subscriptions SET state = 'confirmed' WHERE email = 'links@example.com'`),
  )
  const file = await consentsFile()
  expect(file).toContain(`"${SITE_URL}/letters/stop/`)
  expect(file).not.toContain('ended@example.com')
  const tokens = tokensIn(file, 'links@example.com')
  expect([tokens.length, new Set(tokens).size]).toEqual([3, 1])
  const [token = ''] = tokens
  const openStopLink = () => inbox.database.transaction((tx) => stopByLink(tx, token, nowMs))
  expect([await openStopLink(), await openStopLink()]).toEqual([true, true])
  const rows = await rowsOf('links')
  expect(rows.map(({ from, channel, state }) => [from, channel, state]).toSorted()).toEqual([
    ['form', 'email', 'stopped'],
    ['form', 'email', 'stopped'],
    ['form', 'whatsapp', 'agreed'],
    ['newsletter', 'email', 'stopped'],
  ])
  const formRow = rows.find(({ from, state }) => from === 'form' && state === 'stopped')
  expect((await detail(formRow)).news).toContainEqual(
    expect.objectContaining({ channel: 'email', withdrawn: { at: nowMs, by: null } }),
  )
  expect((await inbox.auditLog())[0]).toMatchObject({ act: 'exported-consents' })
  expect((await member.send('POST', 'subscribers/export')).statusCode).toBe(403)
})

test('news goes to the corrected address, whose stop link works', async () => {
  await inbox.enquiries.add(enquiryWithConsents('typo@exmaple.com', 'email'))
  const [row] = await rowsOf('typo')
  const fact = { kind: 'corrected-address', to: 'right@example.com' }
  await member.send('POST', `enquiries/${row?.enquiry}/facts`, { body: { version: 1, fact } })
  expect((await rowsOf('right')).map(({ email }) => email)).toEqual(['right@example.com'])
  const [token = ''] = tokensIn(await consentsFile(), 'right@example.com')
  await inbox.database.transaction((tx) => stopByLink(tx, token, 1))
  expect(await rowsOf('right')).toMatchObject([{ state: 'stopped', stopped: { by: 'link' } }])
})

test('a quarantined enquiry is not in the list until its release', async () => {
  await inbox.enquiries.add(quarantined(enquiryWithConsents('held@example.com', 'email')))
  expect(await rowsOf('held')).toEqual([])
  const [held] = await stored('held@example.com')
  await inbox.enquiries.release(held?.record.postId ?? '')
  expect(await rowsOf('held')).toMatchObject([{ state: 'agreed' }])
})

test('an ended consent survives export and restore, and stop links still work', async () => {
  await inbox.enquiries.add(enquiryWithConsents('moves@example.com', 'email', 'whatsapp'))
  await stop((await rowsOf('moves')).find(({ channel }) => channel === 'whatsapp'))
  const [token = ''] = tokensIn(await consentsFile(), 'moves@example.com')
  const beforeErasure = await stored('moves@example.com')
  await eraseByAddress(inbox.database, 'moves@example.com')
  expect(await rowsOf('moves')).toEqual([])
  for (const enquiry of beforeErasure) await inbox.enquiries.restore(enquiry)
  expect(await stored('moves@example.com')).toEqual(beforeErasure)
  await inbox.database.transaction((tx) => stopByLink(tx, token, 1))
  expect((await rowsOf('moves')).map(({ state }) => state)).toEqual(['stopped', 'stopped'])
})

test('the consent that remains of an expired enquiry can be stopped, and is then deleted', async () => {
  const enquiry = enquiryWithConsents('stays@example.com', 'email')
  await inbox.enquiries.add(enquiry)
  expect(await inbox.enquiries.expire(enquiry, consentOnly(enquiry))).toBe('waiting')
  await inbox.database.transaction((tx) => tx.query('UPDATE outbox SET delivered_at = 1'))
  expect(await inbox.enquiries.expire(enquiry, consentOnly(enquiry))).toBe('done')
  const [row] = await rowsOf('stays')
  expect(row).toMatchObject({ state: 'agreed', enquiry: null })
  const { postId } = enquiry.record
  for (const table of ['enquiries', 'facts', 'search_texts'])
    expect(
      await inbox.database.read((tx) => tx.query(`SELECT 1 FROM ${table} WHERE post_id = ?`, [postId])),
    ).toEqual([])
  const inTenYears = new Date('2036-11-23T08:00:00Z')
  const retention = async () => {
    const [left] = await stored('stays@example.com')
    return left && retentionOf(left, inTenYears)
  }
  expect(await retention()).toBe('keep')
  expect((await stop(row)).statusCode).toBe(200)
  expect(await retention()).toBe('delete')
  await eraseByAddress(inbox.database, 'stays@example.com')
  expect(await stored('stays@example.com')).toEqual([])
})

test('the pages of the list contain each consent once, and the counts agree', async () => {
  for (let index = 0; index < 60; index += 1) {
    const email = `many${String(index).padStart(3, '0')}@example.com`
    await inbox.enquiries.add(enquiryWithConsents(email, 'email', 'whatsapp'))
    const postId = `-Letters${String(index).padStart(12, '0')}`
    const letters = sampleNewsletter(sentCount, { email: `letters-${email}`, postId }) // at the same time as others
    await inbox.enquiries.add({ ...letters, metadata: { ...letters.metadata, key: postId } })
  }
  for (const state of ['', 'state=agreed&', 'state=stopped&', 'state=waiting&']) {
    const all: Array<Subscriber> = []
    for (let after: string | null = ''; after !== null; ) {
      const nextPage = await fetchPage(`?${state}${after && `after=${after}`}`)
      all.push(...nextPage.rows)
      after = nextPage.next
    }
    const { counts } = await fetchPage()
    const counted =
      state === '' ? counts.all : Object.entries(counts).find(([name]) => state.includes(name))?.[1]
    expect([state, all.length, new Set(all.map(({ id }) => id)).size]).toEqual([state, counted, counted])
  }
})
