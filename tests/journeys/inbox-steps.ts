import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { noteViolations } from './inbox-policy.ts'
import type { Colleague, InboxSite } from './inbox-site.ts'
import { test as base } from './worker-servers.ts'

type Fixtures = {
  /** The worker's, emptied for each journey. One that needs another server gives its own. */
  inbox: InboxSite
  /** A page in a browser of their own. `page` is the owner's. */
  pageOf: (colleague: Colleague) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  inbox: async ({ sharedInbox }, use) => use(await sharedInbox.empty()),
  baseURL: async ({ inbox }, use) => use(inbox.site.url),
  storageState: async ({ inbox }, use) => use(inbox.owner.storageState),
  page: async ({ page }, use) => {
    const violations = await noteViolations(page)
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

/** Opens a page of the inbox; resolves once it is told of whatever happens from then on: the stream has said its first word. */
export async function openListening(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('message', () => Object.assign(window, { isTold: true }), { once: true })
      }
    }
  })
  await page.goto(address)
  await page.waitForFunction(() => 'isTold' in window)
}

/** The link of a list to an enquiry. */
export function row(page: Page, name: string): Locator {
  return page.locator('li[aria-posinset]').getByRole('link', { name: new RegExp(`^${name} `) })
}

/** Presses keys one after another, as a hand does. */
export async function press(page: Page, ...keys: ReadonlyArray<string>): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

export { expect }
