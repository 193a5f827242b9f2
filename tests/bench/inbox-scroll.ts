// `node tests/bench/inbox-scroll.ts`: scrolls through 10 000 enquiries and counts the frames that took long.
import { chromium } from '@playwright/test'
import { launchOptions } from '../../ops/setup/browser/launch-options.ts'
import { buildInboxFixture, INBOX_ORIGIN, serveInboxFixture } from '../shots/inbox-fixture.ts'

const STEPS = 120
const STEP_PX = 1_200
/** Two frames of a screen with sixty a second: what is longer is seen. */
const LONG_MS = 34

await buildInboxFixture()
const browser = await chromium.launch(launchOptions)
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.addInitScript("window.inboxScenario = 'many'")
await serveInboxFixture(page)
await page.goto(`${INBOX_ORIGIN}/inbox/lost`)
await page.locator('li[aria-setsize]').first().waitFor()
const frames = await page.evaluate(
  async ([steps, step]) => {
    const first = document.querySelector('li[aria-setsize]')?.closest('div[class*=rows]')
    if (!first) throw new Error('No list')
    const took: Array<number> = []
    let before = performance.now()
    for (let at = 0; at < steps; at += 1) {
      first.scrollTop += step
      await new Promise(requestAnimationFrame)
      took.push(performance.now() - before)
      before = performance.now()
    }
    return took
  },
  [STEPS, STEP_PX] as const,
)
const inPage = await page.locator('li[aria-setsize]').count()
const place = await page.locator('li[aria-setsize]').last().getAttribute('aria-posinset')
const long = frames.filter((ms) => ms > LONG_MS).length
const median = frames.toSorted((a, b) => a - b)[Math.floor(frames.length / 2)]
console.log(`${frames.length} frames, ${long} longer than ${LONG_MS} ms, median ${median?.toFixed(1)} ms`)
console.log(`${inPage} rows in the page, the last is number ${place}`)
await browser.close()
