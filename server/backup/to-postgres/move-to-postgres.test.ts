import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { seedStore } from '../../../ops/seed/seed-store.ts'
import { loadContent } from '../../content.ts'
import {
  firstLink,
  openTestInbox,
  PASSWORD,
  SECRET,
  SITE_URL,
  type TestInbox,
} from '../../inbox/fixture-inbox.ts'
import { openPostgresAt } from '../../inbox/fixture-store.ts'
import { SoftPasskey } from '../../inbox/sign-in/fixture-passkey.ts'
import { recordInitialSecret } from '../../secrets.ts'
import { auditLog } from '../../store/sql/audit.ts'
import { readSetting, writeSetting } from '../../store/sql/inbox/settings-rows.ts'
import { verifyChain } from '../../store/sql/verify-chain.ts'
import { embeddedStore } from '../../store/sqlite/driver.ts'
import { startProxy } from '../../store/testing/database-proxy.ts'
import { eraseByAddress } from '../../store/testing/erase-by-address.ts'
import { inboxOf } from '../../store/testing/inbox-reads.ts'
import { asOwner, blankPostgresUrl, describePostgres } from '../../store/testing/test-postgres.ts'
import { markInUse } from './marks.ts'
import { moveToPostgres } from './move-to-postgres.ts'

const CLI = fileURLToPath(new URL('../../../ops/commands/move-to-postgres.ts', import.meta.url))

