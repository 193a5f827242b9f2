import type { Browser } from '@playwright/test'
import { DEVICE_PIXELS } from './encoding.ts'

type Taken = { name: string; png: Buffer }

/**
 * Takes the pictures of one folder of scenes, at two device pixels a CSS pixel, one after the other.
 *
 * @param studio address of the studio, see studio-server.ts
 * @throws {Error} with the browser's own words if a scene fails
 */
export async function* takePictures(browser: Browser, studio: string, folder: string): AsyncGenerator<Taken> {
  const page = await browser.newPage({
    viewport: { width: 1320, height: 1000 },
    deviceScaleFactor: DEVICE_PIXELS,
  })
  const faults: Array<string> = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${studio}?folder=${folder}`)
  const scenes = page.locator('.scene')
  await scenes
    .first()
    .waitFor({ timeout: 30_000 })
    .catch((cause: unknown) => {
      throw new Error(`scenes/${folder} does not show: ${faults.join('; ')}`, { cause })
    })
  await page.evaluate(() => document.fonts.ready)
  for (const scene of await scenes.all()) {
    const name = (await scene.getAttribute('id')) ?? ''
    yield { name, png: await scene.screenshot({ animations: 'disabled', omitBackground: true }) }
  }
  await page.close()
  if (faults.length > 0) throw new Error(`scenes/${folder}: ${faults.join('; ')}`)
}
