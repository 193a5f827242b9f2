import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { buildInboxFixture, INBOX_ORIGIN, serveInboxFixture } from './inbox-fixture.ts'
import type { InboxShot } from './inbox-shot-list.ts'
import type { Picture } from './side-by-side.ts'

type Window = { width: number; height: number }
const SETTLED_MS = 250
const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Pictures of the inbox over data in memory, under the server's policy; with what axe finds, what runs over and what the policy
 * refuses. A picture with such a fault is taken all the same.
 */
export async function takeInboxShots(
  browser: Browser,
  shots: ReadonlyArray<InboxShot>,
  windows: ReadonlyArray<Window>,
  folder: string,
): Promise<Array<Picture>> {
  if (shots.length > 0) await buildInboxFixture()
  const taken: Array<Picture> = []
  for (const shot of shots) {
    for (const window of windows) {
      if (shot.widths?.includes(window.width) === false) continue
      const context = await browser.newContext({
        viewport: window,
        locale: 'en-ZA',
        reducedMotion: 'reduce',
        colorScheme: shot.dark ? 'dark' : 'light',
      })
      taken.push(await takeShot(context, shot, window, folder))
      await context.close()
    }
  }
  return taken
}

async function takeShot(
  context: BrowserContext,
  shot: InboxShot,
  { width }: Window,
  folder: string,
): Promise<Picture> {
  const page = await context.newPage()
  page.setDefaultTimeout(6_000)
  const faults: Array<string> = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  try {
    await open(page, shot)
    await shot.act?.(page, width)
    await page.waitForTimeout(SETTLED_MS)
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  const file = `inbox-${shot.state}-${width}.png`
  await writeFile(folder + file, await page.screenshot())
  faults.push(...(await whatAxeFinds(page)), ...(await whatRunsOver(page)))
  for (const fault of faults) console.error(`${width}  ${shot.path}  ${shot.state}: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`${width}  ${shot.path}  ${shot.state}`)
  return { shot, width, file, fault: null }
}

async function open(page: Page, { path, scenario = 'usual' }: InboxShot): Promise<void> {
  await page.addInitScript(`window.inboxScenario = ${JSON.stringify(scenario)}`)
  await serveInboxFixture(page)
  await page.goto(INBOX_ORIGIN + path)
  await page.locator('h1:visible, h2:visible').first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
}

async function whatAxeFinds(page: Page): Promise<Array<string>> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(' | ')}`)
}

async function whatRunsOver(page: Page): Promise<Array<string>> {
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return isWide ? ['The page runs over to the right.'] : []
}
