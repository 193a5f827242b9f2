import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
  const answer = {
    kind: 'answered',
    way: 'telephone',
    words: 'We spoke.',
    mail: null,
    at,
    by: owner.id,
  } as const
  await store.append({ number: 1, event: answer, seen: null })
  await store.append({
    number: 1,
    event: { kind: 'note', words: 'A kind person.', at, by: owner.id },
    seen: null,
  })
  const [row] = await inbox.database.read((tx) =>
    tx.query('SELECT person_key FROM enquiries WHERE number = 1'),
  )
  key = String(row?.person_key)
})
afterEach(() => inbox.close())

const rowsOf = (sql: string) => inbox.database.read((tx) => tx.query(sql))
const page = async () => personOverviewSchema.parse((await member.send('GET', `person/${key}`)).json())
const erase = (email: string) => owner.send('POST', `person/${key}/erase`, { body: { email } })
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
  const details = overview.holdings.map(({ details }) => details).join('\n')
  expect(details).toContain('One telephone note, of today')
  expect(details).toContain('by Thandeka')
  expect(JSON.stringify(overview)).not.toContain('Canary')
})

test('an owner exports all data of a person as one file, with an audit entry', async () => {
  const answer = await owner.send('POST', `person/${key}/export`, { body: {} })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="everything-we-hold.json"')
  const file = answer.json()
  expect(file.enquiries.map(({ message }: { message?: string }) => message)).toEqual([
    'Please call me.',
    'Canary sings.',
    undefined,
  ])
  expect(file.histories[0].log).toContainEqual(
    expect.objectContaining({ kind: 'note', words: 'A kind person.', by: 'Thandeka' }),
  )
  expect(answer.body).not.toContain('other@example.co.za')
  expect(answer.body).not.toContain('hash-0')
  expect((await inbox.auditLog())[0]).toMatchObject({
    actor: owner.id,
    act: 'exported-person',
    subject: 'E-2',
  })
})

test('an enquiry with a corrected address belongs to both addresses, and so does the newsletter', async () => {
  await inbox.enquiries.add(
    sampleContact(4, { email: 'thandi@exmaple.co.za', message: 'A slip of the keys.' }),
  )
  await inbox.enquiries.add(sampleNewsletter(5, { email: 'thandi@exmaple.co.za' }))
  const fact = { kind: 'corrected-address', to: 'Thandi@example.co.za' }
  await owner.send('POST', 'enquiries/4/facts', { body: { version: 1, fact } })
  const overview = await page()
  expect(overview.enquiries).toEqual([1, 2, 4])
  expect(overview.holdings).toContainEqual({
    what: '2 addresses',
    details: 'thandi@example.co.za, thandi@exmaple.co.za',
  })
  expect(whatOf(overview)).toContain('2 subscriptions')
  const file = await owner.send('POST', `person/${key}/export`, { body: {} })
  expect(file.body).toContain('A slip of the keys.')

  expect((await erase('thandi@exmaple.co.za')).statusCode).toBe(200)
  const enquiries = await Array.fromAsync(inbox.enquiries.all())
  expect(enquiries.map(({ record }) => record.email)).toEqual(['other@example.co.za'])
  const { receipts: stored } = await readReceipts(inbox.folder)
  expect(stored).toMatchObject([{ seal: sealOfAddress(SECRET, EMAIL) }])
})

test('a page for a corrected address exports and erases that enquiry, and lists those of the other address', async () => {
  await inbox.enquiries.add(sampleContact(4, { email: 'thandi@exmaple.co.za' }))
  const fact = { kind: 'corrected-address', to: 'Thandi@example.co.za' }
  await owner.send('POST', 'enquiries/4/facts', { body: { version: 1, fact } })
  const { personKey } = (await member.send('GET', 'enquiries/4')).json()
  const path = `person/${personKey}`
  const overview = personOverviewSchema.parse((await member.send('GET', path)).json())
  expect(overview.enquiries).toEqual([4])
  expect(overview.holdings.at(-1)?.details).toMatch(/^E-1, E-2, of the other address/)
  const body = { email: 'thandi@example.co.za' }
  expect((await owner.send('POST', `${path}/erase`, { body })).statusCode).toBe(200)
  expect((await page()).enquiries).toEqual([1, 2])
})

test('a correction that was replaced or reverted has no effect', async () => {
  await inbox.enquiries.add(sampleContact(4, { email: 'cleo@example.co.za' }))
  const correct = (version: number, to: string) =>
    owner.send('POST', 'enquiries/4/facts', { body: { version, fact: { kind: 'corrected-address', to } } })
  const { personKey } = (await member.send('GET', 'enquiries/4')).json()
  const cleo = async () =>
    personOverviewSchema.parse((await member.send('GET', `person/${personKey}`)).json())
  await correct(1, EMAIL)
  expect((await page()).enquiries).toEqual([1, 2, 4])
  await correct(2, 'Cleo.Right@example.co.za')
  expect((await page()).enquiries).toEqual([1, 2])
  expect(await cleo()).toMatchObject({ email: 'Cleo.Right@example.co.za', enquiries: [4] })
  await correct(3, 'cleo@example.co.za')
  expect(whatOf(await cleo())).not.toContain('2 addresses')
})

test('people who share a corrected address are erased one by one, or all by an enquiry of that address', async () => {
  const shared = 'info@example.co.za'
  for (const at of [4, 5]) await inbox.enquiries.add(sampleContact(at, { email: `p${at}@example.co.za` }))
  for (const number of [4, 5]) {
    const fact = { kind: 'corrected-address', to: shared }
    await owner.send('POST', `enquiries/${number}/facts`, { body: { version: 1, fact } })
  }
  await inbox.enquiries.add(sampleContact(6, { email: shared }))
  const eraseOf = async (number: number) => {
    const { personKey } = (await member.send('GET', `enquiries/${number}`)).json()
    await owner.send('POST', `person/${personKey}/erase`, { body: { email: shared } })
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
  const folder = join(inbox.folder, 'mail')
  mkdirSync(folder)
  const [erasedFile, otherFile] = [0, 3].map((at) =>
    join(folder, `2026-11-23T08-24-05.123Z.${sampleContact(at).record.postId}.staff.eml`),
  )
  for (const file of [erasedFile, otherFile]) writeFileSync(String(file), 'mail')
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
  expect([erasedFile, otherFile].map((file) => existsSync(String(file)))).toEqual([false, true])
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
  const { personKey } = (await member.send('GET', 'enquiries/3')).json()
  const eraseOther = () =>
    owner.send('POST', `person/${personKey}/erase`, { body: { email: 'other@example.co.za' } })
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
  const { personKey: newKey } = (await owner.send('GET', 'enquiries/4')).json()
  const erased = await owner.send('POST', `person/${newKey}/erase`, { body: { email: EMAIL } })
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

test('an unknown key is not found', async () => {
  for (const unknown of ['0'.repeat(24), 'x', '%20'])
    expect((await member.send('GET', `person/${unknown}`)).statusCode).toBe(404)
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
      query: async (sql, ...params) => {
        const rows = await tx.query(sql, ...params)
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
