import { cp, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../content.ts'
import { SITE_URL } from '../fixture-app.ts'
import { writeFixtureSite } from '../fixture-site.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { createShownRelease } from './shown-release.ts'

const inFolder = temporaryFolder()
const folderOf = (version: number) => inFolder(String(version))
const closing: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A site in which each version has a script that the others lack. */
async function open() {
  const built = await writeFixtureSite()
  for (const version of [1, 2, 3, 4]) {
    await cp(built.directory, `${folderOf(version)}/site`, { recursive: true })
    await cp(fileURLToPath(CONTENT), `${folderOf(version)}/content`, { recursive: true })
    await writeFile(`${folderOf(version)}/site/client/_astro/own.${version}.js`, '')
    await writeFile(`${folderOf(version)}/site/client/about-us.html`, `<!doctype html>Version ${version}`)
  }
  const config = { siteUrl: SITE_URL, measurementId: null }
  const now = () => new Date('2026-11-23T08:00:00Z')
  const shownRelease = await createShownRelease(
    { config, served: built.directory, compressesBest: false, builder: { folderOf }, now },
    null,
  )
  closing.push(shownRelease.close, built.remove)
  const files = () => shownRelease.release().files
  return {
    ...shownRelease,
    files,
    about: () => String(files().get('/about-us')?.representations.get('identity')?.body),
    scripts: () => [1, 2, 3, 4].filter((version) => files().has(`/_astro/own.${version}.js`)),
  }
}

test('the scripts of a version are served before its pages are, and until two later versions were shown', async () => {
  const { prepare, show, shownSite, about, scripts } = await open()
  await prepare(1)
  expect([shownSite().version, scripts(), about().includes('Version')]).toEqual([null, [1], false])
  await show(1)
  expect([shownSite().version, about()]).toEqual([1, expect.stringContaining('Version 1')])
  for (const version of [2, 3]) await show(version)
  expect(scripts()).toEqual([1, 2, 3])
  await show(4)
  expect(scripts()).toEqual([2, 3, 4])
})

test('the files of a version that was prepared and not published are dropped', async () => {
  const { prepare, scripts } = await open()
  await prepare(1)
  await prepare(2)
  expect(scripts()).toEqual([2])
})

test('a file with a hashed name is in memory once', async () => {
  const { show, files } = await open()
  const script = files().get('/_astro/menu.abc123.js')
  await show(1)
  expect(files().get('/_astro/menu.abc123.js')).toBe(script)
})
