import { test as base, expect, type Page } from '@playwright/test'
import { axeViolations } from '../journeys/axe.ts'
import { type InboxServers, startInboxServers } from './inbox-servers.ts'
import { INBOX_SHOTS } from './inbox-shot-list.ts'
import { windowsOf } from './shot-list.ts'

const SETTLED_MS = 250
/** Pages without a session. */
const SIGNED_OUT = /\/(?:sign-in|first|invited)/

const test = base.extend<object, { servers: InboxServers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use) => {
      const servers = await startInboxServers()
      await use(servers)
      await servers.remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

// The order matters, because the enquiries that a shot sends stay.
for (const shot of INBOX_SHOTS)
  test(`${shot.path} ${shot.state}`, async ({ browser, servers }) => {
    const inbox = servers[shot.server ?? 'seeded']
    for (const viewport of windowsOf(shot)) {
      const page = await browser.newPage({
        viewport,
        baseURL: inbox.site.url,
        colorScheme: shot.isDark ? 'dark' : 'light',
        ...(SIGNED_OUT.test(shot.path) ? {} : { storageState: inbox.owner.storageState }),
      })
      const faults = faultsOf(page)
      await shot.route?.(page)
      await page.goto(servers.links[shot.path] ?? shot.path)
      await page.locator('h1:visible, h2:visible').first().waitFor()
      await shot.act?.(page, viewport.width, inbox)
      await page.waitForTimeout(SETTLED_MS)
      await test
        .info()
        .attach(String(viewport.width), { body: await page.screenshot(), contentType: 'image/png' })
      expect.soft([...faults, ...(await axeViolations(page, { rules: {} }))]).toEqual([])
      const scrollsSideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect.soft(scrollsSideways, 'the page scrolls sideways').toBe(false)
      await page.close()
    }
  })

/** Errors in the page's console, including policy violations, as they occur. */
function faultsOf(page: Page): Array<string> {
  const faults: Array<string> = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    // Some states show responses of 4xx or 5xx.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text())
  })
  return faults
}
