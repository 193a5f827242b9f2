import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { makeCertificate } from '../../../tests/observatory/certificate.ts'
import { loadContent } from '../../content.ts'
import { freePort } from '../../free-port.ts'
import { recordInitialSecret } from '../../secrets.ts'
import { RETRY_PERIOD_MS } from '../../store/outbox.ts'
import { embeddedStore } from '../../store/sqlite/driver.ts'
import { temporaryFolder } from '../../store/testing/temporary-folder.ts'
import { ANCHOR_FILE } from '../audit/audit-anchor.ts'
import { RECEIPTS_FILE } from '../person/receipts-file.ts'
import { certificateExpiry } from './certificate.ts'
import { type DoctorDependencies, examine } from './doctor.ts'

const NOW = new Date(sampleContact(1).record.dateSent + 60_000)
const DAY_MS = 86_400_000
const inFolder = temporaryFolder()
let dataDir: string
let dependencies: DoctorDependencies

/** A site without faults. */
beforeEach(async () => {
  dataDir = inFolder(randomUUID())
  const hooks = { inbox: { deadline: (fromMs: number) => fromMs + DAY_MS, now: () => NOW } }
  const { database, enquiries, close } = await embeddedStore.open(dataDir, { hooks })
  await enquiries.add(sampleContact(1))
  await database.transaction((tx) =>
    tx.query(`INSERT INTO staff (id, name, email, email_folded, role, created_at, joined_at)
      VALUES ('ada', 'Ada', 'ada@example.co.za', 'ada@example.co.za', 'owner', 1, 1)`),
  )
  await close()
  backUpAt(NOW)
  const { company, rateCards } = await loadContent()
  dependencies = {
    config: {
      dataDir,
      siteUrl: 'https://www.example.co.za',
      host: '0.0.0.0',
      secret: null,
      storage: embeddedStore,
      mail: { smtp: null, from: null, notify: [] },
    },
    content: {
      company,
      rateCards: { ...rateCards, today: { ...rateCards.today, version: '2026-11-20' } },
      comingPrices: [],
    },
    openStores: () => embeddedStore.open(dataDir, { mustExist: true }),
    transport: { fault: async () => null },
    certificateExpiry: async () => new Date(NOW.getTime() + 40 * DAY_MS),
    now: () => NOW,
  }
})

