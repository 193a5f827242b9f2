import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type LaunchOptions, type Locator, type Page } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import { z } from 'zod'
import { encodePicture, encodeSocialCard } from './encode.ts'
import { DEVICE_PIXELS } from './encoding.ts'
import { fingerprintsOf } from './fingerprint.ts'
import { readRendered, writeRendered } from './rendered.ts'
import { addressOf, openStudio } from './studio-server.ts'

const PICTURES = fileURLToPath(new URL('../../site/images/', import.meta.url))
const SOCIAL = fileURLToPath(new URL('../../site/public/social/', import.meta.url))

/** Takes the pictures of folders of scenes and writes them where the site finds them. */
export async function takeAll(folders: ReadonlyArray<string>, options: LaunchOptions): Promise<void> {
  if (folders.length === 0) return console.log('Every picture is as its scene is drawn.')
  const studio = await openStudio()
  const browser = await chromium.launch(options)
  try {
    for (const folder of folders) await takeFolder(studio, browser, folder)
  } finally {
    await browser.close()
    await studio.close()
  }
}

async function takeFolder(studio: ViteDevServer, browser: Browser, folder: string): Promise<void> {
  const pictures: PictureFacts = {}
  for await (const { name, png, isSocialCard } of takePictures(browser, addressOf(studio), folder)) {
    if (isSocialCard) await encodeSocialCard(png, `${SOCIAL}${name}`)
    else pictures[name] = await encodePicture(png, `${PICTURES}${name}`)
    console.log(`  ${name}`)
  }
  await savePictureFacts(pictures)
  await writeRendered({ ...(await readRendered()), ...(await fingerprintsOf([folder])) })
}

const FACTS = fileURLToPath(new URL('../../site/images/pictures.json', import.meta.url))
const GROUNDS = fileURLToPath(new URL('../../site/images/grounds.css', import.meta.url))

const factsSchema = z.record(
  z.string(),
  z.strictObject({
    width: z.int(),
    height: z.int(),
    ground: z
      .string()
      .regex(/^[0-9a-f]{6}$/)
      .nullable(),
    widths: z.array(z.int()),
  }),
)

/** By name: pixels of a picture's widest file, the colour shown until it has loaded, and the widths it has. */
type PictureFacts = z.infer<typeof factsSchema>

/** Writes the list of pictures beside them, and the style sheet of their ground colours. */
async function savePictureFacts(pictures: PictureFacts): Promise<void> {
  const known = factsSchema.parse(JSON.parse(await readFile(FACTS, 'utf8').catch(() => '{}')))
  const all = Object.entries({ ...known, ...pictures }).sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(FACTS, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
  const grounds = [...new Set(all.flatMap(([, { ground }]) => ground ?? []))].sort()
  await writeFile(GROUNDS, grounds.map(ruleOf).join(''))
}

/** The content security policy forbids style attributes, so a rule per colour matches `data-ground`. */
function ruleOf(ground: string): string {
  return `[data-ground="${ground}"] {\n  background: #${ground};\n}\n`
}

type Screenshot = { name: string; png: Buffer; isSocialCard: boolean }

const WINDOW = { width: 1320, height: 1000 }
/** The factor by which the window is narrower for a phone's screens. */
const PHONE_ZOOM = 2.5

/**
 * Takes the pictures of one folder of scenes, at two device pixels a CSS pixel, one after the other.
 *
 * @param studio address of the studio, see studio-server.ts
 * @throws {Error} with the browser's own words if a scene fails
 */
async function* takePictures(browser: Browser, studio: string, folder: string): AsyncGenerator<Screenshot> {
  const wide = await openFolder(browser, studio, folder)
  yield* screenshotsOf(wide.locator('.scene:not([data-window])'))
  const hasPhones = (await wide.locator('.scene[data-window=phone]').count()) > 0
  await wide.close()
  if (!hasPhones) return
  const narrow = await openFolder(browser, studio, folder, PHONE_ZOOM)
  yield* screenshotsOf(narrow.locator('.scene[data-window=phone]'))
  await narrow.close()
}

/** @param zoom divides the window's width and multiplies its pixel density */
async function openFolder(browser: Browser, studio: string, folder: string, zoom = 1): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: WINDOW.width / zoom, height: WINDOW.height },
    deviceScaleFactor: DEVICE_PIXELS * zoom,
  })
  const faults: Array<string> = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${studio}?folder=${folder}`)
  await page
    .locator('.scene')
    .first()
    .waitFor({ timeout: 30_000 })
    .catch((cause: unknown) => {
      throw new Error(`pictures/${folder} does not show: ${faults.join('; ')}`, { cause })
    })
  if (zoom !== 1)
    await page.addStyleTag({ content: `.scene { zoom: ${1 / zoom}; text-rendering: geometricPrecision }` })
  await page.evaluate(() => document.fonts.ready)
  if (faults.length > 0) throw new Error(`pictures/${folder}: ${faults.join('; ')}`)
  return page
}

async function* screenshotsOf(scenes: Locator): AsyncGenerator<Screenshot> {
  for (const scene of await scenes.all()) {
    const name = (await scene.getAttribute('id')) ?? ''
    const isSocialCard = (await scene.getAttribute('data-social')) !== null
    yield {
      name,
      isSocialCard,
      png: await scene.screenshot({ animations: 'disabled', omitBackground: true }),
    }
  }
}