describePostgres('moving to PostgreSQL', () => {
  let url: string
  let inbox: TestInbox
  const opened: Array<TestInbox> = []
  beforeEach(async () => {
    url = await blankPostgresUrl()
    inbox = await openTestInbox()
    opened.push(inbox)
  })
  afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())))

  const move = (changed: Partial<Parameters<typeof moveToPostgres>[0]> = {}) =>
    moveToPostgres({
      dataDir: inbox.folder,
      url,
      secret: SECRET,
      isRehearsal: true,
      now: () => inbox.clock.now,
      step: () => {},
      ...changed,
    })
  const stopServer = () => inbox.enquiries.close()
  const openMoved = async () => {
    const moved = await openTestInbox({}, undefined, openPostgresAt(url))
    opened.push(moved)
    return moved
  }
  const targetRows = (table: string) => asOwner(`SELECT * FROM ${table}`, url)

  test('the inbox shows the same afterwards, continues its numbers, and all staff can sign in', async () => {
    const passkey = await joinWithPasskey(inbox)
    const owner = await inbox.join('Thandeka')
    const content = await loadContent()
    await seedStore({ stores: inbox, content, secret: SECRET, now: inbox.clock.now, randomBytes })
    await inbox.database.transaction((tx) => writeSetting(tx, 'extraHolidays', ['2027-01-04']))
    const before = await readSome(inbox)
    await expect(move({ isRehearsal: false })).rejects.toThrow('stop the server first')
    await move()
    await inbox.enquiries.add(sampleContact(1)) // added after the rehearsal
    await stopServer()
    const { audit, tables } = await move({ isRehearsal: false })
    expect([audit.fault, audit.entries > 50]).toEqual([null, true])
    expect(tables.find(({ name }) => name === 'outbox')?.rows).toBeGreaterThan(500)

    const moved = await openMoved()
    await eraseByAddress(moved.database, sampleContact(1).record.email)
    expect(await readSome(moved)).toEqual(before)
    await moved.enquiries.add(sampleContact(2))
    const [last] = await moved.database.read((tx) => tx.query('SELECT max(number) AS number FROM enquiries'))
    expect(last).toEqual({ number: 502 }) // 501 was used once
    expect((await inboxOf(moved.database).counts()).needs).toBe(before.counts.needs + 1)

    const signedInBrowser = moved.newBrowser()
    for (const [name, value] of owner.cookies) signedInBrowser.cookies.set(name, value)
    expect((await signedInBrowser.send('GET', 'session')).json()).toMatchObject({ me: { name: 'Thandeka' } })
    const { email } = owner
    const signedIn = await moved
      .newBrowser()
      .send('POST', 'sign-in/password', { body: { email, password: PASSWORD } })
    expect([signedIn.statusCode, signedIn.json()]).toEqual([200, { done: true }])
    const browser = moved.newBrowser()
    const options = (await browser.send('POST', 'sign-in/passkey/options', { body: {} })).json()
    const response = passkey.use(options)
    expect((await browser.send('POST', 'sign-in/passkey/verify', { body: { response } })).json()).toEqual({
      done: true,
    })
  })

  test('booked calls are moved with their times, places and links', async () => {
    await inbox.join('Thandeka')
    await inbox.database.transaction((tx) => tx.query('UPDATE staff SET takes_calls = 1'))
    const call = { startsAt: momentOf('2026-11-24', '09:30'), zone: null, network: 'of a test' }
    await inbox.enquiries.add(sampleContact(1), { call })
    await stopServer()
    const { tables } = await move({ isRehearsal: false })
    const rows = tables.filter(({ name }) => name.startsWith('call')).map((table) => [table.name, table.rows])
    expect(Object.fromEntries(rows)).toEqual({ calls: 1, call_cells: 6, call_holders: 2, call_links: 1 })
    const moved = await openMoved()
    const added = await moved.enquiries.add(sampleContact(2), { call })
    expect(added).toMatchObject({ outcome: 'stored' })
    expect(await targetRows('calls')).toMatchObject([{ state: 'booked', staff: expect.any(String) }])
  })

  test('a copy replaces the previous one until a server has served from it', async () => {
    await inbox.enquiries.add(sampleContact(1))
    await move()
    await inbox.enquiries.add(sampleContact(2))
    await move()
    expect(await targetRows('submissions')).toHaveLength(2)
    const moved = await openMoved()
    await moved.database.transaction(markInUse)
    await expect(move()).rejects.toThrow(
      'is not empty: there are rows in submissions, enquiries, confirmation_counts',
    )
    expect(await targetRows('submissions')).toHaveLength(2)
  })

  test('the copy of a folder with another secret is not replaced', async () => {
    await inbox.database.transaction((tx) => recordInitialSecret(tx, 'of this folder'))
    await move()
    inbox = await openTestInbox()
    opened.push(inbox)
    await inbox.database.transaction((tx) => recordInitialSecret(tx, 'of another folder'))
    await expect(move()).rejects.toThrow('the copy of another data folder')
  })

  test('a copy that loses its connection leaves nothing, and can be repeated', async () => {
    for (const at of [1, 2, 3]) await inbox.enquiries.add(sampleContact(at))
    const proxy = await startProxy(url)
    const step = (action: string) => void (action.includes('facts') && proxy.cut())
    await expect(move({ url: proxy.url, step })).rejects.toThrow('cannot be used: ')
    proxy.close()
    expect(await targetRows('submissions')).toEqual([])
    await move()
    expect(await targetRows('facts')).toHaveLength(3)
  })

  test('a missing row is detected, and nothing is kept', async () => {
    await inbox.database.transaction((tx) => writeSetting(tx, 'retentionMonths', 6))
    const target = await openMoved() // creates the tables
    await asOwner('CREATE RULE lose AS ON INSERT TO settings DO INSTEAD NOTHING', url)
    await inbox.enquiries.add(sampleContact(1))
    await expect(move()).rejects.toThrow(
      'The copy of settings is not what it should be (1 rows, 0 in the copy)',
    )
    expect(await targetRows('submissions')).toEqual([])
    await target.enquiries.close()
  })

  test('a number beyond JavaScript’s range is reported with its table', async () => {
    await inbox.database.transaction((tx) =>
      tx.query("INSERT INTO visits VALUES ('2026-11-20', '/', 'page', '', 9007199254740993)"),
    )
    await expect(move()).rejects.toThrow('A row of visits holds a number above 9007199254740991')
    expect(await targetRows('submissions')).toEqual([])
  })

  test('a database without the newest migration is refused, and the migration is named', async () => {
    await inbox.database.transaction((tx) =>
      tx.query("DELETE FROM migrations WHERE file = '029-counted-when-asked.sql'"),
    )
    await expect(move()).rejects.toThrow('has not taken the step 029-counted-when-asked.sql')
  })

  test('after a move by the command, no server starts on the folder until the move is undone', async () => {
    await inbox.enquiries.add(sampleContact(1))
    await stopServer()
    const DATABASE_URL = url
    expect(await command([], { DATABASE_URL })).toEqual({
      code: 0,
      output: expect.stringContaining('1 enquiries among them, were copied and read back'),
    })
    const folder = await embeddedStore.open(inbox.folder)
    await expect(folder.database.transaction(markInUse)).rejects.toThrow('was moved to PostgreSQL')
    await folder.close()
    const moved = await openMoved()
    expect(await moved.database.read((tx) => readSetting(tx, 'movedAt'))).toBeNull()
    expect(await command(['--back'])).toMatchObject({ code: 0 })
    expect(await command(['--back'])).toMatchObject({ code: 1 })
  })

  test('the command reports wrong arguments in a sentence', async () => {
    const elsewhere = new URL(url)
    elsewhere.pathname = '/moonless'
    const output = await Promise.all([
      command([]),
      command(['--quickly'], { DATABASE_URL: url }),
      command([], { DATABASE_URL: 'postgres://u:hunter2@h:port/d' }),
      command(['--rehearse'], { DATABASE_URL: elsewhere.href }),
      command(['--rehearse'], { DATABASE_URL: url, DATA_DIR: join(inbox.folder, 'none') }),
    ])
    expect(output).toEqual([
      { code: 1, output: expect.stringMatching(/^DATABASE_URL must be the PostgreSQL database to move to/) },
      { code: 2, output: expect.stringMatching(/^Usage: move-to-postgres/) },
      { code: 1, output: expect.stringContaining('DATABASE_URL: is no address that can be read') },
      { code: 1, output: expect.stringContaining('database "moonless" does not exist') },
      { code: 1, output: expect.stringContaining('none/twelve-moons.db: set DATA_DIR to the data folder') },
    ])
    expect(JSON.stringify(output)).not.toMatch(/hunter2|\.ts:\d/)
  })

  async function command(args: Array<string>, settings: NodeJS.ProcessEnv = {}) {
    const env = { ...process.env, NODE_NO_WARNINGS: '1', SECRET, DATA_DIR: inbox.folder, ...settings }
    const child: ChildProcess = spawn(process.execPath, [CLI, ...args], { env })
    const { stdout, stderr } = child
    if (!stdout || !stderr) throw new Error('The command has no output')
    const [out, error] = await Promise.all([text(stdout), text(stderr), once(child, 'close')])
    return { code: child.exitCode, output: out + error }
  }
})