function backUpAt(at: Date): void {
  mkdirSync(join(dataDir, 'backups'), { recursive: true })
  const name = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`
  writeFileSync(join(dataDir, 'backups', name), '')
}

const findingOf = async (what: string, changes: Partial<DoctorDependencies> = {}) =>
  (await examine({ ...dependencies, ...changes })).find((finding) => finding.what === what)
const withStore = async (sql: string) => {
  const { database, close } = await embeddedStore.open(dataDir)
  await database.transaction((tx) => tx.query(sql))
  await close()
}

test('for a healthy site each check is listed, and none is bad', async () => {
  const findings = await examine(dependencies)
  expect(findings.map(({ what, state }) => `${what} ${state}`)).toEqual([
    'Settings good',
    'Certificate good',
    'Mail good',
    'Backup good',
    'Disk good',
    'Company advice',
    'Prices good',
    'Store good',
    'Outbox good',
    'Website good',
    'Clock good',
    'Inbox good',
    'Secret good',
    'Audit log good',
    'Erasures good',
  ])
  expect(findings.filter(({ state, todo }) => state !== 'good' && !todo)).toEqual([])
})

test('a future price list is listed with its day; from that day on a site without it is bad', async () => {
  const futureList = { content: { ...dependencies.content, comingPrices: ['2027-04-01'] } }
  expect(await findingOf('Prices', futureList)).toEqual({
    what: 'Prices',
    state: 'good',
    sentence:
      'The site has the price list of 20 November 2026. That of 1 April 2027 waits: it begins with the first build and start from that day on.',
  })
  expect(
    await findingOf('Prices', { ...futureList, now: () => new Date('2027-03-31T22:00:00Z') }),
  ).toMatchObject({
    state: 'bad',
    sentence: expect.stringContaining('That of 1 April 2027 waits, and its day has come.'),
  })
})

describe('the site that owners change', () => {
  const version = (number: number, state: string, beginsAndReport: string) =>
    withStore(
      `INSERT INTO site_versions (number, content, revision, state, builder, author, at, begins, report)
       VALUES (${number}, '{"home":{"title":"Ours"}}', 1, '${state}', 'gone', 'ada', 1, ${beginsAndReport})`,
    )
  const FAILED = `'{"faults":[{"sentence":"The disk is full."}]}'`

  test('has a draft, which gets advice after two weeks', async () => {
    const draftOf = (days: number) =>
      withStore(
        `INSERT INTO site_draft (part, field, value, revision, author, at)
         VALUES ('home', 'title${days}', '"Home"', ${days}, 'ada', ${NOW.getTime() - days * DAY_MS})`,
      )
    await draftOf(1)
    expect(await findingOf('Draft')).toMatchObject({
      state: 'good',
      sentence: expect.stringMatching(/^Not live yet: 1 change, the oldest of /),
    })
    await draftOf(15)
    expect(await findingOf('Draft')).toMatchObject({
      state: 'advice',
      sentence: expect.stringMatching(/^Not live yet: 2 changes, /),
    })
  })

  test('says why its last check failed', async () => {
    await version(1, 'failed', `NULL, ${FAILED}`)
    expect(await findingOf('Check')).toMatchObject({
      state: 'advice',
      sentence: 'The last one failed: The disk is full.',
    })
  })

  test('has future prices, and is bad if they could not begin', async () => {
    const { rateCards } = dependencies.content
    const card = JSON.stringify({ ...rateCards.today, version: '2099-12-01' })
    await withStore(
      `INSERT INTO price_lists (version, card, author, at) VALUES ('2099-12-01', '${card}', 'ada', 1)`,
    )
    expect(await findingOf('New prices')).toMatchObject({
      state: 'good',
      sentence: 'Those of 1 December 2099 begin by themselves, at midnight.',
    })
    await version(1, 'failed', `'2099-12-01', ${FAILED}`)
    expect(await findingOf('New prices')).toMatchObject({
      state: 'bad',
      sentence: 'Those of 1 December 2099 could not begin: The disk is full.',
    })
  })

  test('lists the places where the release’s words differ from the owners’', async () => {
    await version(1, 'ready', `NULL, '{}'`)
    await withStore(`UPDATE site_versions SET base = '{"home":{"title":"Earlier"}}'`)
    await withStore(`INSERT INTO settings (key, value) VALUES ('liveVersion', '1')`)
    expect(await findingOf('Website')).toMatchObject({ sentence: 'Version 1 of the site is live.' })
    expect(await findingOf('Words')).toMatchObject({
      state: 'advice',
      sentence: expect.stringMatching(/ has other words in 1 place .*: home\.json: title\.$/),
    })
  })
})

test('a production server with a plain http address is bad', async () => {
  const config = { ...dependencies.config, siteUrl: 'http://localhost:3000' }
  expect(await findingOf('Settings', { config })).toMatchObject({
    state: 'bad',
    todo: 'Set SITE_URL to the https address that visitors use.',
  })
})

test('mail without a server gets advice, and a server that refuses is bad, with its words', async () => {
  expect(await findingOf('Mail', { transport: null })).toMatchObject({ state: 'advice' })
  const transport = { fault: async () => '535 authentication failed' }
  expect(await findingOf('Mail', { transport })).toMatchObject({
    state: 'bad',
    sentence: 'The mail server cannot be used: 535 authentication failed',
  })
})

test.each([
  [13, 'bad', 'lasts for 13 more days'],
  [-1, 'bad', 'is over'],
])('a certificate that ends in %i days is %s', async (days, state, sentence) => {
  const certificateExpiry = async () => new Date(NOW.getTime() + days * DAY_MS)
  expect(await findingOf('Certificate', { certificateExpiry })).toMatchObject({
    state,
    sentence: expect.stringContaining(sentence),
  })
})

test('an unreachable address for the certificate check is advice, with the network’s error', async () => {
  const port = await freePort()
  const config = { ...dependencies.config, siteUrl: `https://127.0.0.1:${port}` }
  expect(await findingOf('Certificate', { config, certificateExpiry })).toMatchObject({
    state: 'advice',
    sentence: expect.stringContaining('ECONNREFUSED'),
  })
})

