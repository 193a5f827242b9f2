import type { Browser, Locator, Page } from '@playwright/test'
import { DEVICE_PIXELS } from './encoding.ts'

type Taken = { name: string; png: Buffer; isSocialCard: boolean }

const WINDOW = { width: 1320, height: 1000 }
/** So many times narrower is the window in which the screens of a phone are laid out. */
const PHONE_ZOOM = 2.5

/**
 * Takes the pictures of one folder of scenes, at two device pixels a CSS pixel, one after the other.
 *
 * @param studio address of the studio, see studio-server.ts
 * @throws {Error} with the browser's own words if a scene fails
 */
export async function* takePictures(browser: Browser, studio: string, folder: string): AsyncGenerator<Taken> {
  const wide = await openFolder(browser, studio, folder)
  yield* taken(wide.locator('.scene:not([data-window])'))
  const hasPhones = (await wide.locator('.scene[data-window=phone]').count()) > 0
  await wide.close()
  if (!hasPhones) return
  const narrow = await openFolder(browser, studio, folder, PHONE_ZOOM)
  yield* taken(narrow.locator('.scene[data-window=phone]'))
  await narrow.close()
}

/** @param zoom the window is so many times narrower, and each of its pixels is so much finer */
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

async function* taken(scenes: Locator): AsyncGenerator<Taken> {
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
