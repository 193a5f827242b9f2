import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
} from '../../../domain/enquiry/samples/enquiries.ts'
import { type PersonOverview, personOverviewSchema, receiptSchema } from '../../../domain/inbox/api/person.ts'
import { MAIL_TOPIC } from '../../store/outbox.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { detailOf } from '../../store/sql/inbox/detail.ts'
import { receipts, sealOfAddress } from '../../store/sql/inbox/erasures.ts'
import { answeredSince, enquiriesToExport } from '../../store/sql/inbox/logged-enquiries.ts'
import { loadPersonData } from '../../store/sql/inbox/person.ts'
import { sqlOutbox } from '../../store/sql/outbox.ts'
import { DATABASE_FILE } from '../../store/sqlite/sqlite-store.ts'
import { inboxOf } from '../../store/testing/inbox-reads.ts'
import { openTestInbox, SECRET, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'
import { readReceipts } from './receipts-file.ts'

const EMAIL = 'thandi@example.co.za'
let inbox: TestInbox
let owner: TestBrowser & { id: string }
let member: TestBrowser
let key: string
beforeEach(async () => {
  inbox = await openTestInbox()
  owner = await inbox.join('Thandeka')
  member = await inbox.join('Pieter', 'member')
  await inbox.enquiries.add(samplePlan(0))
  await inbox.enquiries.add(sampleContact(1, { email: 'Thandi@Example.co.za', message: 'Canary sings.' }))
  await inbox.enquiries.add(sampleNewsletter(2, { email: EMAIL }))
  await inbox.enquiries.add(sampleContact(3, { email: 'other@example.co.za' }))
  const at = inbox.clock.now.getTime()
  const store = inboxOf(inbox.database)
  for (const event of [
    { kind: 'answered', way: 'telephone', words: 'We spoke.', mail: null, at, by: owner.id },
    { kind: 'note', words: 'A kind person.', at, by: owner.id },
  ] as const)
    await store.append({ number: 1, event, seen: null })
  const [row] = await inbox.database.read((tx) =>
    tx.query('SELECT person_key FROM enquiries WHERE number = 1'),
  )
  key = String(row?.person_key)
})
afterEach(() => inbox.close())

const rowsOf = (sql: string) => inbox.database.read((tx) => tx.query(sql))
const keyOf = async (number: number) => (await owner.send('GET', `enquiries/${number}`)).json().personKey
const page = async (ofKey = key) =>
  personOverviewSchema.parse((await member.send('GET', `person/${ofKey}`)).json())
const erase = (email: string, ofKey = key) => owner.send('POST', `person/${ofKey}/erase`, { body: { email } })
const correct = (number: number, to: string, version = 1) =>
  owner.send('POST', `enquiries/${number}/facts`, {
    body: { version, fact: { kind: 'corrected-address', to } },
  })
const whatOf = ({ holdings }: PersonOverview) => holdings.map(({ what }) => what)

test('all data stored under an address is counted and described', async () => {
  const overview = await page()
  expect(overview).toMatchObject({
    name: 'Thandi Nkosi',
    firstName: 'Thandi',
    enquiries: [1, 2],
    mailsWaiting: 5,
  })
  expect(whatOf(overview)).toEqual([
    'Thandi Nkosi',
    '2 enquiries',
    '1 plan',
    '1 answer',
    '1 note',
    '1 consent',
    '5 mails',
    '1 subscription',
  ])
  expect(JSON.stringify(overview)).not.toContain('Canary')
})

test('an enquiry with a corrected address belongs to both addresses, and so does the newsletter', async () => {
  await inbox.enquiries.add(
    sampleContact(4, { email: 'thandi@exmaple.co.za', message: 'A slip of the keys.' }),
  )
  await inbox.enquiries.add(sampleNewsletter(5, { email: 'thandi@exmaple.co.za' }))
  await correct(4, 'Thandi@example.co.za')
  const overview = await page()
  expect(overview.enquiries).toEqual([1, 2, 4])
  expect(overview.holdings).toContainEqual({
    what: '2 addresses',
    details: 'thandi@example.co.za, thandi@exmaple.co.za',
  })
  expect(whatOf(overview)).toContain('2 subscriptions')
  const file = await owner.send('POST', `person/${key}/export`, { body: {} })
  expect(file.body).toContain('A slip of the keys.')
  expect(file.body).toContain('"by":"Thandeka"')
  expect(file.body).not.toMatch(/other@example|hash-0/)

  expect((await erase('thandi@exmaple.co.za')).statusCode).toBe(200)
  const enquiries = await Array.fromAsync(inbox.enquiries.all())
  expect(enquiries.map(({ record }) => record.email)).toEqual(['other@example.co.za'])
  const { receipts: stored } = await readReceipts(inbox.folder)
  expect(stored).toMatchObject([{ seal: sealOfAddress(SECRET, EMAIL) }])
})

test('a page for a corrected address exports and erases that enquiry, and lists those of the other address', async () => {
  await inbox.enquiries.add(sampleContact(4, { email: 'thandi@exmaple.co.za' }))
  await correct(4, 'Thandi@example.co.za')
  const otherKey = await keyOf(4)
  const overview = await page(otherKey)
  expect(overview.enquiries).toEqual([4])
  expect(overview.holdings.at(-1)?.details).toMatch(/^E-1, E-2, of the other address/)
  expect((await erase(EMAIL, otherKey)).statusCode).toBe(200)
  expect((await page()).enquiries).toEqual([1, 2])
})

test('a correction that was replaced or reverted has no effect', async () => {
  await inbox.enquiries.add(sampleContact(4, { email: 'cleo@example.co.za' }))
  const cleosKey = await keyOf(4)
  await correct(4, EMAIL)
  expect((await page()).enquiries).toEqual([1, 2, 4])
  await correct(4, 'Cleo.Right@example.co.za', 2)
  expect((await page()).enquiries).toEqual([1, 2])
  expect(await page(cleosKey)).toMatchObject({ email: 'Cleo.Right@example.co.za', enquiries: [4] })
  await correct(4, 'cleo@example.co.za', 3)
  expect(whatOf(await page(cleosKey))).not.toContain('2 addresses')
})

test('people who share a corrected address are erased one by one, or all by an enquiry of that address', async () => {
  const shared = 'info@example.co.za'
  for (const at of [4, 5]) await inbox.enquiries.add(sampleContact(at, { email: `p${at}@example.co.za` }))
  for (const number of [4, 5]) await correct(number, shared)
  await inbox.enquiries.add(sampleContact(6, { email: shared }))
  const eraseOf = async (number: number) => {
    await erase(shared, await keyOf(number))
    const statuses = []
    for (const id of [4, 5, 6]) statuses.push((await member.send('GET', `enquiries/${id}`)).statusCode)
    return statuses
  }
  expect(await eraseOf(4)).toEqual([410, 200, 200])
  expect(await eraseOf(6)).toEqual([410, 410, 410])
  expect((await page()).enquiries).toEqual([1, 2])
})

test('a different address erases nothing', async () => {
  for (const email of ['other@example.co.za', '', 'thandi@example.co.za.'])
    expect((await erase(email)).json().fields).toEqual({ email: 'This is not the address that is held here' })
  expect((await page()).enquiries).toEqual([1, 2])
})

test('an erased person is in no store, outbox, search or file any more', async () => {
  const draft = { subject: 's', text: 'Canary', attachPlan: false }
  await owner.send('PUT', 'drafts/1', { body: draft })
  const hidden = quarantined(sampleLead(4, { email: EMAIL }))
  const others = ['xthandi@example.co.za', 'thandi+1@example.co.za'].map((email, index) =>
    sampleContact(5 + index, { email }),
  )
  for (const enquiry of [hidden, ...others]) await inbox.enquiries.add(enquiry)
  const outbox = sqlOutbox(inbox.database)
  const claimed = await outbox.claim(MAIL_TOPIC, inbox.clock.now.getTime(), 20)
  const { statusCode, body } = await erase(' THANDI@example.co.za ')
  expect([statusCode, receiptSchema.parse(JSON.parse(body))]).toMatchObject([
    200,
    { receipt: 'ER-2026-0001', by: 'Thandeka' },
  ])
  expect((await member.send('GET', `person/${key}`)).statusCode).toBe(404)
  const enquiries = await Array.fromAsync(inbox.enquiries.all())
  const remaining = ['other@example.co.za', ...others.map(({ record }) => record.email)]
  expect(enquiries.map(({ record }) => record.email)).toEqual(remaining)
  const settled = []
  for (const message of claimed) settled.push(await outbox.settle(message, { kind: 'delivered', at: 1 }))
  expect(settled.toSorted()).toEqual([...Array(5).fill(false), ...Array(6).fill(true)])
  expect((await owner.send('GET', 'search?q=canary')).json().hits).toEqual([])
  for (const table of ['facts', 'search_texts', 'enquiries'])
    expect([table, (await rowsOf(`SELECT DISTINCT post_id FROM ${table}`)).length]).toEqual([table, 3])
  for (const table of ['drafts', 'subscriptions', 'consents', 'stop_links'])
    expect([table, await rowsOf(`SELECT * FROM ${table}`)]).toEqual([table, []])
  const files = [DATABASE_FILE, `${DATABASE_FILE}-wal`]
    .map((name) => join(inbox.folder, name))
    .filter(existsSync)
  const bytes = files.map((file) => readFileSync(file, 'latin1')).join('')
  expect(bytes).not.toMatch(/canary|a kind person/i)
})

test('the addresses of erased enquiries answer 410 with the receipt, and nothing else', async () => {
  await erase(EMAIL)
  const at = inbox.clock.now.getTime()
  for (const [method, path, body] of [
    ['GET', 'enquiries/1'],
    ['GET', 'enquiries/2/plan.pdf'],
    ['POST', 'enquiries/2/facts', { version: 1, fact: { kind: 'note', words: 'Too late.' } }],
  ] as const) {
    const answer = await member.send(method, path, body && { body })
    const erasedAnswer = { error: 'This enquiry is no longer here.', erased: { at, receipt: 'ER-2026-0001' } }
    expect([answer.statusCode, answer.json()]).toEqual([410, erasedAnswer])
  }
  for (const path of ['enquiries/3', 'enquiries/4'])
    expect((await member.send('GET', path)).statusCode).toBe(path.endsWith('3') ? 200 : 404)
  expect(await inbox.enquiries.add(samplePlan(0))).toEqual({ outcome: 'stored' }) // as if it had never existed
  expect((await member.send('GET', 'enquiries/1')).statusCode).toBe(410)
  expect((await member.send('GET', 'enquiries/4')).statusCode).toBe(200)
})

test('concurrent erasures erase once; receipts are numbered from 1 in each year', async () => {
  const otherKey = await keyOf(3)
  const eraseOther = () => erase('other@example.co.za', otherKey)
  const answers = await Promise.all([erase(EMAIL), eraseOther(), erase(EMAIL), eraseOther()])
  // A request that arrives after the erasure finds no person; one that arrives during it gets the same receipt.
  const numbers = answers
    .filter(({ statusCode }) => statusCode !== 404)
    .map((answer) => receiptSchema.parse(answer.json()).receipt)
  expect(new Set(numbers)).toEqual(new Set(['ER-2026-0001', 'ER-2026-0002']))
  expect(await inbox.database.read(receipts)).toHaveLength(2)

  inbox.clock.now = new Date('2027-01-04T08:00:00Z')
  owner = await inbox.join('Aisha')
  await inbox.enquiries.add(sampleContact(7))
  const erased = await erase(EMAIL, await keyOf(4))
  expect(receiptSchema.parse(erased.json()).receipt).toBe('ER-2027-0001')
})

test('a receipt without a name remains in the store, in its file and in the audit log', async () => {
  await erase(EMAIL)
  const { receipts: stored } = await readReceipts(inbox.folder)
  expect(stored).toMatchObject([{ no: 1, by: owner.id, seal: sealOfAddress(SECRET, EMAIL) }])
  expect(await inbox.database.read(receipts)).toEqual(stored)
  const [entry] = await inbox.auditLog()
  expect(entry).toMatchObject({ act: 'erased-person', subject: null, data: { receipt: 'ER-2026-0001' } })
  expect(JSON.stringify([stored, await inbox.auditLog()])).not.toMatch(/thandi@|nkosi/i)
  expect((await erase(EMAIL)).statusCode).toBe(404)
  expect(sealOfAddress(SECRET, ` ${EMAIL.toUpperCase()}`)).toBe(stored[0]?.seal)
  expect(sealOfAddress('another', EMAIL)).not.toBe(stored[0]?.seal)
})

// PostgreSQL takes a snapshot per statement, so data may disappear between two of them.
test.each<[string, (tx: Transaction) => Promise<unknown>]>([
  ['their page', (tx) => loadPersonData(tx, 'other@example.co.za')],
  ['their enquiry', (tx) => detailOf(tx, 1, owner.id)],
  ['an export', (tx) => enquiriesToExport(tx, 0, 100)],
  ['the answers of a day', (tx) => answeredSince(tx, 0, 100)],
])('a person whom a colleague erases while %s is read is left out', async (_, read) => {
  const rollback = new Error('Rolled back')
  let statements = 0
  async function erasedAfter(tx: Transaction, count: number): Promise<never> {
    statements = 0
    await read({
      ...tx,
      query: async (sql, params) => {
        const rows = await tx.query(sql, params)
        if (statements === count) await tx.query('DELETE FROM submissions')
        statements += 1
        return rows
      },
    })
    throw rollback
  }
  for (let count = 0; count <= statements; count += 1)
    await expect(
      inbox.database.transaction((tx) => erasedAfter(tx, count)),
      `after statement ${count}`,
    ).rejects.toBe(rollback)
})