/** A sample of the data that staff read. */
async function readSome({ database, visits }: TestInbox) {
  const inbox = inboxOf(database)
  const { entries, fault } = await verifyChain(database, auditLog(SECRET), null)
  return {
    counts: await inbox.counts(),
    needs: await inbox.page({ list: 'needs', sort: 'due', limit: 1_000 }),
    held: await inbox.page({ list: 'held', sort: 'newest', limit: 100 }),
    details: await Promise.all([1, 77, 250, 499, 500].map((number) => inbox.detail(number, 'seed-thandeka'))),
    found: (await inbox.search({ text: 'website', limit: 50 })).total,
    subscribers: [await inbox.subscriberCounts(), await inbox.subscribers({ limit: 100 })],
    answers: await inbox.savedAnswers(),
    visits: await visits.since('2025-11-23'),
    holidays: await database.read((tx) => readSetting(tx, 'extraHolidays')),
    mails: await database.read((tx) =>
      tx.query('SELECT * FROM outbox WHERE delivered_at IS NULL ORDER BY id'),
    ),
    audit: { entries, fault },
  }
}

async function joinWithPasskey(inbox: TestInbox): Promise<SoftPasskey> {
  const [browser, passkey] = [inbox.newBrowser(), new SoftPasskey(SITE_URL)]
  const newcomer = { name: 'Pieter Louw', email: 'pieter@twelvemoons.example' }
  const path = `first/${await firstLink(inbox.services)}`
  const options = (await browser.send('POST', `${path}/options`, { body: newcomer })).json()
  await browser.send('POST', path, { body: { ...newcomer, response: passkey.make(options) } })
  return passkey
}
