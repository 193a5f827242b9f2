import { expect, test } from './fixtures.ts'
import { FILLED_PAGES, PAGES, UNLISTED_PAGES } from './pages.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const address of [...PAGES, ...UNLISTED_PAGES, ...FILLED_PAGES, '/nowhere']) {
  test(`${address} does not scroll sideways at 320 pixels`, async ({ page }) => {
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
