import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { compressedPrefix } from './compressed-prefix.ts'
import { startsOfElements } from './start-tags.ts'

const PHONE = { width: 390, height: 844 }

/** Compressed bytes of a page, without headers, until its first view on a phone is complete. Scripts change that view only later. */
export async function measureFirstView(browser: Browser, url: string): Promise<number> {
  const stream = await fetchBrotli(url)
  const starts = startsOfElements(brotliDecompressSync(stream).toString('utf8'))
  const page = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false })
  await page.goto(url, { waitUntil: 'load' })
  const { count, last } = await lastInView(page)
  await page.close()
  if (count !== starts.length)
    throw new Error(`${url}: ${starts.length} elements in the source, ${count} on the page`)
  const next = starts[last + 1]
  return next === undefined ? stream.length : compressedPrefix(stream, next)
}

async function fetchBrotli(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    buffer(answer).then(resolve, reject)
  }).on('error', reject)
  return promise
}

/** The number of elements on the page, and the index of the last one that is visible without scrolling. */
function lastInView(page: Page): Promise<{ count: number; last: number }> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element instanceof HTMLTemplateElement ? element.content.querySelectorAll('*') : []),
    ])
    const last = elements.findLastIndex((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return element.childElementCount === 0 && width * height > 1 && top < innerHeight && bottom > 0
    })
    return { count: elements.length, last }
  })
}
