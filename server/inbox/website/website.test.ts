import { afterEach, beforeEach, expect, test } from 'vitest'
import { AS_DELIVERED } from '../../../domain/inbox/api/website.ts'
import { AUDIENCE, DELIVERED_AUDIENCE, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

const FOR_SCHOOLS = { ...AUDIENCE, value: 'For schools' }
const INVALID_VAT_NUMBER = { part: 'company', field: 'vatNumber.value', value: '5' }

let opened: OwnersSite
beforeEach(async () => {
  opened = await openOwnersSite()
})
afterEach(() => opened.inbox.close())

test('the check shows the changes page by page; exactly the checked version goes live', async () => {
  await opened.put(FOR_SCHOOLS)
  const number = await opened.check()
  expect((await opened.overview()).check).toMatchObject({
    number,
    state: 'ready',
    isOutdated: false,
    report: {
      changes: [{ ...AUDIENCE, from: DELIVERED_AUDIENCE, to: 'For schools', pages: 1 }],
      pageCount: 1,
      pages: [{ address: '/', texts: [{ from: DELIVERED_AUDIENCE, to: 'For schools' }] }],
    },
  })
  const later = await opened.saveChange({ part: 'home', field: 'hero.lead', value: 'Later.' })
  expect((await opened.overview()).check).toMatchObject({ isOutdated: true })
  expect((await opened.publish(number)).json()).toEqual({ isLive: true })
  expect(opened.site.shown()).toBe(number)
  expect(await opened.overview()).toMatchObject({ live: number, changes: [later], check: null })
  expect((await opened.part('home')).live).toMatchObject({ hero: { audience: 'For schools' } })
  expect((await opened.inbox.auditLog())[0]).toMatchObject({ act: 'published-website', data: { number } })
})

test('the check describes each changed fact once, in words', async () => {
  const company = { part: 'company' }
  await opened.put({ ...company, field: 'tradingName', value: { value: 'Thandi & Sons' } })
  await opened.put({ ...company, field: 'email', value: { value: 'hello@twelvemoons.example' } })
  const openingHours = { days: [1, 2, 3, 4], opens: '08:00', closes: '16:00' }
  await opened.put({ ...company, field: 'openingHours', value: openingHours })
  await opened.put({ part: 'faqs', field: 'short', value: ['years', 'instalments'] })
  await opened.put({ part: 'people', field: 'order', value: ['sipho', 'lerato'] })
  await opened.check()
  const { changes = [] } = (await opened.overview()).check?.report ?? {}
  expect(changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ['tradingName', 'Twelve Moons', 'Thandi & Sons'],
    ['email', 'hello@twelvemoons.example', 'hello@twelvemoons.example, no longer an example'],
    ['openingHours', 'Monday to Friday, 08:00 to 17:00', 'Monday to Thursday, 08:00 to 16:00'],
    ['short', '', 'In another order'],
    ['order', '', 'In another order'],
  ])
})

test('chosen changes go live alone, with the entry that contains them; the others stay in the draft', async () => {
  const question = { id: 'visits', title: 'Do you come to us?', description: 'Yes.' }
  await opened.put(INVALID_VAT_NUMBER)
  await opened.put({ part: 'faqs', field: 'more.visits', value: question })
  await opened.put({ part: 'faqs', field: 'more.visits.title', value: 'Do you visit us?' })
  const later = await opened.saveChange(FOR_SCHOOLS)
  const number = await opened.check([{ part: 'faqs', field: 'more.visits.title' }])
  expect((await opened.overview()).check).toMatchObject({
    state: 'ready',
    changes: [{ field: 'more.visits' }, { field: 'more.visits.title' }],
  })
  await opened.publish(number)
  expect((await opened.part('faqs')).live).toMatchObject({
    more: expect.arrayContaining([{ ...question, title: 'Do you visit us?' }]),
  })
  expect((await opened.overview()).changes).toMatchObject([{ field: 'vatNumber.value' }, later])
})

test('a change that is changed again after the check stays in the draft when the check is published', async () => {
  const first = await opened.saveChange(FOR_SCHOOLS)
  const number = await opened.check()
  const again = await opened.saveChange({ ...AUDIENCE, value: 'For clinics', seen: first?.revision })
  await opened.publish(number)
  expect((await opened.overview()).changes).toEqual([{ ...again, live: 'For schools' }])
})

