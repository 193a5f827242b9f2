import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditSchema } from '../../../domain/inbox/api/audit.ts'
import { openTestInbox, PASSWORD, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'
import { SEAL_FILE } from './audit-anchor.ts'
import { createAuditWatch } from './audit-watch.ts'

let inbox: TestInbox
let owner: TestBrowser & { id: string }
beforeEach(async () => {
  inbox = await openTestInbox()
  owner = await inbox.join('Thandeka')
})
afterEach(() => inbox.close())

const page = async (query = '') => auditSchema.parse((await owner.send('GET', `audit${query}`)).json())
const note = (count: number, subject = 'E-4412') =>
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

test('the log is shown in words, newest first, with author, enquiry and hash', async () => {
  await note(1)
  const { entries, check, acts } = await page()
  expect(entries).toMatchObject([
    { n: 2, who: 'Mail server', words: 'refused the answer: 550', enquiry: 4412 },
    { n: 1, who: 'Thandeka', words: 'joined with a password', enquiry: null },
  ])
  expect(entries[0]?.seal).toMatch(/^[\da-f]{4}…[\da-f]{2}$/)
  expect(check).toMatchObject({ fault: null, checkedAt: inbox.clock.now.getTime() })
  expect(acts).toEqual([
    { act: 'joined', words: 'joined' },
    { act: 'mail-refused', words: 'refused an answer' },
  ])
})

test('it is filtered by number, name and action, and paged', async () => {
  await note(150)
  await note(1, 'E-7')
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

test('a check names the first wrong entry, hides none, and is logged by the server', async () => {
  await note(5)
  await inbox.database.transaction((tx) => tx.query("UPDATE audit SET who = 'nobody' WHERE n = 4"))
  const check = (await owner.send('POST', 'audit/check', { body: {} })).json()
  expect(check).toMatchObject({ entries: 3, fault: 'Entry 4 does not fit the one before.' })
  const auditPage = await page()
  expect([auditPage.check.fault, auditPage.entries.length]).toEqual([
    'Entry 4 does not fit the one before.',
    6,
  ])
  expect(inbox.reported).toEqual(['The audit log is broken: Entry 4 does not fit the one before.'])
})

test('the end of the log is noted outside the database, which reveals missing entries', async () => {
  await note(3)
  const three = await inbox.database.read((tx) => tx.query('SELECT n, hash FROM audit_head'))
  await note(2)
  await inbox.services.watch.note()
  expect(JSON.parse(readFileSync(join(inbox.folder, SEAL_FILE), 'utf8'))).toMatchObject({ n: 6 })
  const [{ n, hash } = { n: 0, hash: '' }] = three
  await inbox.database.transaction((tx) => tx.query('DELETE FROM audit WHERE n > 4'))
  await inbox.database.transaction((tx) =>
    tx.query('UPDATE audit_head SET n = ?, hash = ?', Number(n), String(hash)),
  )
  expect((await owner.send('POST', 'audit/check', { body: {} })).json()).toMatchObject({
    fault: expect.stringMatching(/^Entries 5 to 6 are missing/),
  })
  await inbox.services.watch.note() // does not note a broken log
  expect(JSON.parse(readFileSync(join(inbox.folder, SEAL_FILE), 'utf8'))).toMatchObject({ n: 6 })
})

test.each([
  ['deleted', (path: string) => rmSync(path)],
  ['garbage', (path: string) => writeFileSync(path, '{"n":')],
])('a note of the log’s end that is %s is reported once, and not replaced', async (_, spoil) => {
  const path = join(inbox.folder, SEAL_FILE)
  await inbox.services.watch.note()
  spoil(path)
  const spoilt = existsSync(path) && readFileSync(path, 'utf8')
  await note(1)
  for (let minute = 0; minute < 3; minute += 1) await inbox.services.watch.note()
  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(spoilt)
  expect(inbox.reported).toEqual([expect.stringContaining('audit-seal.json is missing or cannot be read')])
  expect((await page()).check).toMatchObject({ entries: 2, fault: expect.stringContaining('--seal-anew') })
})

test('a second server, with its own data folder, finds nothing broken, and from then on notes there too', async () => {
  await note(2)
  await inbox.services.watch.note()
  const dataDir = join(inbox.folder, 'of-the-second-server')
  mkdirSync(dataDir)
  const reported: Array<string> = []
  const { database, audit, now } = inbox.services
  const report = (_level: string, _fields: object, message: string) => reported.push(message)
  const second = createAuditWatch({ database, audit, dataDir, now, report })
  await second.note()
  expect(reported).toEqual([])
  expect(JSON.parse(readFileSync(join(dataDir, SEAL_FILE), 'utf8'))).toMatchObject({ n: 3 })

  await inbox.services.watch.note()
  for (const folder of [inbox.folder, dataDir]) rmSync(join(folder, SEAL_FILE))
  await second.check()
  await inbox.services.watch.check()
  for (const lines of [reported, inbox.reported])
    expect(lines).toEqual([expect.stringContaining('audit-seal.json is missing or cannot be read')])
})

test('an export has every entry with its hash, including its own', async () => {
  await note(1_200)
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

test('it never contains a password or a token', async () => {
  const { cookies, send } = owner
  await send('POST', 'people/invite', { body: { email: 'sipho@twelvemoons.example', role: 'member' } })
  const log = JSON.stringify(await inbox.auditLog())
  expect(log).not.toContain(PASSWORD)
  expect(log).not.toContain(cookies.get('inbox-session'))
  expect(log).not.toContain('/inbox/invited/')
})
