import { createHmac } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { settingsSchema } from '../../../domain/inbox/api/settings.ts'
import { backUp } from '../../backup/back-up.ts'
import { newCopyPath } from '../../backup/copies.ts'
import { TIMEOUTS } from '../../http-server.ts'
import { WEBHOOK_TOPIC } from '../../store/outbox.ts'
import { putIntoOutbox, sqlOutbox } from '../../store/sql/outbox.ts'
import { openSqliteStore } from '../../store/testing/open-sqlite-store.ts'
import { webhookKeySealer, webhookOf } from '../../webhook/webhook-setting.ts'
import { openTestInbox, SECRET, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

let inbox: TestInbox
let owner: TestBrowser & { id: string }
beforeEach(async () => {
  inbox = await openTestInbox()
  owner = await inbox.join('Thandeka')
})
afterEach(() => inbox.close())

const readSettings = async (browser: TestBrowser = owner) =>
  settingsSchema.parse((await browser.send('GET', 'settings')).json())
const put = (body: object) => owner.send('PUT', 'settings', { body })

test('the settings of a new server say where mails are saved and that there is no backup', async () => {
  mkdirSync(join(inbox.folder, 'mail'))
  writeFileSync(join(inbox.folder, 'mail', 'a.eml'), '')
  const settings = await readSettings()
  expect(settings).toMatchObject({
    mail: { way: 'folder', folder: join(inbox.folder, 'mail'), files: 1, waiting: 0, failed: 0 },
    backup: null,
    webhook: { url: null, isGiven: false, waiting: 0, trouble: null },
    retention: { months: 12, heldDays: 30, next: { enquiries: 0, ofMonth: null } },
    workingWeek: { days: [1, 2, 3, 4, 5], extraHolidays: [] },
  })
})

test('the newest backup is shown with its content', async () => {
  const path = join(inbox.folder, 'copied.db')
  const store = openSqliteStore(path)
  await store.add(sampleContact(0))
  const backedUpAt = new Date(inbox.clock.now.getTime() - 27 * 3_600_000)
  await backUp(path, newCopyPath(inbox.folder, backedUpAt))
  await store.close()
  expect((await readSettings()).backup).toMatchObject({
    enquiries: 1,
    late: true,
    at: Math.floor(backedUpAt.getTime() / 1_000) * 1_000,
  })
})

test('sent fields are changed, days off sorted and without duplicates, and the rest is kept', async () => {
  await put({ retentionMonths: 6 })
  const answer = await put({ extraHolidays: ['2026-12-28', '2026-12-24', '2026-12-28'] })
  expect(settingsSchema.parse(answer.json())).toMatchObject({
    retention: { months: 6 },
    workingWeek: { extraHolidays: ['2026-12-24', '2026-12-28'] },
  })
  const [last, before] = await inbox.auditLog()
  expect([before, last]).toMatchObject([
    { act: 'changed-settings', data: { names: 'how long we keep it' }, actor: owner.id },
    { act: 'changed-settings', data: { names: 'days off' } },
  ])
})

test('a deadline skips a day off that was set before the enquiry arrived', async () => {
  await put({ extraHolidays: ['2026-11-23'] })
  await inbox.enquiries.add(sampleContact(0))
  const [row] = await inbox.database.read((tx) => tx.query('SELECT due_at FROM enquiries'))
  expect(new Date(Number(row?.due_at)).toISOString()).toBe('2026-11-24T15:00:00.000Z')
})

test('invalid months, invalid days and private addresses are refused, and change nothing', async () => {
  const invalidBodies = [
    { retentionMonths: 0 },
    { retentionMonths: 13 },
    { extraHolidays: ['2026-02-30'] },
    ...[
      'http://hooks.example.co.za',
      'https://127.1/',
      'https://user:password@hooks.example.co.za/',
      'x',
    ].map((webhookUrl) => ({ webhookUrl })),
  ]
  for (const body of invalidBodies) expect((await put(body)).statusCode, JSON.stringify(body)).toBe(400)
  expect((await put({ retentionMonths: 13 })).json().fields).toEqual({
    retentionMonths: 'Enter 1 to 12 months: the privacy notice promises no more',
  })
  expect((await inbox.auditLog()).map(({ act }) => act)).not.toContain('changed-settings')
})

test('the preview of the next sweep counts expired enquiries, but not won ones', async () => {
  const day = Date.UTC(2025, 10, 23, 10)
  for (const [index, dateSent] of [day, day, day + 86_400_000].entries())
    await inbox.enquiries.add(sampleContact(index, { dateSent }))
  await inbox.database.transaction((tx) => tx.query('UPDATE outbox SET delivered_at = 1'))
  await inbox.database.transaction((tx) =>
    tx.query("UPDATE enquiries SET status = 'won', list = 'won', due_at = NULL WHERE number = 1"),
  )
  expect((await readSettings()).retention.next).toMatchObject({ enquiries: 1, ofMonth: '2025-11-23' })
})

test('only owners see a webhook’s full address; its key is shown once and stored encrypted', async () => {
  await put({ webhookUrl: 'https://hooks.example.co.za/services/secret' })
  const member = await inbox.join('Pieter', 'member')
  expect([(await readSettings()).webhook.url, (await readSettings(member)).webhook.url]).toEqual([
    'https://hooks.example.co.za/services/secret',
    'https://hooks.example.co.za',
  ])
  const { key } = (await owner.send('POST', 'settings/webhook/key')).json()
  expect(key).toMatch(/^whsec_[\w+/]{43}=$/)
  const setting = await inbox.database.read((tx) => webhookOf(tx, null, webhookKeySealer(SECRET)))
  expect(`whsec_${setting?.key.toString('base64')}`).toBe(key)
  const stored = await inbox.database.read((tx) => tx.query('SELECT value FROM settings'))
  expect(JSON.stringify([stored, await inbox.auditLog()])).not.toContain(key.slice('whsec_'.length))
  await put({ webhookUrl: '' })
  expect((await readSettings()).webhook.url).toBeNull()
})

test('a failing webhook says why, when it was last tried and when it is retried', async () => {
  const message = { topic: WEBHOOK_TOPIC, id: 'w', postId: null, lane: null, payload: '{}' }
  const atMs = inbox.clock.now.getTime()
  await inbox.database.transaction((tx) => putIntoOutbox(tx, message, atMs - 60_000))
  const outbox = sqlOutbox(inbox.database)
  for (const [nowMs, dueMs] of [
    [atMs - 60_000, atMs - 55_000],
    [atMs - 40_000, atMs - 30_000],
  ] as const) {
    const [claimed] = await outbox.claim(WEBHOOK_TOPIC, nowMs, 1)
    if (!claimed) throw new Error('The message is not due')
    await outbox.settle(claimed, { kind: 'due', at: dueMs, reason: 'it answered 502' })
  }
  expect((await readSettings()).webhook).toMatchObject({
    waiting: 1,
    trouble: { words: 'it answered 502', at: atMs - 40_000, nextTry: atMs - 30_000 },
  })
})

describe('the test of a webhook', () => {
  const key = Buffer.alloc(32, 7)
  /** An inbox whose operator has set this receiver as its webhook, and its owner. */
  async function openWithReceiver(receive: RequestListener) {
    const server = createServer(receive)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
    const otherInbox = await openTestInbox({}, (config) => ({ ...config, webhook: { url, key } }))
    onTestFinished(async () => {
      server.closeAllConnections()
      server.close()
      await otherInbox.close()
    })
    return { url, auditLog: otherInbox.auditLog, owner: await otherInbox.join('Thandeka') }
  }
  const sendTest = async (browser: TestBrowser) =>
    (await browser.send('POST', 'settings/webhook/test')).json().sentence

  test('needs an address and a key', async () => {
    expect(await sendTest(owner)).toBe('Nothing was sent: it needs an address and a signing key first.')
  })

  test('is signed, and its result is described in a sentence; the operator’s address stays', async () => {
    let status = 204
    const received: Array<{ headers: IncomingHttpHeaders; body: string }> = []
    const other = await openWithReceiver(async (request, response) => {
      received.push({ headers: request.headers, body: await text(request) })
      response.writeHead(status).end()
    })
    expect(await sendTest(other.owner)).toBe('The address took it.')
    status = 502
    expect(await sendTest(other.owner)).toBe('Not taken: it answered 502.')
    const [{ headers, body } = { headers: {}, body: '' }] = received
    expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test', data: {} })
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    )
    expect((await other.auditLog())[0]).toMatchObject({ act: 'tested-webhook' })
    expect((await readSettings(other.owner)).webhook).toMatchObject({ url: other.url, isGiven: true })
    expect((await other.owner.send('PUT', 'settings', { body: { webhookUrl: '' } })).statusCode).toBe(409)
  })

  test('times out before its request does, if the receiver never responds', async () => {
    const limits: Array<number> = []
    const overdue = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms)
      return overdue.signal
    })
    onTestFinished(() => timeout.mockRestore())
    const other = await openWithReceiver(() => overdue.abort())
    expect(await sendTest(other.owner)).toBe('Not taken: it did not answer in time.')
    expect(Math.max(...limits)).toBeLessThan(TIMEOUTS.socketMs - 2_000)
  })
})
