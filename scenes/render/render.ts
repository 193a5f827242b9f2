// `npm run scenes [folder …]`: takes the pictures of every folder of scenes that changed since, or of those named, and
// writes them where the site finds them. `npm run scenes -- --look` serves the scenes to look at while drawing them.
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import { launchOptions } from '../../bin/launch-options.ts'
import { encodePicture, encodeSocialCard } from './encode.ts'
import { fingerprintsOf } from './fingerprint.ts'
import { keepPictures, type PictureFacts } from './picture-facts.ts'
import { isAsDrawn, isAsWritten, readRendered, sceneFolders, writeRendered } from './rendered.ts'
import { addressOf, openStudio } from './studio-server.ts'
import { takePictures } from './take.ts'

const PICTURES = fileURLToPath(new URL('../../site/pictures/', import.meta.url))
const SOCIAL = fileURLToPath(new URL('../../site/public/social/', import.meta.url))
const LOOK_PORT = 4330

const named = process.argv.slice(2)
if (named.includes('--look'))
  console.log(`The scenes are at ${addressOf(await openStudio(LOOK_PORT))}?folder=…`)
else await renderAll(named.length > 0 ? named : await staleFolders())

async function renderAll(folders: ReadonlyArray<string>): Promise<void> {
  if (folders.length === 0) return console.log('Every picture is as its scene is drawn.')
  const studio = await openStudio()
  const browser = await chromium.launch(launchOptions)
  try {
    for (const folder of folders) await renderFolder(studio, browser, folder)
  } finally {
    await browser.close()
    await studio.close()
  }
}

async function renderFolder(studio: ViteDevServer, browser: Browser, folder: string): Promise<void> {
  const pictures: PictureFacts = {}
  for await (const { name, png } of takePictures(browser, addressOf(studio), folder)) {
    if (folder === 'social') await encodeSocialCard(png, `${SOCIAL}${name}`)
    else pictures[name] = await encodePicture(png, `${PICTURES}${name}`)
    console.log(`  ${name}`)
  }
  await keepPictures(pictures)
  await writeRendered({ ...(await readRendered()), ...(await fingerprintsOf([folder])) })
}

async function staleFolders(): Promise<Array<string>> {
  const folders = await sceneFolders()
  const [rendered, now] = [await readRendered(), await fingerprintsOf(folders)]
  const fresh = await Promise.all(
    folders.map(async (folder) => isAsDrawn(rendered, folder, now) && (await isAsWritten(rendered, folder))),
  )
  return folders.filter((_, at) => !fresh[at])
}
