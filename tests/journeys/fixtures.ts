import { test as base, devices } from '@playwright/test'
import { CHROME_106 } from '../../ops/setup/browser/launch-options.ts'
import { JOURNEY_DAY, recordsOf, SiteServer } from './site-server.ts'

/** How many points a phone has to a pixel: for what weighs the pictures that it asks for. */
export const SHARP = devices['Pixel 7'].deviceScaleFactor

type Stored = Array<Record<string, unknown>>

type WorkerFixtures = {
  /** One server a worker, with its own database. */
  site: SiteServer
  /** Further settings of that server; a file of journeys sets its own by `test.use`. */
  settings: Record<string, string>
}

type TestFixtures = {
  /** What is stored in a collection under an e-mail address: journeys use an address of their own each. */
  storedOf: (
    collection: 'contactUs' | 'whiteLabelSolution' | 'newsletter' | 'quarantine',
    email: string,
  ) => Promise<Stored>
  /** An e-mail address that no other test writes from. */
  email: string
  /** Skips the journeys of Chrome 106 where it cannot be had. */
  canBeHad: undefined
  /** Prints what the server logged while a journey failed: a page says only that something went wrong. */
  saysWhy: undefined
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ settings }, use) => {
      const server = await SiteServer.start(settings, { day: JOURNEY_DAY, keepsLog: true })
      await untilPagesAreRendered(server.url)
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 300_000 }, // starting takes its time on a busy machine
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
  email: async ({}, use, info) => {
    await use(`visitor-${info.testId.slice(-12)}-${info.repeatEachIndex}-${info.retry}@example.co.za`)
  },
  canBeHad: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
    async ({}, use, info) => {
      info.skip(info.project.name === 'chrome 106' && !CHROME_106, 'Chrome 106 cannot be had here')
      await use(undefined)
    },
    { auto: true },
  ],
  saysWhy: [
    async ({ site }, use, info) => {
      const before = site.log().length
      await use(undefined)
      if (info.status !== info.expectedStatus) console.error(site.log().slice(before))
    },
    { auto: true },
  ],
  storedOf: async ({ site }, use) => {
    await use(async (collection, email) =>
      recordsOf((await site.stored())[collection]).filter((record) => record.email === email),
    )
  },
})

/** The first page takes the longest, on a busy machine longer than the server lets a visitor wait. */
async function untilPagesAreRendered(url: string): Promise<void> {
  while (!(await fetch(`${url}/calculator`)).ok);
}

export { expect } from '@playwright/test'
