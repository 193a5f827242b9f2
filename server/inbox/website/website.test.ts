import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  AS_DELIVERED,
  checkStartedSchema,
  sitePartSchema,
  siteVersionsSchema,
} from '../../../domain/inbox/api/website.ts'
import { type Member, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

const AUDIENCE = { part: 'home', field: 'hero.audience' }
const LIVE = 'For small businesses, churches and shops'

let opened: OwnersSite
let owner: Member
beforeEach(async () => {
  opened = await openOwnersSite()
  owner = opened.owner
})
afterEach(() => opened.inbox.close())

describe('check and publish', () => {
  test('the check shows the changes page by page; exactly the checked version goes live', async () => {
    await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
    const number = await opened.check()
    expect((await opened.overview()).check).toMatchObject({
      number,
      state: 'ready',
      isOutdated: false,
      report: {
        changes: [{ ...AUDIENCE, from: LIVE, to: 'For schools', pages: 1 }],
        pageCount: 1,
        pages: [{ address: '/', texts: [{ from: LIVE, to: 'For schools' }] }],
      },
    })
    const later = await opened.saveChange(owner, { part: 'home', field: 'hero.lead', value: 'Later.' })
    expect((await opened.overview()).check).toMatchObject({ isOutdated: true })
    await opened.reauthenticate()
    expect((await opened.publish(number)).json()).toEqual({ isLive: true })
    expect(opened.site.shown()).toBe(number)
    expect(await opened.overview()).toMatchObject({ live: number, changes: [later], check: null })
    const { live } = sitePartSchema.parse((await owner.send('GET', 'website/parts/home')).json())
    expect(live).toMatchObject({ hero: { audience: 'For schools' } })
    expect((await opened.inbox.auditLog())[0]).toMatchObject({ act: 'published-website', data: { number } })
  })

  test('the check describes each changed fact once, in words', async () => {
    await opened.put(owner, { part: 'company', field: 'tradingName', value: { value: 'Thandi & Sons' } })
    await opened.put(owner, {
      part: 'company',
      field: 'email',
      value: { value: 'hello@twelvemoons.example' },
    })
    await opened.put(owner, {
      part: 'company',
      field: 'openingHours',
      value: { days: [1, 2, 3, 4], opens: '08:00', closes: '16:00' },
    })
    await opened.put(owner, { part: 'faqs', field: 'short', value: ['years', 'instalments'] })
    await opened.put(owner, { part: 'people', field: 'order', value: ['sipho', 'lerato'] })
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
    await opened.put(owner, { part: 'company', field: 'vatNumber.value', value: '5' })
    await opened.put(owner, { part: 'faqs', field: 'more.visits', value: question })
    await opened.put(owner, { part: 'faqs', field: 'more.visits.title', value: 'Do you visit us?' })
    const later = await opened.saveChange(owner, { ...AUDIENCE, value: 'For schools' })
    const number = await opened.check([{ part: 'faqs', field: 'more.visits.title' }])
    expect((await opened.overview()).check).toMatchObject({
      state: 'ready',
      changes: [{ field: 'more.visits' }, { field: 'more.visits.title' }],
    })
    await opened.reauthenticate()
    await opened.publish(number)
    const { live } = sitePartSchema.parse((await owner.send('GET', 'website/parts/faqs')).json())
    expect(live).toMatchObject({ more: expect.arrayContaining([{ ...question, title: 'Do you visit us?' }]) })
    expect((await opened.overview()).changes).toMatchObject([{ field: 'vatNumber.value' }, later])
  })

  test('a change that is changed again after the check stays in the draft when the check is published', async () => {
    const first = await opened.saveChange(owner, { ...AUDIENCE, value: 'For schools' })
    const number = await opened.check()
    const again = await opened.saveChange(owner, { ...AUDIENCE, value: 'For clinics', seen: first?.revision })
    await opened.reauthenticate()
    await opened.publish(number)
    expect((await opened.overview()).changes).toEqual([{ ...again, live: 'For schools' }])
  })

  test('a version published before its check is done goes live by itself', async () => {
    await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
    await opened.reauthenticate()
    const finishBuild = opened.site.holdBuilds()
    const { number } = checkStartedSchema.parse((await owner.send('POST', 'website/check')).json())
    expect((await opened.publish(number)).json()).toEqual({ isLive: false })
    expect((await opened.overview()).check).toMatchObject({ state: 'building', askedBy: owner.id })
    finishBuild()
    await expect.poll(opened.site.shown).toBe(number)
    expect((await opened.overview()).changes).toEqual([])
    expect((await opened.inbox.auditLog())[0]).toMatchObject({ act: 'published-website', actor: owner.id })
  })

  test.each([
    ['something new', { ...AUDIENCE, value: 'For small businesses, churches, schools and shops' }, 'ready'],
    ['a fault', { part: 'company', field: 'vatNumber.value', value: '5' }, 'failed'],
  ])('a version published before its check finds %s waits for a decision', async (_what, change, state) => {
    await opened.put(owner, change)
    await opened.reauthenticate()
    const finishBuild = opened.site.holdBuilds()
    const { number } = checkStartedSchema.parse((await owner.send('POST', 'website/check')).json())
    await opened.publish(number)
    finishBuild()
    await expect.poll(async () => (await opened.overview()).check?.state).toBe(state)
    expect(opened.site.shown()).toBeNull()
  })

  test('only staff can see a built version before it is live', async () => {
    await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
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
    expect((await at(`${number}/calculator`)).statusCode).toBe(404)
    expect((await at(`${number}/..%2f..%2fcontent%2fhome.json`)).statusCode).toBe(404)
    expect((await at('99/')).statusCode).toBe(404)
    expect((await opened.inbox.newBrowser().send('GET', `website/preview/${number}/`)).statusCode).toBe(401)
  })

  test('a fault prevents publishing, and nothing changes for visitors', async () => {
    await opened.put(owner, { part: 'company', field: 'vatNumber.value', value: '5' })
    const number = await opened.check()
    expect((await opened.overview()).check).toMatchObject({
      state: 'failed',
      report: { faults: [{ part: 'company', field: 'vatNumber.value' }] },
    })
    await opened.reauthenticate()
    expect((await opened.publish(number)).statusCode).toBe(409)
    expect(opened.site.shown()).toBeNull()
  })

  test('a server without enough memory or disk says so, and the changes stay', async () => {
    await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
    opened.site.refuseBuilds('The server’s disk is nearly full')
    await opened.check()
    expect(await opened.overview()).toMatchObject({
      check: { state: 'failed', report: { faults: [{ sentence: 'The server’s disk is nearly full' }] } },
      changes: [{ value: 'For schools' }],
    })
  })

  test('a version older than the live one cannot go live, and none goes live twice', async () => {
    await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
    const [first, second] = [await opened.check(), await opened.check()]
    await opened.reauthenticate()
    expect((await opened.publish(second)).statusCode).toBe(200)
    expect((await opened.publish(second)).statusCode).toBe(409)
    expect((await opened.publish(first)).statusCode).toBe(409)
    expect(opened.site.shown()).toBe(second)
  })

  test('an earlier version comes back as a new one, and the draft stays', async () => {
    await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
    const first = await opened.check()
    await opened.reauthenticate()
    await opened.publish(first)
    await opened.put(owner, { ...AUDIENCE, value: 'For clinics' })
    const second = await opened.check()
    await opened.publish(second)
    await opened.put(owner, { part: 'home', field: 'hero.lead', value: 'Unfinished' })
    const again = await owner.send('POST', `website/versions/${first}/again`)
    const { number } = checkStartedSchema.parse(again.json())
    await expect.poll(async () => (await opened.overview()).check?.state).toBe('ready')
    await opened.publish(number)
    const { live } = sitePartSchema.parse((await owner.send('GET', 'website/parts/home')).json())
    expect(live).toMatchObject({ hero: { audience: 'For schools' } })
    expect((await opened.overview()).changes).toMatchObject([{ value: 'Unfinished' }])
    const { versions } = siteVersionsSchema.parse((await owner.send('GET', 'website/versions')).json())
    expect(versions.map(({ number, backTo }) => [number, backTo])).toEqual([
      [number, first],
      [second, null],
      [first, null],
    ])
    expect((await owner.send('POST', 'website/versions/99/again')).statusCode).toBe(404)
  })

  test('the changes of going back to a version are described in words, with the earlier values', async () => {
    await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
    const number = await opened.check()
    await opened.reauthenticate()
    await opened.publish(number)
    const changes = async (version: number) =>
      (await owner.send('GET', `website/versions/${version}/changes`)).json()
    expect(await changes(AS_DELIVERED)).toEqual({
      changes: [{ ...AUDIENCE, from: 'For schools', to: LIVE, value: LIVE, pages: 0 }],
    })
    expect(await changes(number)).toEqual({ changes: [] })
  })

  test('the delivered site comes back as a new version', async () => {
    await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
    const first = await opened.check()
    await opened.reauthenticate()
    await opened.publish(first)
    const again = await owner.send('POST', `website/versions/${AS_DELIVERED}/again`)
    const { number } = checkStartedSchema.parse(again.json())
    await expect
      .poll(async () => (await opened.overview()).check)
      .toMatchObject({
        state: 'ready',
        backTo: AS_DELIVERED,
        report: { pages: [{ texts: [{ from: 'For schools', to: LIVE }] }] },
      })
    await opened.publish(number)
    expect(opened.site.shown()).toBe(number)
    const { live } = sitePartSchema.parse((await owner.send('GET', 'website/parts/home')).json())
    expect(live).toMatchObject({ hero: { audience: LIVE } })
  })
})

test('a member reads everything and changes nothing; publishing asks for the passkey or password', async () => {
  const member = await opened.inbox.join('Sipho', 'member')
  expect((await opened.overview(member)).changes).toEqual([])
  const acts: Array<['PUT' | 'POST', string, object]> = [
    ['PUT', 'website/draft', { ...AUDIENCE, value: 'Mine', seen: 0 }],
    ['POST', 'website/draft/take-back', { ...AUDIENCE, seen: 1 }],
    ['POST', 'website/check', {}],
    ['POST', 'website/versions/1/again', {}],
    ['POST', 'website/publish', { number: 1 }],
  ]
  for (const [method, path, body] of acts)
    expect((await member.send(method, path, { body })).statusCode).toBe(403)
  opened.inbox.clock.now = new Date(opened.inbox.clock.now.getTime() + 10 * 60_000)
  expect((await opened.publish(1)).json()).toMatchObject({ reauthenticate: true })
})
