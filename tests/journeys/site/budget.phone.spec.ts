import type { Page } from '@playwright/test'
import { expect, PHONE_PIXEL_RATIO, test } from '../fixtures.ts'
import { layoutShift } from '../layout-shift.ts'
import { TEMPLATES } from '../pages.ts'
import { SlowServer } from '../slow-server.ts'

test.use({ deviceScaleFactor: PHONE_PIXEL_RATIO })

test('nothing moves while a page arrives in parts', async ({ page, site }) => {
  test.slow()
  const slow = await SlowServer.inFrontOf(site.url)
  for (const { path: address } of TEMPLATES.filter(({ isListed }) => isListed)) {
    const loading = page.goto(slow.url + address, { waitUntil: 'commit' })
    let hasMore = await slow.sendPart()
    await loading
    while (hasMore) {
      await nextFrame(page)
      hasMore = await slow.sendPart()
    }
    await page.waitForLoadState()
    expect(await layoutShift(page), address).toBeLessThan(MAX_SHIFT_IN_PARTS)
  }
  await slow.close()
})

/** Centred texts move when they get longer. */
const MAX_SHIFT_IN_PARTS = 0.03

/** Waits until the next frame is painted, so that its layout shift counts. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(null)
        }),
      ),
  )
}
