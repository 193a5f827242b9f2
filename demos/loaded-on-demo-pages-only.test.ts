import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesNamedIn } from './offline/build/precache-manifest.ts'

const BUILT = new URL('../dist/client/', import.meta.url).pathname
/** Text that only the demos' files contain: names of their database, a branch and their fonts. */
const DEMO_TEXT = /kiaat-demo|Maboneng|fraunces|archivo/i

test('only demo pages load files of the demos', async () => {
  const files = new Set((await readdir(join(BUILT, '_astro'), { recursive: true })).map(String))
  const pages = (await readdir(BUILT, { recursive: true })).filter((name) => name.endsWith('.html'))
  const others = pages.filter((name) => !/^(demos|inbox)\//.test(name))
  expect(others.length).toBeGreaterThan(20)
  const loaded = new Set<string>()
  for (const page of others)
    for (const name of filesNamedIn(await readFile(join(BUILT, page), 'utf8'), files)) loaded.add(name)
  const demoFilesLoaded: Array<string> = []
  // Iterating a set includes elements that are added meanwhile.
  for (const name of loaded) {
    if (DEMO_TEXT.test(name)) demoFilesLoaded.push(name)
    if (!/\.(?:js|css)$/.test(name)) continue
    const text = await readFile(join(BUILT, '_astro', name), 'utf8')
    if (DEMO_TEXT.test(text)) demoFilesLoaded.push(name)
    for (const named of filesNamedIn(text, files)) loaded.add(named)
  }
  expect(demoFilesLoaded).toEqual([])
  const demoFiles = [...files].filter((name) => DEMO_TEXT.test(name))
  expect(demoFiles.length, 'the pattern matches the demos’ own files').toBeGreaterThan(0)
})
