// `npm run shots`: every page and state of site and inbox at 390 and 1440 pixels, as screenshots side by side in shots/index.html.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserOptions, serveBuiltSite } from '../fixtures/built-site.ts'
import { INBOX_SHOTS } from './inbox-shot-list.ts'
import { takeInboxShots } from './inbox-shots.ts'
import { SHOTS, type Shot } from './shot-list.ts'
import { type Picture, sideBySide } from './side-by-side.ts'

const FOLDER = fileURLToPath(new URL('../../shots/', import.meta.url))
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const SCROLL_STEP_PX = 600
const SCROLL_PAUSE_MS = 40

const wanted = process.argv[2] ?? ''
const siteShots = SHOTS.filter(({ path }) => path.includes(wanted))
const inboxShots = INBOX_SHOTS.filter(({ path, state }) => `${path} ${state}`.includes(wanted))
const browser = await chromium.launch(await browserOptions())
try {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  const taken = [
    ...(await takeSiteShots(browser)),
    ...(await takeInboxShots(browser, inboxShots, WINDOWS, FOLDER)),
  ]
  await writeFile(`${FOLDER}index.html`, sideBySide([...siteShots, ...inboxShots], taken))
  console.log(`Look at ${pathToFileURL(`${FOLDER}index.html`)}`)
} finally {
  await browser.close()
}

type Window = (typeof WINDOWS)[number]

async function takeSiteShots(browser: Browser): Promise<Array<Picture>> {
  if (siteShots.length === 0) return []
  const site = await serveBuiltSite()
  try {
    return (await Promise.all(WINDOWS.map((window) => takeShots(browser, site.url, window)))).flat()
  } finally {
    await site.remove()
  }
}

async function takeShots(browser: Browser, url: string, window: Window): Promise<Array<Picture>> {
  const taken: Array<Picture> = []
  for (const shot of siteShots) {
    if (shot.widths?.includes(window.width) === false) continue
    const context = await browser.newContext({ viewport: window, locale: 'en-ZA', reducedMotion: 'reduce' })
    taken.push(await takeShot(context, url, shot, window))
    await context.close()
  }
  return taken
}

/** Takes one screenshot. A failure is reported and leaves a gap, so that the others are still taken. */
async function takeShot(
  context: BrowserContext,
  url: string,
  shot: Shot,
  { width }: Window,
): Promise<Picture> {
  const file = `${fileNameOf(shot)}-${width}.jpg`
  const picture = { shot, width, file }
  const page = await context.newPage()
  page.setDefaultTimeout(8_000)
  try {
    await page.goto(url + shot.path)
    await scrollThrough(page)
    await shot.act?.(page, width)
    await page.waitForLoadState('networkidle')
    // A form's result takes the focus and scrolls the page; the header would then be in the middle of the picture.
    if (!shot.window) await page.evaluate(() => scrollTo(0, 0))
    const image = await page.screenshot({
      fullPage: !shot.window,
      type: 'jpeg',
      quality: 82,
      animations: 'disabled',
    })
    await writeFile(FOLDER + file, image)
    console.log(`${width}  ${shot.path}  ${shot.state}`)
    return { ...picture, fault: null }
  } catch (error) {
    const fault = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    console.error(`${width}  ${shot.path}  ${shot.state}: ${fault}`)
    process.exitCode = 1
    return { ...picture, fault }
  }
}

/** Scrolls through the page once, since pictures load lazily when they come near. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(
    async ([step, pause]) => {
      for (let y = 0; y < document.body.scrollHeight; y += step) {
        scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
      scrollTo(0, 0)
    },
    [SCROLL_STEP_PX, SCROLL_PAUSE_MS] as const,
  )
}

function fileNameOf({ path, state }: Shot): string {
  const words = `${path === '/' ? 'home' : path} ${state}`.replace(/\W+/g, '-')
  return words.replace(/^-|-$/g, '').slice(0, 80)
}
