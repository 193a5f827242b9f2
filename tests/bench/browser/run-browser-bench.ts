// `npm run bench:browser [-- pages [beginning of an address] | search | scroll | your-name]`: measures pages in a real browser
// against their goals. Exits with 1 if a goal is missed. It needs a quiet machine: Lighthouse's scores under load are wrong.

import { type Browser, chromium } from '@playwright/test'
import { browserOptions, serveBuiltSite } from '../../fixtures/built-site.ts'
import { untilIdle } from '../../fixtures/process-figures.ts'
import { type BenchRow, tableOf } from '../bench.ts'
import { measurePages } from './pages.ts'
import { measureScroll } from './scroll.ts'
import { measureSearch } from './search.ts'
import { measureTyping } from './typing.ts'
import { measureWeight } from './weight.ts'

type BrowserBench = (browser: Browser, url: string) => Promise<ReadonlyArray<BenchRow>>

const [, , name = '', beginning = ''] = process.argv
const BENCHES: Readonly<Record<string, BrowserBench>> = {
  pages: (browser, url) => measurePages(browser, url, beginning),
  search: measureSearch,
  scroll: measureScroll,
  'your-name': async (browser, url) => [
    ...(await measureTyping(browser, url)),
    ...(await measureWeight(browser, url)),
  ],
}

const site = await serveBuiltSite({ compressesBest: true })
const browser = await chromium.launch(await browserOptions())
try {
  await untilIdle(site.pid ?? 0) // while the server compressed its pages, home seemed 0.15 s slower
  const rows: Array<BenchRow> = []
  for (const [bench, measure] of Object.entries(BENCHES)) {
    if (name !== '' && name !== bench) continue
    console.error(`Measuring ${bench} …`)
    rows.push(...(await measure(browser, site.url)))
  }
  console.log(tableOf([{ name: 'measured', rows }]))
  process.exitCode = rows.length > 0 && rows.every(({ isMet }) => isMet) ? 0 : 1
} finally {
  await browser.close()
  await site.remove()
}
