import { expect } from 'vitest'
import {
  changeSavedSchema,
  checkStartedSchema,
  type SiteChange,
  sitePartSchema,
  siteVersionsSchema,
  websiteSchema,
} from '../../../domain/inbox/api/website.ts'
import { createTestWebsite, type TestWebsite } from '../../website/fixture-website.ts'
import { openTestInbox } from '../fixture-inbox.ts'

/** A text of the home page, and what it says on the delivered site. */
export const AUDIENCE = { part: 'home', field: 'hero.audience' }
export const DELIVERED_AUDIENCE = 'For small businesses, churches and shops'

/** An inbox with a site that builds at once, and requests by its owner. */
export type OwnersSite = Awaited<ReturnType<typeof openOwnersSite>>

export async function openOwnersSite() {
  const opened: Array<TestWebsite> = []
  const inbox = await openTestInbox({}, undefined, undefined, (...args) => {
    const created = createTestWebsite(...args)
    opened.push(created)
    return created.website
  })
  const [site] = opened
  if (!site) throw new Error('No site was opened')
  const owner = await inbox.join('Thandeka')
  const overview = async () => websiteSchema.parse((await owner.send('GET', 'website')).json())
  const put = (change: object, member = owner) =>
    member.send('PUT', 'website/draft', { body: { seen: 0, ...change } })
  /** Saves a change. @returns the stored one, or a colleague's newer one */
  async function saveChange(change: object, member = owner): Promise<SiteChange | null> {
    const answer = changeSavedSchema.parse((await put(change, member)).json())
    return 'saved' in answer ? answer.saved : answer.theirs
  }
  const start = async (path: string, body: object = {}) =>
    checkStartedSchema.parse((await owner.send('POST', path, { body })).json()).number
  /** Starts a check of the draft. @returns the number of its version */
  const startCheck = () => start('website/check')
  async function untilChecked(number: number): Promise<number> {
    await expect.poll(async () => (await overview()).check?.state).not.toBe('building')
    return number
  }
  /** Checks the draft, or only these changes, and waits for the result. */
  const check = async (only?: ReadonlyArray<{ part: string; field: string }>) =>
    untilChecked(await start('website/check', { only }))
  /** Checks an earlier version, which becomes a new one, and waits for the result. */
  const checkAgain = async (version: number) => untilChecked(await start(`website/versions/${version}/again`))
  const publish = (number: number) => owner.send('POST', 'website/publish', { body: { number } })
  /** Checks the draft and publishes it. */
  async function publishNow(): Promise<number> {
    const number = await check()
    expect((await publish(number)).statusCode).toBe(200)
    return number
  }
  /** A part of the site, live and in the draft. */
  const part = async (name: string) =>
    sitePartSchema.parse((await owner.send('GET', `website/parts/${name}`)).json())
  const versions = async () =>
    siteVersionsSchema.parse((await owner.send('GET', 'website/versions')).json()).versions
  return {
    inbox,
    site,
    owner,
    overview,
    part,
    versions,
    put,
    saveChange,
    startCheck,
    check,
    checkAgain,
    publish,
    publishNow,
  }
}