test('an untrusted certificate is bad, however long it is valid', async () => {
  const server = createServer(await makeCertificate()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const config = { ...dependencies.config, siteUrl: `https://localhost:${port}` }
  const finding = await findingOf('Certificate', { config, certificateExpiry })
  server.close()
  expect(finding).toMatchObject({
    state: 'bad',
    sentence: `Browsers refuse the certificate of https://localhost:${port}: DEPTH_ZERO_SELF_SIGNED_CERT.`,
  })
})

test('mails that wait for long are bad, with the mail server’s codes, and failed ones are listed', async () => {
  const put = (columns: string) =>
    withStore(
      `INSERT INTO outbox (topic, id, payload, due_at, tried_until, failed_at, failure) VALUES ${columns}`,
    )
  await put("('mail', 'a', '{}', 1, 1, 1, '550 no')")
  expect(await findingOf('Outbox')).toMatchObject({
    state: 'advice',
    sentence: expect.stringContaining('mail 1'),
  })
  const triedUntil = NOW.getTime() - 11 * 60_000 + RETRY_PERIOD_MS
  await put(`('mail', 'b', '{}', ${NOW.getTime() + 60_000}, ${triedUntil}, NULL, NULL)`)
  await withStore(`UPDATE outbox SET reason = '550 5.4.5 Ada has sent too much' WHERE id = 'b'`)
  expect(await findingOf('Outbox')).toMatchObject({
    state: 'bad',
    sentence: 'Messages have been waiting for more than ten minutes: mail 1 (550 5.4.5).',
  })
})

test('a backup from the night before last is bad, and so is a missing one', async () => {
  const now = () => new Date(NOW.getTime() + 27 * 3_600_000)
  expect(await findingOf('Backup', { now })).toMatchObject({
    state: 'bad',
    sentence: expect.stringContaining('27 hours'),
  })
  const config = { ...dependencies.config, dataDir: inFolder(randomUUID()) }
  expect(await findingOf('Backup', { config })).toMatchObject({ state: 'bad' })
})

test('an unavailable store is reported with its reason, and the other checks continue', async () => {
  const openStores = async () => {
    throw new StoreUnavailableError('the disk is full')
  }
  expect(await findingOf('Store', { openStores })).toMatchObject({
    state: 'bad',
    sentence: expect.stringContaining('the disk is full'),
  })
  expect(await findingOf('Backup', { openStores })).toMatchObject({ state: 'good' })
})

test('a clock behind the times in the store or the outbox is bad', async () => {
  const now = () => new Date(NOW.getTime() - 10 * 60_000)
  expect(await findingOf('Clock', { now })).toMatchObject({
    state: 'bad',
    sentence: expect.stringContaining('9 minutes ahead of now'),
  })
  await withStore(
    `INSERT INTO outbox (topic, id, payload, due_at, tried_until) VALUES ('mail', 'a', '{}', ${NOW.getTime() + DAY_MS}, 1)`,
  )
  expect(await findingOf('Clock')).toMatchObject({
    state: 'bad',
    sentence: expect.stringContaining('1320 minutes ahead of now'),
  })
})

test('an inbox without an owner is bad, with the command that creates one', async () => {
  await withStore('UPDATE staff SET left_at = 1')
  expect(await findingOf('Inbox')).toMatchObject({
    state: 'bad',
    todo: expect.stringContaining('npm run inbox:owner'),
  })
})

test('a SECRET that differs from the store’s is bad, with the consequences and what to do', async () => {
  const { database, close } = await embeddedStore.open(dataDir)
  await database.transaction((tx) => recordInitialSecret(tx, 'the previous secret, long enough'))
  await close()
  const config = { ...dependencies.config, secret: 'another secret, long enough to be accepted' }
  expect(await findingOf('Secret', { config })).toMatchObject({
    state: 'bad',
    sentence: expect.stringContaining('webhook key'),
    todo: expect.stringContaining('Put the old SECRET'),
  })
})

test('a damaged anchor of the audit log is bad, and so is a damaged receipt of an erasure', async () => {
  writeFileSync(join(dataDir, ANCHOR_FILE), '{')
  writeFileSync(join(dataDir, RECEIPTS_FILE), 'garbage\n')
  expect(await findingOf('Audit log')).toMatchObject({
    state: 'bad',
    sentence: expect.stringContaining(ANCHOR_FILE),
  })
  expect(await findingOf('Erasures')).toMatchObject({
    state: 'bad',
    sentence: expect.stringContaining('line 1'),
  })
})

test('example facts of the company are counted and listed', async () => {
  expect((await findingOf('Company'))?.sentence).toMatch(/still holds \d+ facts of the example company: \w+/)
})
