import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { answerHours, deadlineOf } from '../../domain/calendar/deadline.ts'
import { LISTS } from '../../domain/inbox/events/kinds.ts'
import { loadContent } from '../../server/content.ts'
import { auditLog } from '../../server/store/sql/audit.ts'
import { allStaff } from '../../server/store/sql/staff.ts'
import { verifyChain } from '../../server/store/sql/verify-chain.ts'
import { embeddedStore } from '../../server/store/sqlite/driver.ts'
import { inboxOf } from '../../server/store/testing/inbox-reads.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
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
  try {
    const dependencies = { stores, content, secret: SECRET, now: NOW, randomBytes }
    expect(await seedStore(dependencies)).toBe(SEEDED_ENQUIRIES)
    const inbox = inboxOf(stores.database)
    const counts = await inbox.counts()
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(SEEDED_ENQUIRIES)
    for (const list of LISTS) expect(counts[list], list).toBeGreaterThan(4)
    const count = async (sql: string) => Number((await stores.database.read((tx) => tx.query(sql)))[0]?.count)
    expect(await count('SELECT count(*) AS count FROM outbox WHERE failed_at IS NULL')).toBe(0)
    expect(
      await count('SELECT count(*) AS count FROM enquiries WHERE plan_total IS NOT NULL'),
    ).toBeGreaterThan(50)
    expect(await count(`SELECT count(*) AS count FROM facts WHERE at > ${NOW.getTime()}`)).toBe(0)
    expect(
      await count("SELECT count(*) AS count FROM submissions WHERE record NOT LIKE '%@post.example%'"),
    ).toBe(0)
    expect(
      await count('SELECT count(*) AS count FROM submissions WHERE record LIKE \'%"extras":[{%\''),
    ).toBeGreaterThan(50)
    expect(
      await count("SELECT count(*) AS count FROM submissions WHERE extras ->> '$.brand' IS NOT NULL"),
    ).toBeGreaterThan(20)
    expect(await inbox.subscriberCounts()).toEqual({
      agreed: 106,
      waiting: 9,
      confirmed: 26,
      stopped: 7,
      bounced: 2,
    })
    expect(await inbox.undelivered(9)).toMatchObject([
      { list: 'needs', undelivered: '550 5.1.1 No such mailbox here' },
    ])
    expect((await inbox.savedAnswers()).answers).toHaveLength(4)
    expect((await inbox.detail(SEEDED_ENQUIRIES, 'seed-thandeka'))?.draft).toMatchObject({
      attachPlan: false,
    })
    expect((await stores.visits.since('2025-11-23')).length).toBeGreaterThan(2_000)
    const check = await verifyChain(stores.database, auditLog(SECRET), null)
    expect([check.fault, check.entries > 50]).toEqual([null, true])
    expect(await stores.database.read(allStaff)).toMatchObject([{ role: 'member' }, {}, {}])
    expect(await seedStore(dependencies)).toBeNull()
    expect(await inbox.counts()).toEqual(counts)
  } finally {
    await stores.close()
  }
})

test('only a development store is seeded', () => {
  const local = { siteUrl: 'http://localhost:3000', kind: 'sqlite', nodeEnv: undefined }
  expect(developmentFault(local)).toBeNull()
  expect(developmentFault({ ...local, nodeEnv: 'production' })).toContain('Not in production')
  expect(developmentFault({ ...local, siteUrl: 'https://www.example.co.za' })).toContain('on a real site')
  expect(developmentFault({ ...local, kind: 'postgres' })).toContain('Only into the embedded store')
})

test.each(['--help', 'fifty'])('an argument prints the usage, and makes no database: %s', (argument) => {
  const dataDir = inFolder(randomUUID())
  const program = fileURLToPath(new URL('../commands/seed.ts', import.meta.url))
  const env = { ...process.env, DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, argument], {
    env,
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^Usage: seed /)])
  expect(existsSync(dataDir)).toBe(false)
})
