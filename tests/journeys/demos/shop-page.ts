import { expect, type Page } from '@playwright/test'
import { test as base } from '../shared-page.ts'

/**
 * The shared page for journeys of the demos: each begins without stored data, and fails if a page requested another origin
 * or the browser logged an error, such as a policy violation.
 */
export const test = base.extend({
  // It would precache all of the demos for each journey. offline.phone.spec.ts tests it on its own page.
  serviceWorkers: 'block',
  page: async ({ page, site }, use) => {
    await forgetShop(page, site.url)
    const complaints: Array<string> = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) complaints.push(request.url())
    })
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** Resets the browser except for its cached scripts. Leaves the page, because an open one would create the data again. */
export async function forgetShop(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await browser.detach()
}
