import type { Page } from '@playwright/test'
import { test as base } from './fixtures.ts'

/** Pages by the options that are fixed when a page is created. */
const pages = new Map<string, Page>()

/**
 * A journey on the page that all journeys of a worker share, because a browser that compiles scripts and checkers only once
 * saves two fifths of the time. Each begins without stored data or routes, and with the emulation of its project. A journey that
 * grants permissions, adds scripts, sets the clock or goes offline uses fixtures.ts instead.
 */
export const test = base.extend({
  page: async (
    { browser, deviceScaleFactor, javaScriptEnabled, serviceWorkers, viewport, reducedMotion },
    use,
  ) => {
    const key = JSON.stringify({ deviceScaleFactor, javaScriptEnabled, serviceWorkers })
    const page = pages.get(key) ?? (await browser.newPage())
    pages.set(key, page)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({
      reducedMotion: reducedMotion ?? null,
      media: null,
      forcedColors: null,
      contrast: null,
    })
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const event of ['request', 'console', 'pageerror']) page.removeAllListeners(event)
    await page.context().clearCookies()
    if (javaScriptEnabled) await page.evaluate(() => localStorage.clear())
    if (javaScriptEnabled) await page.evaluate(() => sessionStorage.clear())
  },
})
