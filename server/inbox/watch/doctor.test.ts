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
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
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

/** A finding in one line, as `bad: The newest backup is 27 hours old. Run npm run backup each night.` */
const finding = async (what: string, changes: Partial<DoctorDependencies> = {}) => {
  const findings = await examine({ ...dependencies, ...changes })
  const { state, sentence, todo = '' } = findings.find((found) => found.what === what) ?? {}
  return `${state}: ${sentence} ${todo}`.trim()
}
const withConfig = (changes: Partial<DoctorDependencies['config']>) => ({
  config: { ...dependencies.config, ...changes },
})
const later = (hours: number) => ({ now: () => new Date(NOW.getTime() + hours * HOUR_MS) })
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
  expect(await finding('Prices', futureList)).toBe(
    'good: The site has the price list of 20 November 2026. That of 1 April 2027 waits: it begins with the first build and start from that day on.',
  )
  const midnight = { ...futureList, now: () => new Date('2027-03-31T22:00:00Z') }
  expect(await finding('Prices', midnight)).toMatch(
    /^bad: .* That of 1 April 2027 waits, and its day has come\./,
  )
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
    expect(await finding('Draft')).toMatch(/^good: Not live yet: 1 change, the oldest of /)
    await draftOf(15)
    expect(await finding('Draft')).toMatch(/^advice: Not live yet: 2 changes, /)
  })

  test('says why its last check failed', async () => {
    await version(1, 'failed', `NULL, ${FAILED}`)
    expect(await finding('Check')).toMatch(/^advice: The last one failed: The disk is full\./)
  })

  test('has future prices, and is bad if they could not begin', async () => {
    const { rateCards } = dependencies.content
    const card = JSON.stringify({ ...rateCards.today, version: '2099-12-01' })
    await withStore(
      `INSERT INTO price_lists (version, card, author, at) VALUES ('2099-12-01', '${card}', 'ada', 1)`,
    )
    expect(await finding('New prices')).toBe(
      'good: Those of 1 December 2099 begin by themselves, at midnight.',
    )
    await version(1, 'failed', `'2099-12-01', ${FAILED}`)
    expect(await finding('New prices')).toMatch(
      /^bad: Those of 1 December 2099 could not begin: The disk is full\./,
    )
  })

  test('lists the places where the release’s words differ from the owners’', async () => {
    await version(1, 'ready', `NULL, '{}'`)
    await withStore(`UPDATE site_versions SET base = '{"home":{"title":"Earlier"}}'`)
    await withStore(`INSERT INTO settings (key, value) VALUES ('liveVersion', '1')`)
    expect(await finding('Website')).toBe('good: Version 1 of the site is live.')
    expect(await finding('Words')).toMatch(/^advice: .* has other words in 1 place .*: home\.json: title\. /)
  })
})

test('a production server with a plain http address is bad', async () => {
  const settings = await finding('Settings', withConfig({ siteUrl: 'http://localhost:3000' }))
  expect(settings).toMatch(/^bad: .* Set SITE_URL to the https address that visitors use\.$/)
})

test('mail without a server gets advice, and a server that refuses is bad, with its words', async () => {
  expect(await finding('Mail', { transport: null })).toMatch(/^advice: /)
  const transport = { fault: async () => '535 authentication failed' }
  expect(await finding('Mail', { transport })).toMatch(
    /^bad: The mail server cannot be used: 535 authentication failed /,
  )
})

test.each([
  [13, /^bad: .*lasts for 13 more days/],
  [-1, /^bad: .*is over/],
])('a certificate that ends in %i days is bad', async (days, words) => {
  const expiry = new Date(NOW.getTime() + days * DAY_MS)
  expect(await finding('Certificate', { certificateExpiry: async () => expiry })).toMatch(words)
})

test('an unreachable address for the certificate check is advice, with the network’s error', async () => {
  const own = withConfig({ siteUrl: `https://127.0.0.1:${await freePort()}` })
  expect(await finding('Certificate', { ...own, certificateExpiry })).toMatch(/^advice: .*ECONNREFUSED/)
})

