import { afterEach, beforeEach, expect, test } from 'vitest'
import { sitePartSchema } from '../../../domain/inbox/api/website.ts'
import { createTestWebsite } from '../../website/fixture-website.ts'
import { type Member, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

const AUDIENCE = { part: 'home', field: 'hero.audience' }
const LEAD = { part: 'home', field: 'hero.lead' }

let opened: OwnersSite
let owner: Member
/** Owners changed the audience; then a release changed the audience and the lead. */
beforeEach(async () => {
  opened = await openOwnersSite()
  owner = opened.owner
  await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
  await opened.publishNow()
  opened.site.upgrade([
    { ...AUDIENCE, value: 'For clinics' },
    { ...LEAD, value: 'We build it first.' },
  ])
})
afterEach(() => opened.inbox.close())

const live = async () => sitePartSchema.parse((await owner.send('GET', 'website/parts/home')).json()).live
const words = async () => (await opened.overview()).release.words
const keep = (who: Member = owner) =>
  who.send('POST', 'website/release/keep', { body: { places: [AUDIENCE] } })
const DIFFERENCE = {
  ...AUDIENCE,
  own: 'For schools',
  release: 'For clinics',
  value: 'For clinics',
  isText: true,
}

test('a field that only the release changed is live; one that both changed keeps the owners’ words and is reported', async () => {
  expect(await live()).toMatchObject({ hero: { audience: 'For schools', lead: 'We build it first.' } })
  expect(await words()).toEqual([DIFFERENCE])
})

test('a server with the new release builds the live version with its words', async () => {
  const { inbox } = opened
  const upgraded = createTestWebsite(inbox.database, `${inbox.folder}/new`, () => inbox.clock.now)
  upgraded.upgrade([{ ...LEAD, value: 'We build it first.' }])
  await upgraded.website.follow()
  expect(await upgraded.page()).toContain('<p>For schools</p><p>We build it first.</p>')
})

test('the difference is still reported after other changes went live', async () => {
  await opened.put(owner, { part: 'home', field: 'title', value: 'Ours' })
  await opened.publishNow()
  expect(await words()).toEqual([DIFFERENCE])
  expect(await live()).toMatchObject({ title: 'Ours', hero: { lead: 'We build it first.' } })
})

test('once owners keep theirs, the difference is no longer reported, even after the next version', async () => {
  expect((await keep(await opened.inbox.join('Sipho', 'member'))).statusCode).toBe(403)
  expect((await keep()).statusCode).toBe(200)
  expect(await words()).toEqual([])
  await opened.put(owner, { part: 'home', field: 'title', value: 'Ours' })
  await opened.publishNow()
  expect(await words()).toEqual([])
  expect(await live()).toMatchObject({ hero: { audience: 'For schools' } })
})

test('a field that is in the draft again is not reported; the release’s words go live with it', async () => {
  await opened.put(owner, { ...AUDIENCE, value: 'For clinics' })
  expect(await words()).toEqual([])
  await opened.publishNow()
  expect(await live()).toMatchObject({ hero: { audience: 'For clinics' } })
  expect(await words()).toEqual([])
})

test('an earlier version comes back over the words of the release', async () => {
  await opened.put(owner, { ...AUDIENCE, value: 'For all' })
  await opened.publishNow()
  const again = await owner.send('POST', 'website/versions/1/again')
  await expect.poll(async () => (await opened.overview()).check?.state).toBe('ready')
  expect((await opened.publish(again.json().number)).statusCode).toBe(200)
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
