import { expect } from 'vitest'
import {
  changeSavedSchema,
  checkStartedSchema,
  type SiteChange,
  type Website,
  websiteSchema,
} from '../../../domain/inbox/api/website.ts'
import { createTestWebsite, type TestWebsite } from '../../website/fixture-website.ts'
import { openTestInbox, PASSWORD, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

export type Member = TestBrowser & { id: string; email: string }

/** An inbox with a site that builds at once, and requests by its owner. */
export type OwnersSite = {
  inbox: TestInbox
  site: TestWebsite
  owner: Member
  overview: (member?: Member) => Promise<Website>
  put: (member: Member, change: object) => ReturnType<Member['send']>
  /** Saves a change. @returns the stored one, or a colleague's newer one */
  saveChange: (member: Member, change: object) => Promise<SiteChange | null>
  reauthenticate: () => ReturnType<Member['send']>
  publish: (number: number) => ReturnType<Member['send']>
  /** Checks the draft, or only these changes, and waits for the result. */
  check: (only?: Array<{ part: string; field: string }>) => Promise<number>
  /** Checks the draft and publishes it. */
  publishNow: () => Promise<number>
}

export async function openOwnersSite(): Promise<OwnersSite> {
  const opened: Array<TestWebsite> = []
  const inbox = await openTestInbox({}, undefined, undefined, (...args) => {
    const created = createTestWebsite(...args)
    opened.push(created)
    return created.website
  })
  const [site] = opened
  if (!site) throw new Error('No site was opened')
  const owner = await inbox.join('Thandeka')
  const overview = async (member: Member = owner) =>
    websiteSchema.parse((await member.send('GET', 'website')).json())
  const put = (member: Member, change: object) =>
    member.send('PUT', 'website/draft', { body: { seen: 0, ...change } })
  const reauthenticate = () => owner.send('POST', 'reauthenticate', { body: { password: PASSWORD } })
  const publish = (number: number) => owner.send('POST', 'website/publish', { body: { number } })
  const check = async (only?: Array<{ part: string; field: string }>) => {
    const answer = await owner.send('POST', 'website/check', { body: { only } })
    const { number } = checkStartedSchema.parse(answer.json())
    await expect.poll(async () => (await overview()).check?.state).not.toBe('building')
    return number
  }
  return {
    inbox,
    site,
    owner,
    overview,
    put,
    reauthenticate,
    publish,
    check,
    publishNow: async () => {
      const number = await check()
      await reauthenticate()
      expect((await publish(number)).statusCode).toBe(200)
      return number
    },
    saveChange: async (member, change) => {
      const answer = changeSavedSchema.parse((await put(member, change)).json())
      return 'saved' in answer ? answer.saved : answer.theirs
    },
  }
}