test('an untrusted certificate is bad, however long it is valid', async () => {
  const server = createServer(await makeCertificate()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const siteUrl = `https://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const certificate = await finding('Certificate', { ...withConfig({ siteUrl }), certificateExpiry })
  server.close()
  expect(certificate).toContain(
    `bad: Browsers refuse the certificate of ${siteUrl}: DEPTH_ZERO_SELF_SIGNED_CERT.`,
  )
})

test('mails that wait for long are bad, with the mail server’s codes, and failed ones are listed', async () => {
  const put = (columns: string) =>
    withStore(
      `INSERT INTO outbox (topic, id, payload, due_at, tried_until, failed_at, failure) VALUES ${columns}`,
    )
  await put("('mail', 'a', '{}', 1, 1, 1, '550 no')")
  expect(await finding('Outbox')).toMatch(/^advice: .*mail 1/)
  const triedUntil = NOW.getTime() - 11 * 60_000 + RETRY_PERIOD_MS
  await put(`('mail', 'b', '{}', ${NOW.getTime() + 60_000}, ${triedUntil}, NULL, NULL)`)
  await withStore(`UPDATE outbox SET reason = '550 5.4.5 Ada has sent too much' WHERE id = 'b'`)
  expect(await finding('Outbox')).toMatch(
    /^bad: Messages have been waiting for more than ten minutes: mail 1 \(550 5\.4\.5\)\./,
  )
})

test('a backup from the night before last is bad, and so is a missing one', async () => {
  expect(await finding('Backup', later(27))).toMatch(/^bad: .*27 hours/)
  expect(await finding('Backup', withConfig({ dataDir: inFolder(randomUUID()) }))).toMatch(/^bad: /)
})

test('an unavailable store is reported with its reason, and the other checks continue', async () => {
  const openStores = async () => {
    throw new StoreUnavailableError('the disk is full')
  }
  expect(await finding('Store', { openStores })).toMatch(/^bad: .*the disk is full/)
  expect(await finding('Backup', { openStores })).toMatch(/^good: /)
})

test('a clock behind the times in the store or the outbox is bad', async () => {
  expect(await finding('Clock', later(-1 / 6))).toMatch(/^bad: .* 9 minutes ahead of now/)
  await withStore(
    `INSERT INTO outbox (topic, id, payload, due_at, tried_until) VALUES ('mail', 'a', '{}', ${NOW.getTime() + DAY_MS}, 1)`,
  )
  expect(await finding('Clock')).toMatch(/^bad: .* 1320 minutes ahead of now/)
})

test('an inbox without an owner is bad, with the command that creates one', async () => {
  await withStore('UPDATE staff SET left_at = 1')
  expect(await finding('Inbox')).toMatch(/^bad: .* Run npm run inbox:owner/)
})

test('a SECRET that differs from the store’s is bad, with the consequences and what to do', async () => {
  const { database, close } = await embeddedStore.open(dataDir)
  await database.transaction((tx) => recordInitialSecret(tx, 'the previous secret, long enough'))
  await close()
  const secret = 'another secret, long enough to be accepted'
  expect(await finding('Secret', withConfig({ secret }))).toMatch(/^bad: .*webhook key.* Put the old SECRET/)
})

test('a damaged anchor of the audit log is bad, and so is a damaged receipt of an erasure', async () => {
  writeFileSync(join(dataDir, ANCHOR_FILE), '{')
  writeFileSync(join(dataDir, RECEIPTS_FILE), 'garbage\n')
  expect(await finding('Audit log')).toMatch(/^bad: .*audit-seal\.json/)
  expect(await finding('Erasures')).toMatch(/^bad: .*line 1/)
})

test('example facts of the company are counted and listed', async () => {
  expect(await finding('Company')).toMatch(/still holds \d+ facts of the example company: \w+/)
})
