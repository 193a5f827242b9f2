import { devices } from '@playwright/test'
import { CHROME_106 } from '../../ops/setup/browser/launch-options.ts'
import { recordsOf } from './site-server.ts'
import { test as base } from './worker-servers.ts'

/** The phone's device pixel ratio, for journeys that measure pictures. */
export const PHONE_PIXEL_RATIO = devices['Pixel 7'].deviceScaleFactor

type Stored = Array<Record<string, unknown>>

type TestFixtures = {
  /** The stored records of a collection that have an email address. */
  storedRecords: (
    collection: 'contactUs' | 'whiteLabelSolution' | 'newsletter' | 'quarantine',
    email: string,
  ) => Promise<Stored>
  /** An email address that no other test uses. */
  email: string
  /** Skips the journeys of Chrome 106 if it is not available. */
  chrome106Skip: undefined
  /** Prints the server's log of a failed journey, because a page only says that something went wrong. */
  failureLog: undefined
}

export const test = base.extend<TestFixtures>({
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
  email: async ({}, use, info) => {
    await use(`visitor-${info.testId.slice(-12)}-${info.repeatEachIndex}-${info.retry}@example.co.za`)
  },
  chrome106Skip: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use, info) => {
      info.skip(info.project.name === 'chrome 106' && !CHROME_106, 'Chrome 106 is not available here')
      await use(undefined)
    },
    { auto: true },
  ],
  failureLog: [
    async ({ site }, use, info) => {
      const before = site.log().length
      await use(undefined)
      if (info.status !== info.expectedStatus) console.error(site.log().slice(before))
    },
    { auto: true },
  ],
  storedRecords: async ({ site }, use) => {
    await use(async (collection, email) =>
      recordsOf((await site.stored())[collection]).filter((record) => record.email === email),
    )
  },
})

export { expect } from '@playwright/test'
