// `node tests/bench/inbox-scroll.ts`: scrolls through 10 000 enquiries and counts the frames that took long.
import { rm } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { browserOptions, buildSite } from '../fixtures/built-site.ts'
import { staffInbox, startInboxSite } from '../journeys/inbox-site.ts'
import { multiplyEnquiry } from '../journeys/many-enquiries.ts'

const MANY = 10_000
const STEPS = 120
const STEP_PX = 1_200
/** Two frames of a screen with sixty a second: what is longer is seen. */
const LONG_MS = 34

await buildSite()
const staffed = await staffInbox()
const { site, owner, enquire } = await startInboxSite(staffed)
await enquire()
multiplyEnquiry(site.dataDir, MANY)
const browser = await chromium.launch(await browserOptions())
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  storageState: owner.storageState,
})
await page.goto(`${site.url}/inbox/needs`)
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
await site.remove()
await rm(staffed.dataDir, { recursive: true })
