import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { countBytes } from '../count-bytes.ts'
import { expect, test } from '../fixtures.ts'
import { layoutShift } from '../layout-shift.ts'
import { CALCULATOR, PAGES, TEMPLATES } from '../pages.ts'
import { SlowServer } from '../slow-server.ts'

const FIRST_VIEW_MAX_BYTES = 120 * 1024
/** The calculator shows no picture. */
const CALCULATOR_MAX_BYTES = 80 * 1024
const SCRIPT_MAX_BYTES = 4 * 1024
/** All that Chromium fetches at first: it looks 1 250 px ahead of the window. */
const PICTURES_MAX_BYTES = 50 * 1024

for (const address of PAGES) {
  const most = address === CALCULATOR ? CALCULATOR_MAX_BYTES : FIRST_VIEW_MAX_BYTES
  test(`the first view of ${address} costs at most ${most / 1024} KB, of it 4 KB of script and 50 KB of pictures`, async ({
    page,
  }) => {
    const wire = await countBytes(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const inline = await page
      .locator('script:not([src]):not([type="application/ld+json"])')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''))
    // Inline script travels inside the page, which is brotli.
    const inlineBytes = inline.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
    expect(wire.total(), wire.list()).toBeLessThanOrEqual(most)
    expect(wire.of('Script') + inlineBytes, wire.list()).toBeLessThanOrEqual(SCRIPT_MAX_BYTES)
    expect(wire.of('Image'), wire.list()).toBeLessThanOrEqual(PICTURES_MAX_BYTES)
  })
}

test('the home page travels in what a server may send at first: ten segments of 1 460 bytes', async ({
  site,
}) => {
  const answer = await fetch(site.url, { headers: { 'accept-encoding': 'identity' } })
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  // As the server compresses it, at leisure.
  expect(headers.length + brotliCompressSync(await answer.text()).length).toBeLessThanOrEqual(14_600)
})

test('nothing comes from another origin, and no policy is broken', async ({ page, site }) => {
  const foreign: Array<string> = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  const complaints: Array<string> = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const address of PAGES) {
    await page.goto(address, { waitUntil: 'load' })
    expect(await page.content(), address).not.toMatch(/gtag|id="counting/)
  }
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})

test('nothing moves while a page loads', async ({ page }) => {
  test.slow() // every page of the site
  for (const address of PAGES) {
    await page.goto(address, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page), address).toBeLessThan(MOST_SHIFT)
  }
})

test('nothing moves while a page arrives in parts', async ({ page, site }) => {
  test.slow() // a page of each template that is listed
  const slow = await SlowServer.before(site.url)
  for (const { path: address } of TEMPLATES.filter(({ isListed }) => isListed)) {
    const coming = page.goto(slow.url + address, { waitUntil: 'commit' })
    let isMore = await slow.sendPart()
    await coming
    while (isMore) {
      await nextFrame(page)
      isMore = await slow.sendPart()
    }
    await page.waitForLoadState()
    expect(await layoutShift(page), address).toBeLessThan(MOST_SHIFT_IN_PARTS)
  }
  await slow.close()
})

/** Up to 0.1 is called good; a font that comes later than the text may move a word by a pixel. */
const MOST_SHIFT = 0.005
/** Words that stand in a middle make room for each other. */
const MOST_SHIFT_IN_PARTS = 0.03

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
