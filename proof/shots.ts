// `npm run shots`: every page and state at 390 and 1440 pixels, as screenshots side by side in shots/index.html.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserOptions, serveBuiltSite } from './built-site.ts'
import { SHOTS, type Shot } from './shot-list.ts'
import { type Picture, sideBySide } from './side-by-side.ts'

const FOLDER = fileURLToPath(new URL('../shots/', import.meta.url))
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const SCROLL_STEP_PX = 600
const SCROLL_PAUSE_MS = 40

const wanted = process.argv[2] ?? ''
const site = await serveBuiltSite()
const browser = await chromium.launch(await browserOptions())
try {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  const taken = await Promise.all(WINDOWS.map((window) => takeShots(browser, window)))
  await writeFile(`${FOLDER}index.html`, sideBySide(SHOTS, taken.flat()))
  console.log(`Look at ${pathToFileURL(`${FOLDER}index.html`)}`)
} finally {
  await browser.close()
  await site.remove()
}

type Window = (typeof WINDOWS)[number]

async function takeShots(browser: Browser, window: Window): Promise<Array<Picture>> {
  const taken: Array<Picture> = []
  for (const shot of SHOTS) {
    if (!shot.path.includes(wanted) || shot.widths?.includes(window.width) === false) continue
    const context = await browser.newContext({ viewport: window, locale: 'en-ZA', reducedMotion: 'reduce' })
    taken.push(await takeShot(context, shot, window))
    await context.close()
  }
  return taken
}

/** Takes one screenshot. A failure is reported and leaves a gap, so that the others are still taken. */
async function takeShot(context: BrowserContext, shot: Shot, { width }: Window): Promise<Picture> {
  const file = `${fileNameOf(shot)}-${width}.jpg`
  const picture = { shot, width, file }
  const page = await context.newPage()
  page.setDefaultTimeout(8_000)
  try {
    await page.goto(site.url + shot.path)
    await scrollThrough(page)
    await shot.act?.(page)
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
