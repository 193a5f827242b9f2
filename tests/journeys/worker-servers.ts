import { test as base } from '@playwright/test'
import { SharedInbox, type Staffed, staffedOfRun } from './inbox-site.ts'
import { JOURNEY_DAY, SiteServer } from './site-server.ts'

type WorkerFixtures = {
  /** One server a worker, with its own database. */
  site: SiteServer
  /** Another one, which asks whether Google may count. */
  countingSite: SiteServer
  /** Joined once a run: each server of the inbox begins with a copy. */
  staffed: Staffed
  sharedInbox: SharedInbox
}

export const MEASUREMENT_ID = 'G-TEST123456'

/**
 * What a worker may start, for every journey, of the site and of the inbox: where two files have other fixtures of a worker,
 * Playwright ends it between them, with its browser and its servers.
 */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
    async ({}, use) => {
      const server = await SiteServer.start({}, { day: JOURNEY_DAY, keepsLog: true })
      await untilPagesAreRendered(server.url)
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 300_000 }, // starting takes its time on a busy machine
  ],
  countingSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
    async ({}, use) => {
      const server = await SiteServer.start({ GA_MEASUREMENT_ID: MEASUREMENT_ID }, { day: JOURNEY_DAY })
      await untilPagesAreRendered(server.url)
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  staffed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
    async ({}, use, { project }) => use(await staffedOfRun(project.outputDir)),
    { scope: 'worker', timeout: 300_000 },
  ],
  sharedInbox: [
    async ({ staffed }, use) => {
      const shared = await SharedInbox.start(staffed)
      await use(shared)
      await shared.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** The first page takes the longest, on a busy machine longer than the server lets a visitor wait. */
async function untilPagesAreRendered(url: string): Promise<void> {
  while (!(await fetch(`${url}/calculator`)).ok);
}
