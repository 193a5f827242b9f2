import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, SHARP, test } from '../fixtures.ts'
import { layoutShift } from '../layout-shift.ts'
import { TEMPLATES } from '../pages.ts'
import { SlowServer } from '../slow-server.ts'

test.use({ deviceScaleFactor: SHARP })

test('the home page travels in what a server may send at first: ten segments of 1 460 bytes', async ({
  site,
}) => {
  const answer = await fetch(site.url, { headers: { 'accept-encoding': 'identity' } })
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  // As the server compresses it, at leisure; with one address, for a port's digits make up to 80 bytes.
  const html = (await answer.text()).replaceAll(site.url, 'https://www.twelvemoons.example')
  expect(headers.length + brotliCompressSync(html).length).toBeLessThanOrEqual(14_600)
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

/** Words that stand in a middle make room for each other. */
const MOST_SHIFT_IN_PARTS = 0.03

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
