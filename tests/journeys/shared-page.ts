import type { Page } from '@playwright/test'
import { test as base } from './fixtures.ts'

/** By the options that are fixed for the page's lifetime. */
const pages = new Map<string, Page>()

/**
 * For journeys that need no context of their own: all journeys of a worker share one page, whose browser compiles scripts and
 * checkers once. That saves two fifths of the time. Each begins without stored data or routes, and with the emulation of its
 * project. A journey that grants permissions, adds scripts, sets the clock or goes offline uses fixtures.ts.
 */
export const test = base.extend({
  page: async (
    { browser, deviceScaleFactor, javaScriptEnabled, serviceWorkers, viewport, reducedMotion },
    use,
  ) => {
    const name = JSON.stringify({ deviceScaleFactor, javaScriptEnabled, serviceWorkers })
    const page = pages.get(name) ?? (await browser.newPage())
    pages.set(name, page)
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
