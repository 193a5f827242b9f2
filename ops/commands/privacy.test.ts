import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
} from '../../domain/enquiry/samples/enquiries.ts'
import { openTestInbox, SECRET, type TestInbox } from '../../server/inbox/fixture-inbox.ts'
import { readReceipts } from '../../server/inbox/person/receipts-file.ts'
import { verifyChain } from '../../server/store/sql/verify-chain.ts'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { inboxOf } from '../../server/store/testing/inbox-reads.ts'
import { openSqliteStore } from '../../server/store/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { runScript } from './testing/run-script.ts'

const inFolder = temporaryFolder()
const privacy = (dataDir: string, args: ReadonlyArray<string>, settings: Record<string, string> = {}) =>
  runScript('privacy', args, { DATA_DIR: dataDir, ...settings })

const annsEnquiries = [
  sampleContact(1, { email: 'Ann@Example.com', message: 'written by Ann' }),
  quarantined(sampleLead(2, { email: 'ann@example.com' })),
  sampleNewsletter(3, { email: 'ANN@example.com' }),
]
const otherEnquiries = [sampleContact(4), sampleLead(5, { email: 'joann@example.com' })]

test('export prints the same file as the inbox, with all data under an address and none of others', async () => {
  const inbox = await filledInbox()
  const owner = await inbox.join('Thandeka')
  const note = { kind: 'note', words: 'Ann has a brother.', at: 1, by: owner.id } as const
  await inboxOf(inbox.database).append({ number: 1, event: note, seen: null })
  const key = await inbox.database.read((tx) => tx.query('SELECT person_key FROM enquiries WHERE number = 1'))
  const downloaded = (await owner.send('POST', `person/${key[0]?.person_key}/export`)).json()
  const { code, stdout, stderr } = await privacy(inbox.folder, ['export', ' ann@EXAMPLE.com'], { SECRET })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const printed = JSON.parse(stdout)
  expect({ ...printed, exportedAt: downloaded.exportedAt }).toEqual(downloaded)
  expect(printed.enquiries.map(({ postId }: { postId: string }) => postId)).toEqual(
    annsEnquiries.map(({ record }) => record.postId),
  )
  expect(JSON.stringify(printed.histories)).toContain('Ann has a brother.')
  expect(stdout).not.toContain('joann')
  expect(await acts(inbox)).toEqual(['command exported-person E-2', `${owner.id} exported-person E-2`])
  expect((await verifyChain(inbox.database, inbox.services.audit, null)).fault).toBeNull()
})

test('erase does the same as the inbox: mails in the folder, receipt, audit log; with a wrong secret it skips the audit log', async () => {
  const inbox = await filledInbox()
  await inbox.join('Thandeka')
  const folder = join(inbox.folder, 'mail')
  mkdirSync(folder)
  const [annsMail, othersMail] = [1, 4].map((at) =>
    join(folder, `2026-11-23T08-24-05.123Z.${sampleContact(at).record.postId}.staff.eml`),
  )
  for (const file of [annsMail, othersMail]) writeFileSync(String(file), 'mail')
  expect((await privacy(inbox.folder, ['erase', 'ann@example.com'], { SECRET })).code).toBe(0)
  expect([annsMail, othersMail].map((file) => existsSync(String(file)))).toEqual([false, true])
  expect((await readReceipts(inbox.folder)).receipts).toMatchObject([{ by: null, counts: { mails: 3 } }])
  expect(await acts(inbox)).toEqual(['command erased-person null'])
  const other = { SECRET: 'another secret, which no server has, and long' }
  const { code, stderr } = await privacy(inbox.folder, ['erase', 'joann@example.com'], other)
  expect([code, stderr]).toEqual([0, expect.stringContaining('The audit log does not tell of this')])
  expect(await acts(inbox)).toHaveLength(1)
  expect((await verifyChain(inbox.database, inbox.services.audit, null)).fault).toBeNull()
})

