import { test as base } from '@playwright/test'
import { type InboxTemplate, inboxTemplateOfRun, SharedInbox } from './inbox-site.ts'
import { JOURNEY_DAY, SiteServer } from './site-server.ts'

type WorkerFixtures = {
  /** A server with its own database. */
  site: SiteServer
  /** A server with the analytics question. */
  countingSite: SiteServer
  /** The same for all workers of a run. */
  inboxTemplate: InboxTemplate
  sharedInbox: SharedInbox
}

export const MEASUREMENT_ID = 'G-TEST123456'

/**
 * All worker fixtures, because Playwright ends a worker, with its browser and servers, before a file with other worker
 * fixtures.
 */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use) => {
      const server = await SiteServer.start({}, { day: JOURNEY_DAY, keepsLog: true, compressesBest: true })
      await untilPagesAreRendered(server.url)
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 300_000 }, // starting is slow on a busy machine
  ],
  countingSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use) => {
      const server = await SiteServer.start({ GA_MEASUREMENT_ID: MEASUREMENT_ID }, { day: JOURNEY_DAY })
      await untilPagesAreRendered(server.url)
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  inboxTemplate: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use, { project }) => use(await inboxTemplateOfRun(project.outputDir)),
    { scope: 'worker', timeout: 300_000 },
  ],
  sharedInbox: [
    async ({ inboxTemplate }, use) => {
      const shared = await SharedInbox.start(inboxTemplate)
      await use(shared)
      await shared.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Waits until a page can be rendered, because on a busy machine the first takes longer than the server's timeout. */
async function untilPagesAreRendered(url: string): Promise<void> {
  while (!(await fetch(`${url}/calculator`)).ok);
}
