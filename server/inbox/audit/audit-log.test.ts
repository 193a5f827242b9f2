import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditSchema } from '../../../domain/inbox/api/audit.ts'
import { openTestInbox, PASSWORD, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'
import { ANCHOR_FILE } from './audit-anchor.ts'
import { createAuditWatch } from './audit-watch.ts'

let inbox: TestInbox
let owner: TestBrowser & { id: string }
beforeEach(async () => {
  inbox = await openTestInbox()
  owner = await inbox.join('Thandeka')
})
afterEach(() => inbox.close())

const page = async (query = '') => auditSchema.parse((await owner.send('GET', `audit${query}`)).json())
const anchorIn = (folder: string) => JSON.parse(readFileSync(join(folder, ANCHOR_FILE), 'utf8'))
const appendEntries = (count: number, subject = 'E-4412') =>
  inbox.database.transaction(async (tx) => {
    for (let n = 0; n < count; n += 1)
      await inbox.services.audit.append(tx, {
        at: n,
        actor: 'mail-server',
        act: 'mail-refused',
        subject,
        data: { words: '550' },
      })
  })

test('the log is filtered by number, name and action, and paged', async () => {
  await appendEntries(150)
  await appendEntries(1, 'E-7')
  const numbers = async (query: string) => (await page(query)).entries.map(({ n }) => n)
  expect(await numbers('?q=E-7')).toEqual([152])
  expect(await numbers('?q=thandeka')).toEqual([1])
  expect(await numbers('?q=joined')).toEqual([1])
  expect(await numbers('?q=nothing+of+this')).toEqual([])
  expect(await numbers(`?who=${owner.id}`)).toEqual([1])
  const first = await page('?act=mail-refused')
  expect([first.entries.length, first.entries.at(-1)?.n]).toEqual([100, 53])
  expect(await numbers(`?act=mail-refused&after=${first.next}`)).toHaveLength(51)
})

test('an invalid query is refused at its field', async () => {
  const answer = await owner.send('GET', `audit?q=${'x'.repeat(101)}`)
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { q: 'This cannot be searched for' }])
})

test('the anchor outside the database reveals missing entries', async () => {
  await appendEntries(3)
  const endAfterThree = await inbox.database.read((tx) => tx.query('SELECT n, hash FROM audit_head'))
  await appendEntries(2)
  await inbox.services.auditWatch.writeAnchor()
  expect(anchorIn(inbox.folder)).toMatchObject({ n: 6 })
  const [{ n, hash } = { n: 0, hash: '' }] = endAfterThree
  await inbox.database.transaction((tx) => tx.query('DELETE FROM audit WHERE n > 4'))
  await inbox.database.transaction((tx) =>
    tx.query('UPDATE audit_head SET n = ?, hash = ?', [Number(n), String(hash)]),
  )
  expect((await owner.send('POST', 'audit/check', { body: {} })).json()).toMatchObject({
    fault: expect.stringMatching(/^Entries 5 to 6 are missing/),
  })
  await inbox.services.auditWatch.writeAnchor() // writes no anchor for a broken log
  expect(anchorIn(inbox.folder)).toMatchObject({ n: 6 })
})

test.each([
  ['deleted', (path: string) => rmSync(path)],
  ['garbage', (path: string) => writeFileSync(path, '{"n":')],
])('an anchor that is %s is reported once, and not replaced', async (_, spoil) => {
  const path = join(inbox.folder, ANCHOR_FILE)
  await inbox.services.auditWatch.writeAnchor()
  spoil(path)
  const spoiltText = existsSync(path) && readFileSync(path, 'utf8')
  await appendEntries(1)
  for (let minute = 0; minute < 3; minute += 1) await inbox.services.auditWatch.writeAnchor()
  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(spoiltText)
  expect(inbox.reported).toEqual([expect.stringContaining('audit-seal.json is missing or cannot be read')])
  expect((await page()).check).toMatchObject({ entries: 2, fault: expect.stringContaining('--seal-anew') })
})

test('a second server with its own data folder finds nothing broken, and writes its own anchor', async () => {
  await appendEntries(2)
  await inbox.services.auditWatch.writeAnchor()
  const dataDir = join(inbox.folder, 'of-the-second-server')
  mkdirSync(dataDir)
  const reported: Array<string> = []
  const { database, audit, now } = inbox.services
  const report = (_level: string, _fields: object, message: string) => reported.push(message)
  const second = createAuditWatch({ database, audit, dataDir, now, report })
  await second.writeAnchor()
  expect(reported).toEqual([])
  expect(anchorIn(dataDir)).toMatchObject({ n: 3 })

  await inbox.services.auditWatch.writeAnchor()
  for (const folder of [inbox.folder, dataDir]) rmSync(join(folder, ANCHOR_FILE))
  await second.check()
  await inbox.services.auditWatch.check()
  for (const lines of [reported, inbox.reported])
    expect(lines).toEqual([expect.stringContaining('audit-seal.json is missing or cannot be read')])
})

test('an export has every entry with its hash, including its own', async () => {
  await appendEntries(1_200)
  const answer = await owner.send('POST', 'audit/export', { body: {} })
  const lines = answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect([lines.length, lines.at(-1)]).toMatchObject([
    1_202,
    { n: 1_202, act: 'exported-audit', who: owner.id },
  ])
  expect(answer.headers['content-disposition']).toContain('audit-log.jsonl')
})

test('the log never contains a password or a token', async () => {
  const { cookies, send } = owner
  await send('POST', 'people/invite', { body: { email: 'sipho@twelvemoons.example', role: 'member' } })
  const log = JSON.stringify(await inbox.auditLog())
  expect(log).not.toContain(PASSWORD)
  expect(log).not.toContain(cookies.get('inbox-session'))
  expect(log).not.toContain('/inbox/invited/')
})
