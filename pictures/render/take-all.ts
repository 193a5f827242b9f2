import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import { encodePicture, encodeSocialCard } from './encode.ts'
import { fingerprintsOf } from './fingerprint.ts'
import { keepPictures, type PictureFacts } from './picture-facts.ts'
import { readRendered, writeRendered } from './rendered.ts'
import { addressOf, openStudio } from './studio-server.ts'
import { takePictures } from './take.ts'

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
  await keepPictures(pictures)
  await writeRendered({ ...(await readRendered()), ...(await fingerprintsOf([folder])) })
}
