// `npm run inbox:shots [PATTERN OF NAMES]`: every drawn state of the inbox at 390 and 1440 pixels, over data in memory, in
// shots/inbox; with what axe finds, what runs over, and what the page's policy refuses.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../setup/browser/launch-options.ts'
import { INBOX_ORIGIN, serveInboxFixture } from './inbox-fixture.ts'
import { INBOX_SHOTS, type InboxShot } from './inbox-shot-list.ts'

const FOLDER = fileURLToPath(new URL('../shots/inbox/', import.meta.url))
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const wanted = new RegExp(process.argv[2] ?? '')
const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch(launchOptions)
for (const shot of INBOX_SHOTS.filter(({ name }) => wanted.test(name))) {
  for (const window of WINDOWS) {
    if (shot.only === undefined || shot.only === window.width) await take(browser, shot, window)
  }
}
await browser.close()

async function take(browser: Browser, shot: InboxShot, window: (typeof WINDOWS)[number]): Promise<void> {
  const context = await browser.newContext({
    viewport: window,
    locale: 'en-ZA',
    reducedMotion: 'reduce',
    colorScheme: shot.dark ? 'dark' : 'light',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(6_000)
  page.on('pageerror', (error) => console.error(`${shot.name} ${window.width}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${shot.name} ${window.width}: ${message.text()}`)
  })
  await page.addInitScript(`window.inboxScenario = ${JSON.stringify(shot.scenario ?? 'usual')}`)
  await serveInboxFixture(page)
  try {
    await page.goto(`${INBOX_ORIGIN}/inbox${shot.path}`)
    await page.locator('h1:visible, h2:visible').first().waitFor()
    await page.waitForTimeout(250)
    await shot.act?.(page, window.width)
    await page.waitForTimeout(250)
  } catch (error) {
    console.error(
      `${shot.name} ${window.width}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    )
  }
  await page.screenshot({ path: join(FOLDER, `${shot.name}-${window.width}.png`) })
  await lookWithAxe(page, `${shot.name} ${window.width}`)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  if (wide) console.error(`${shot.name} ${window.width}: runs over`)
  await context.close()
}

/** Names what axe finds; nothing should be. */
async function lookWithAxe(page: Page, name: string): Promise<void> {
  await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document)
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 90))
          .slice(0, 3)
          .join(' | ')}`,
    )
  })
  for (const line of found) console.error(`${name}: ${line}`)
}
