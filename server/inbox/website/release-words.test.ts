import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestWebsite } from '../../website/fixture-website.ts'
import { AUDIENCE, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

const LEAD = { part: 'home', field: 'hero.lead' }
const DIFFERENCE = {
  ...AUDIENCE,
  own: 'For schools',
  release: 'For clinics',
  value: 'For clinics',
  isText: true,
}

let opened: OwnersSite
/** Owners changed the audience; then a release changed the audience and the lead. */
beforeEach(async () => {
  opened = await openOwnersSite()
  await opened.put({ ...AUDIENCE, value: 'For schools' })
  await opened.publishNow()
  opened.site.upgrade([
    { ...AUDIENCE, value: 'For clinics' },
    { ...LEAD, value: 'We build it first.' },
  ])
})
afterEach(() => opened.inbox.close())

const live = async () => (await opened.part('home')).live
const words = async () => (await opened.overview()).release.words
async function publishTitle(): Promise<void> {
  await opened.put({ part: 'home', field: 'title', value: 'Ours' })
  await opened.publishNow()
}

test('a field that only the release changed is live; one that both changed keeps the owners’ words, and is reported until they decide', async () => {
  expect(await live()).toMatchObject({ hero: { audience: 'For schools', lead: 'We build it first.' } })
  expect(await words()).toEqual([DIFFERENCE])
  await publishTitle()
  expect(await words()).toEqual([DIFFERENCE])
  expect(await live()).toMatchObject({ title: 'Ours', hero: { lead: 'We build it first.' } })
})

test('a server with the new release builds the live version with its words', async () => {
  const { inbox } = opened
  const upgraded = createTestWebsite(inbox.database, `${inbox.folder}/new`, () => inbox.clock.now)
  upgraded.upgrade([{ ...LEAD, value: 'We build it first.' }])
  await upgraded.website.follow()
  expect(await upgraded.page()).toContain('<p>For schools</p><p>We build it first.</p>')
})

test('once owners keep theirs, the difference is no longer reported, even after the next version', async () => {
  const body = { places: [AUDIENCE] }
  expect((await opened.owner.send('POST', 'website/release/keep', { body })).statusCode).toBe(200)
  expect(await words()).toEqual([])
  await publishTitle()
  expect(await words()).toEqual([])
  expect(await live()).toMatchObject({ hero: { audience: 'For schools' } })
})

test('a field that is in the draft again is not reported; the release’s words go live with it', async () => {
  await opened.put({ ...AUDIENCE, value: 'For clinics' })
  expect(await words()).toEqual([])
  await opened.publishNow()
  expect(await live()).toMatchObject({ hero: { audience: 'For clinics' } })
  expect(await words()).toEqual([])
})

test('an earlier version comes back over the words of the release', async () => {
  await opened.put({ ...AUDIENCE, value: 'For all' })
  await opened.publishNow()
  expect((await opened.publish(await opened.checkAgain(1))).statusCode).toBe(200)
  expect(await live()).toMatchObject({ hero: { audience: 'For schools', lead: 'We build it first.' } })
  expect(await words()).toEqual([DIFFERENCE])
  expect((await opened.inbox.auditLog())[0]).toMatchObject({
    act: 'published-website',
    data: { number: 3, parts: '', backTo: 1 },
  })
})

test('a version stored without its release’s words is live unchanged', async () => {
  await opened.inbox.database.transaction((tx) => tx.query('UPDATE site_versions SET base = NULL'))
  expect(await words()).toEqual([])
  expect(await live()).not.toMatchObject({ hero: { lead: 'We build it first.' } })
})
