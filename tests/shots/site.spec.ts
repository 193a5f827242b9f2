import { test as base, type Page } from '@playwright/test'
import { serveBuiltSite } from '../fixtures/built-site.ts'
import type { SiteServer } from '../journeys/site-server.ts'
import { SHOTS, windowsOf } from './shot-list.ts'

const SCROLL_STEP_PX = 600
const SCROLL_PAUSE_MS = 40

const test = base.extend<object, { site: SiteServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use) => {
      const site = await serveBuiltSite()
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

for (const shot of SHOTS)
  test(`${shot.path} ${shot.state}`, async ({ browser, site }) => {
    for (const viewport of windowsOf(shot)) {
      const page = await browser.newPage({ viewport })
      await page.goto(site.url + shot.path)
      await scrollThrough(page)
      await shot.act?.(page, viewport.width)
      await page.waitForLoadState('networkidle')
      // A form's result has scrolled the page: the sticky header would be in the middle of the picture.
      if (!shot.showsWindow) await page.evaluate(() => scrollTo(0, 0))
      const picture = {
        fullPage: !shot.showsWindow,
        type: 'jpeg',
        quality: 82,
        animations: 'disabled',
      } as const
      await test.info().attach(String(viewport.width), {
        body: await page.screenshot(picture),
        contentType: 'image/jpeg',
      })
      await page.close()
    }
  })

/** Scrolls through the page once, because pictures load lazily. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(
    async ([step, pause]) => {
      for (let y = 0; y < document.body.scrollHeight; y += step) {
        scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
      scrollTo(0, 0)
    },
    [SCROLL_STEP_PX, SCROLL_PAUSE_MS] as const,
  )
}
