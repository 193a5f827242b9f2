import { expect, type Page } from '@playwright/test'
import { test as base } from '../shared-page.ts'

/**
 * The shared page for journeys of the demos: each begins where no shop was begun, and ends red if a page asked another origin for
 * something or its browser complained, of a policy among others.
 */
export const test = base.extend({
  // It would bring in all of the demos for each of them: offline.phone.spec.ts has one.
  serviceWorkers: 'block',
  page: async ({ page, site }, use) => {
    await forgetShop(page, site.url)
    const complaints: Array<string> = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) complaints.push(request.url())
    })
    page.on('console', (said) => {
      if (said.type() === 'error') complaints.push(`${page.url()}: ${said.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** As in a browser that never was here, except that it has the scripts. Leaves the page: an open one would begin a shop anew. */
export async function forgetShop(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await browser.detach()
}
