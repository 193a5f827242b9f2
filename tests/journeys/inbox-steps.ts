import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { recordViolations } from './inbox-policy.ts'
import type { Colleague, InboxSite } from './inbox-site.ts'
import { test as base } from './worker-servers.ts'

type Fixtures = {
  /** The worker's inbox, emptied for each journey. */
  inbox: InboxSite
  /** A page in the colleague's own browser. `page` is the owner's. */
  pageOf: (colleague: Colleague) => Promise<Page>
}

/** For journeys with their own context: several tabs, another clock or another server. */
export const ownContextTest = base.extend<Fixtures>({
  inbox: async ({ sharedInbox }, use) => use(await sharedInbox.empty()),
  baseURL: async ({ inbox }, use) => use(inbox.site.url),
  storageState: async ({ inbox }, use) => use(inbox.owner.storageState),
  page: async ({ page }, use) => {
    const violations = await recordViolations(page)
    await use(page)
    expect(violations).toEqual([])
  },
  pageOf: async ({ browser, contextOptions, inbox, viewport }, use) => {
    const opened: Array<BrowserContext> = []
    await use(async ({ storageState }) => {
      const context = await browser.newContext({
        ...contextOptions,
        storageState,
        baseURL: inbox.site.url,
        viewport,
      })
      opened.push(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

type SharedPage = { page: Page; url: string; violations: Array<string> }
/** The owner's page, one per worker. */
let shared: SharedPage | null = null

/** All journeys of a worker share one page, whose browser has cached and compiled the app's files. */
export const test = ownContextTest.extend({
  page: async ({ browser, inbox, viewport }, use) => {
    if (shared?.url !== inbox.site.url) {
      await shared?.page.context().close()
      shared = await openPage(browser, inbox.site.url)
    }
    const { page, violations } = shared
    await page.context().addCookies(inbox.owner.storageState.cookies)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: null, forcedColors: null })
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const event of ['dialog', 'request']) page.removeAllListeners(event)
    await page.goto('/robots.txt') // the open inbox would store data again
    await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()])
    await page.context().clearCookies()
    expect(violations.splice(0)).toEqual([])
  },
})

async function openPage(browser: Browser, url: string): Promise<SharedPage> {
  const page = await browser.newPage({ baseURL: url })
  return { page, url, violations: await recordViolations(page) }
}

/** Opens a page of the inbox; resolves once its event stream is connected. */
export async function openWithStream(page: Page, address: string): Promise<void> {
  if (!observedPages.has(page)) await page.addInitScript(observeStream)
  observedPages.add(page)
  await page.goto(address)
  await page.waitForFunction(() => 'isStreamConnected' in window)
}

const observedPages = new WeakSet<Page>()

/** Runs in the page before its own scripts. */
function observeStream(): void {
  window.EventSource = class extends EventSource {
    constructor(url: string | URL) {
      super(url)
      this.addEventListener('message', () => Object.assign(window, { isStreamConnected: true }), {
        once: true,
      })
    }
  }
}

/** The link to an enquiry in a list. */
export function row(page: Page, name: string): Locator {
  return page.locator('li[aria-posinset]').getByRole('link', { name: new RegExp(`^${name} `) })
}

/** Presses keys one after another. */
export async function press(page: Page, ...keys: ReadonlyArray<string>): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

export { expect }
