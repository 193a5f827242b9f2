import { writeFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { axeViolations } from '../journeys/axe.ts'
import { type InboxServers, startInboxServers } from './inbox-servers.ts'
import type { InboxShot } from './inbox-shot-list.ts'
import type { Picture } from './side-by-side.ts'

type Window = { width: number; height: number }
const SETTLED_MS = 250
/** Pages that are seen without a session. */
const SIGNED_OUT = /\/(?:sign-in|first|invited)/

/**
 * Pictures of the inbox's states, from servers over seeded data; with what axe finds, what runs over and what the policy refuses.
 * A picture with such a fault is taken all the same.
 */
export async function takeInboxShots(
  browser: Browser,
  shots: ReadonlyArray<InboxShot>,
  windows: ReadonlyArray<Window>,
  folder: string,
): Promise<Array<Picture>> {
  if (shots.length === 0) return []
  const servers = await startInboxServers()
  try {
    return await takeAll(browser, shots, windows, folder, servers)
  } finally {
    await servers.remove()
  }
}

async function takeAll(
  browser: Browser,
  shots: ReadonlyArray<InboxShot>,
  windows: ReadonlyArray<Window>,
  folder: string,
  servers: InboxServers,
): Promise<Array<Picture>> {
  const taken: Array<Picture> = []
  for (const shot of shots) {
    for (const window of windows) {
      if (shot.widths?.includes(window.width) === false) continue
      const context = await browser.newContext({
        viewport: window,
        baseURL: servers[shot.server ?? 'seeded'].site.url,
        locale: 'en-ZA',
        reducedMotion: 'reduce',
        colorScheme: shot.dark ? 'dark' : 'light',
        storageState: SIGNED_OUT.test(shot.path)
          ? { cookies: [], origins: [] }
          : servers[shot.server ?? 'seeded'].owner.storageState,
      })
      taken.push(await takeShot(context, shot, window, folder, servers))
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
  servers: InboxServers,
): Promise<Picture> {
  const page = await context.newPage()
  page.setDefaultTimeout(6_000)
  const faults: Array<string> = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    // An answer of 4xx or 5xx is what some states show.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text())
  })
  try {
    const inbox = servers[shot.server ?? 'seeded']
    await shot.route?.(page)
    await page.goto(servers.links[shot.path] ?? shot.path)
    await page.locator('h1:visible, h2:visible').first().waitFor()
    await shot.act?.(page, width, inbox)
    await page.waitForTimeout(SETTLED_MS)
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  const file = `inbox-${shot.state}-${width}.png`
  await writeFile(folder + file, await page.screenshot())
  faults.push(...(await axeViolations(page, { rules: {} })), ...(await whatRunsOver(page)))
  for (const fault of faults) console.error(`${width}  ${shot.path}  ${shot.state}: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`${width}  ${shot.path}  ${shot.state}`)
  return { shot, width, file, fault: null }
}

async function whatRunsOver(page: Page): Promise<Array<string>> {
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return isWide ? ['The page runs over to the right.'] : []
}
