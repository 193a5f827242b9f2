import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertRow } from '../../store/sql/database.ts'
import { upcomingVersion } from '../../store/sql/website/version-rows.ts'
import { createTestWebsite } from '../../website/fixture-website.ts'
import { AUDIENCE, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

let opened: OwnersSite
beforeEach(async () => {
  opened = await openOwnersSite()
})
afterEach(() => opened.inbox.close())

test('a version can go live once every running server has it; then all show it', async () => {
  const other = anotherServer()
  await other.website.notePresence()
  await opened.put({ ...AUDIENCE, value: 'For schools' })
  const number = await opened.startCheck()
  await expect.poll(() => opened.inbox.database.read(upcomingVersion)).toBe(number)
  expect((await opened.overview()).check).toMatchObject({ state: 'building' })
  await other.website.follow()
  await expect.poll(async () => (await opened.overview()).check?.state).toBe('ready')
  await opened.publish(number)
  expect([opened.site.shown(), other.shown()]).toEqual([number, null])
  await other.website.follow()
  expect(other.shown()).toBe(number)
})

test('a server that cannot build the live version is not current until it has it', async () => {
  await opened.put({ ...AUDIENCE, value: 'For schools' })
  const number = await opened.publishNow()
  const other = anotherServer()
  other.refuseBuilds('The server has too little memory')
  await other.website.follow()
  expect([other.shown(), other.website.isCurrent()]).toEqual([null, false])
  other.refuseBuilds(null)
  await other.website.follow()
  expect(other.shown()).toBeNull()
  opened.inbox.clock.now = new Date(opened.inbox.clock.now.getTime() + 60_000)
  await other.website.follow()
  expect([other.shown(), other.website.isCurrent()]).toEqual([number, true])
})

test('a check whose server was killed is given up: at once on its machine, elsewhere after half a minute', async () => {
  await insertCheckBy('killed', 1)
  expect(await opened.check()).toBe(2)
  await insertCheckBy('another machine’s', 3)
  expect((await opened.owner.send('POST', 'website/check')).statusCode).toBe(409)
  opened.inbox.clock.now = new Date(opened.inbox.clock.now.getTime() + 30_001)
  await opened.site.website.notePresence()
  expect((await opened.overview()).check).toMatchObject({
    number: 3,
    state: 'failed',
    report: { faults: [{ sentence: expect.stringContaining('Nothing was published') }] },
  })
  expect(await opened.check()).toBe(4)
})

/** Another server of the same store. */
function anotherServer() {
  const { database, folder, clock } = opened.inbox
  return createTestWebsite(database, `${folder}/other`, () => clock.now)
}

/** Stores an unfinished check of a server that was seen a moment ago. */
async function insertCheckBy(server: string, number: number): Promise<void> {
  const at = opened.inbox.clock.now.getTime()
  await opened.inbox.database.transaction(async (tx) => {
    await insertRow(tx, 'site_servers', { id: server, seen_at: at, has_version: null })
    await insertRow(tx, 'site_versions', {
      number,
      content: '{}',
      revision: 0,
      state: 'building',
      builder: server,
      report: '{}',
      author: 'x',
      at,
    })
  })
}
