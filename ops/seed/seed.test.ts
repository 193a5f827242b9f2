import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { answerHours, deadlineOf } from '../../domain/calendar/deadline.ts'
import { LISTS } from '../../domain/inbox/events/kinds.ts'
import { loadContent } from '../../server/content.ts'
import { auditLog } from '../../server/store/sql/audit.ts'
import { allStaff } from '../../server/store/sql/staff.ts'
import { verifyChain } from '../../server/store/sql/verify-chain.ts'
import { embeddedStore } from '../../server/store/sqlite/driver.ts'
import { inboxOf } from '../../server/store/testing/inbox-reads.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { runScript } from '../commands/testing/run-script.ts'
import { developmentFault } from './development-only.ts'
import { SEEDED_ENQUIRIES, seedStore } from './seed-store.ts'

const inFolder = temporaryFolder()
const SECRET = 'a secret of a test, long enough to be taken'
const NOW = new Date('2026-11-23T08:24:00.000Z')

test('an empty store gets 500 enquiries in every state and all other data of the inbox, without sending mail; a second run changes nothing', async () => {
  const content = await loadContent()
  const deadline = (fromMs: number) => deadlineOf(fromMs, answerHours(content.company.openingHours, []))
  const hooks = { inbox: { deadline, now: () => NOW } }
  const stores = await embeddedStore.open(inFolder(randomUUID()), { hooks })
  onTestFinished(stores.close)
  const dependencies = { stores, content, secret: SECRET, now: NOW, randomBytes }
  expect(await seedStore(dependencies)).toBe(SEEDED_ENQUIRIES)
  const inbox = inboxOf(stores.database)
  const counts = await inbox.counts()
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(SEEDED_ENQUIRIES)
  for (const list of LISTS) expect(counts[list], list).toBeGreaterThan(4)
  const count = async (rows: string) => {
    const [row] = await stores.database.read((tx) => tx.query(`SELECT count(*) AS count FROM ${rows}`))
    return Number(row?.count)
  }
  for (const unwanted of [
    'outbox WHERE failed_at IS NULL',
    `facts WHERE at > ${NOW.getTime()}`,
    "submissions WHERE record NOT LIKE '%@post.example%'",
  ])
    expect(await count(unwanted), unwanted).toBe(0)
  for (const wanted of [
    'enquiries WHERE plan_total IS NOT NULL',
    `submissions WHERE record LIKE '%"extras":[{%'`,
    "submissions WHERE extras ->> '$.brand' IS NOT NULL",
    'visits',
  ])
    expect(await count(wanted), wanted).toBeGreaterThan(20)
  for (const [state, subscribers] of Object.entries(await inbox.subscriberCounts()))
    expect(subscribers, state).toBeGreaterThan(0)
  expect(await inbox.undelivered(9)).toHaveLength(1)
  expect((await inbox.savedAnswers()).answers).toHaveLength(4)
  expect((await inbox.detail(SEEDED_ENQUIRIES, 'seed-thandeka'))?.draft).not.toBeNull()
  const check = await verifyChain(stores.database, auditLog(SECRET), null)
  expect([check.fault, check.entries > 50]).toEqual([null, true])
  expect(await stores.database.read(allStaff)).toMatchObject([{ role: 'member' }, {}, {}])
  expect(await seedStore(dependencies)).toBeNull()
  expect(await inbox.counts()).toEqual(counts)
})

test('only a development store is seeded', () => {
  const local = 'http://localhost:3000'
  expect(developmentFault(local, 'sqlite', undefined)).toBeNull()
  expect(developmentFault(local, 'sqlite', 'production')).toContain('Not in production')
  expect(developmentFault('https://www.example.co.za', 'sqlite', undefined)).toContain('on a real site')
  expect(developmentFault(local, 'postgres', undefined)).toContain('Only into the embedded store')
})

test.each(['--help', 'fifty'])(
  'an argument prints the usage, and makes no database: %s',
  async (argument) => {
    const dataDir = inFolder(randomUUID())
    const { code, stdout, stderr } = await runScript('seed', [argument], { DATA_DIR: dataDir })
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^Usage: seed /)])
    expect(existsSync(dataDir)).toBe(false)
  },
)
