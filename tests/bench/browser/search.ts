import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext } from '@playwright/test'
import { build } from 'vite'
import { type BenchRow, within, withoutGoal } from '../bench.ts'
import type { Measured } from './search-page/search-page.ts'
import { SEARCH_QUERIES } from './search-questions.ts'

const PAGE = fileURLToPath(new URL('search-page/', import.meta.url))
const BUILT = fileURLToPath(new URL('../../../node_modules/.cache/search-page/', import.meta.url))
const ORIGIN = 'http://demos.localhost'
/** As strict as the server's: a worker is subject to the policy of its own file. */
const PAGE_POLICY = "default-src 'none'; script-src 'self'"
const FILE_POLICY = "default-src 'none'"
const GOAL_MS = 50
/** As in Lighthouse for a phone. */
const CPU_SLOWDOWN = 4

/** The duration of the shop's search in a real browser: in its worker, and on a slow CPU. */
export async function measureSearch(browser: Browser): Promise<ReadonlyArray<BenchRow>> {
  await buildPage()
  return [...(await inWorker(browser)), ...(await onSlowPage(browser))]
}

/** The second visit reads the products that the first one stored. */
async function inWorker(browser: Browser): Promise<ReadonlyArray<BenchRow>> {
  const context = await contextWithPage(browser)
  const first = await measure(context, '')
  const second = await measure(context, '')
  await context.close()
  return [
    within('search, in the worker', first.searchMs, GOAL_MS),
    within('search, asked and answered', first.roundTripMs, GOAL_MS),
    withoutGoal('first answer, first visit', first.readyMs, 'ms'),
    withoutGoal('first answer, second visit', second.readyMs, 'ms'),
  ]
}

/** On the page, because the slowdown does not apply to workers. */
async function onSlowPage(browser: Browser): Promise<ReadonlyArray<BenchRow>> {
  const context = await contextWithPage(browser)
  const { searchMs, readyMs } = await measure(context, '?on=page', CPU_SLOWDOWN)
  await context.close()
  return [
    within(`search, ${CPU_SLOWDOWN} times slowed`, searchMs, GOAL_MS),
    withoutGoal(`first answer, ${CPU_SLOWDOWN} times slowed`, readyMs, 'ms'),
  ]
}

async function measure(context: BrowserContext, search: string, cpuSlowdown = 1): Promise<Measured> {
  const page = await context.newPage()
  await page.goto(`${ORIGIN}/${search}`)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const measured = await page.evaluate((questions) => window.measureSearch(questions), SEARCH_QUERIES)
  const isInWorker = page.workers().length > 0
  await page.close()
  if (isInWorker === (search !== ''))
    throw new Error('The search ran in the worker instead of the page, or the reverse')
  return measured
}

async function buildPage(): Promise<void> {
  const output = { outDir: BUILT, emptyOutDir: true }
  await build({ configFile: false, root: PAGE, logLevel: 'warn', worker: { format: 'es' }, build: output })
}

async function contextWithPage(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const path = pathname === '/' ? 'index.html' : pathname
    const contentType = extname(path) === '.js' ? 'text/javascript' : 'text/html'
    const headers = { 'content-security-policy': path === 'index.html' ? PAGE_POLICY : FILE_POLICY }
    await route.fulfill({ body: await readFile(join(BUILT, path)), contentType, headers })
  })
  return context
}
