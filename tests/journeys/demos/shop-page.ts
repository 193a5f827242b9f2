import { expect, type Page } from '@playwright/test'
import { test as base } from '../shared-page.ts'

/**
 * A journey of the demos, on the shared page. It begins without stored data, and fails if a page requested another origin or
 * the browser logged an error, such as a policy violation.
 */
export const test = base.extend({
  // The service worker would precache all of the demos for each journey. offline.phone.spec.ts tests it.
  serviceWorkers: 'block',
  page: async ({ page, site }, use) => {
    await forgetShop(page, site.url)
    const faults: Array<string> = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) faults.push(request.url())
    })
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
    await use(page)
    expect(faults).toEqual([])
  },
})

/** Deletes the browser's shop, but no cached scripts. Leaves the page first, because an open one would create the data again. */
export async function forgetShop(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await browser.detach()
}