test('a version published before its check is done goes live by itself', async () => {
  const { inbox, owner, site } = opened
  await opened.put(FOR_SCHOOLS)
  const finishBuild = site.holdBuilds()
  const number = await opened.startCheck()
  expect((await opened.publish(number)).json()).toEqual({ isLive: false })
  expect((await opened.overview()).check).toMatchObject({ state: 'building', askedBy: owner.id })
  finishBuild()
  await expect.poll(site.shown).toBe(number)
  expect((await opened.overview()).changes).toEqual([])
  expect((await inbox.auditLog())[0]).toMatchObject({ act: 'published-website', actor: owner.id })
})

test.each([
  ['something new', { ...AUDIENCE, value: 'For small businesses, churches, schools and shops' }, 'ready'],
  ['a fault', INVALID_VAT_NUMBER, 'failed'],
])('a version published before its check finds %s waits for a decision', async (_what, change, state) => {
  await opened.put(change)
  const finishBuild = opened.site.holdBuilds()
  await opened.publish(await opened.startCheck())
  finishBuild()
  await expect.poll(async () => (await opened.overview()).check?.state).toBe(state)
  expect(opened.site.shown()).toBeNull()
})

test('staff see a built version before it is live, in a frame of the inbox', async () => {
  await opened.put(FOR_SCHOOLS)
  const number = await opened.check()
  const member = await opened.inbox.join('Sipho', 'member')
  const at = (path: string) => member.send('GET', `website/preview/${path}`)
  const home = await at(`${number}/`)
  expect(home.body).toContain('For schools')
  expect(home.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; .*frame-ancestors 'self'; sandbox/,
    ),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  for (const path of [`${number}/calculator`, `${number}/..%2f..%2fcontent%2fhome.json`, '99/'])
    expect([path, (await at(path)).statusCode]).toEqual([path, 404])
})

test.each([
  ['a fault of the draft', INVALID_VAT_NUMBER, null, { part: 'company', field: 'vatNumber.value' }],
  ['a full disk', FOR_SCHOOLS, 'The disk is nearly full', { sentence: 'The disk is nearly full' }],
])(
  '%s prevents publishing: the changes stay, and visitors see no change',
  async (_what, change, reason, fault) => {
    await opened.put(change)
    opened.site.refuseBuilds(reason)
    const number = await opened.check()
    const expected = { check: { state: 'failed', report: { faults: [fault] } }, changes: [change] }
    expect(await opened.overview()).toMatchObject(expected)
    expect((await opened.publish(number)).statusCode).toBe(409)
    expect(opened.site.shown()).toBeNull()
  },
)

test('a version older than the live one cannot go live, and none goes live twice', async () => {
  await opened.put(FOR_SCHOOLS)
  const [first, second] = [await opened.check(), await opened.check()]
  expect((await opened.publish(second)).statusCode).toBe(200)
  expect((await opened.publish(second)).statusCode).toBe(409)
  expect((await opened.publish(first)).statusCode).toBe(409)
  expect(opened.site.shown()).toBe(second)
})

test('an earlier version comes back as a new one, and the draft stays', async () => {
  await opened.put(FOR_SCHOOLS)
  const first = await opened.publishNow()
  await opened.put({ ...AUDIENCE, value: 'For clinics' })
  const second = await opened.publishNow()
  await opened.put({ part: 'home', field: 'hero.lead', value: 'Unfinished' })
  const third = await opened.checkAgain(first)
  await opened.publish(third)
  expect((await opened.part('home')).live).toMatchObject({ hero: { audience: 'For schools' } })
  expect((await opened.overview()).changes).toMatchObject([{ value: 'Unfinished' }])
  expect((await opened.versions()).map(({ number, backTo }) => [number, backTo])).toEqual([
    [third, first],
    [second, null],
    [first, null],
  ])
  expect((await opened.owner.send('POST', 'website/versions/99/again')).statusCode).toBe(404)
})

test('before an owner goes back to a version, its changes are described in words, with the earlier values', async () => {
  await opened.put(FOR_SCHOOLS)
  const number = await opened.publishNow()
  const changes = async (version: number) =>
    (await opened.owner.send('GET', `website/versions/${version}/changes`)).json()
  const back = { from: 'For schools', to: DELIVERED_AUDIENCE }
  expect(await changes(AS_DELIVERED)).toEqual({
    changes: [{ ...AUDIENCE, ...back, value: DELIVERED_AUDIENCE, pages: 0 }],
  })
  expect(await changes(number)).toEqual({ changes: [] })
  await opened.checkAgain(AS_DELIVERED)
  expect((await opened.overview()).check).toMatchObject({
    state: 'ready',
    backTo: AS_DELIVERED,
    report: { pages: [{ texts: [back] }] },
  })
})