test.each([
  [
    'joann@example.com',
    [annsEnquiries[1], otherEnquiries[0]],
    'Not among it: 1 enquiry of ann@example.com alone\n',
  ],
  ['ann@example.com', otherEnquiries, 'Not among it: 1 enquiry of joann@example.com alone\n'],
])(
  'export and erase find an enquiry by its first and its corrected address, and report others as not included: %s',
  async (address, remaining, message) => {
    const inbox = await filledInbox()
    const to = 'JoAnn@example.com'
    const event = { kind: 'corrected-address', to, at: 1, by: 'thandeka' } as const
    await inboxOf(inbox.database).append({ number: 1, event, seen: null })
    const { stdout, stderr } = await privacy(inbox.folder, ['export', address], { SECRET })
    expect(JSON.parse(stdout).enquiries).toHaveLength(3)
    expect(stderr).toBe(message)
    expect((await privacy(inbox.folder, ['erase', address], { SECRET })).code).toBe(0)
    expect(await Array.fromAsync(inbox.enquiries.all())).toEqual(remaining)
  },
)

async function filledInbox(): Promise<TestInbox> {
  const inbox = await openTestInbox()
  onTestFinished(inbox.close)
  for (const enquiry of [...annsEnquiries, ...otherEnquiries]) await inbox.enquiries.add(enquiry)
  return inbox
}

async function acts(inbox: TestInbox): Promise<Array<string>> {
  const entries = (await inbox.auditLog()).filter(({ act }) => act.endsWith('-person'))
  return entries.map(({ actor, act, subject }) => `${actor} ${act} ${subject}`)
}

test('erase does not ask without a terminal, also clears the write-ahead log, and works beside a server', async () => {
  const { dataDir, store } = await filledStore()
  const { code, stdout, stderr } = await privacy(dataDir, ['erase', 'ann@example.com'])
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
  expect(stderr).toMatch(/3 enquiries erased, ER-\d{4}-0001\./)
  expect((await readReceipts(dataDir)).receipts).toMatchObject([{ no: 1, by: null }])
  expect(stderr).not.toContain('yes')
  expect(await Array.fromAsync(store.all())).toEqual(otherEnquiries)
  await store.close()
  expect(readFileSync(join(dataDir, DATABASE_FILE)).includes('written by Ann')).toBe(false)
})

test('with Firebase, the data that the owner must delete there by hand is listed', async () => {
  const { dataDir, store } = await filledStore()
  await store.close()
  const { code, stderr } = await privacy(dataDir, ['erase', 'ann@example.com'], {
    DATABASE_URL: 'firebase://demo-project',
    FIREBASE_API_KEY: 'x',
    FIREBASE_DATABASE_URL: 'https://demo-project.firebaseio.com',
  })
  const { userId, postId } = sampleContact(1).record
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringMatching(new RegExp(`console too:\n  contactUs/${userId}/${postId}\n3 enquiries`)),
  })
})

test.each(['export', 'erase'])('%s for an address without stored data says so', async (command) => {
  const { dataDir, store } = await filledStore()
  const { code, stderr } = await privacy(dataDir, [command, 'nobody@example.com'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Nothing is stored with this address\n' })
  expect(await Array.fromAsync(store.all())).toHaveLength(5)
  await store.close()
})

test.each([
  [[]],
  [['erase']],
  [['erase', '%']],
  [['erase', 'a@b.example', 'c@d.example']],
  [['list', 'a@b.example']],
])('%j prints the usage, and makes no database', async (args) => {
  const dataDir = inFolder(randomUUID())
  const { code, stderr } = await privacy(dataDir, args)
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('Usage: privacy export') })
  expect(existsSync(dataDir)).toBe(false)
})

async function filledStore() {
  const dataDir = inFolder(randomUUID())
  const store = openSqliteStore(join(dataDir, DATABASE_FILE))
  for (const enquiry of [...annsEnquiries, ...otherEnquiries]) await store.add(enquiry)
  return { dataDir, store }
}
