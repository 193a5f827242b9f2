import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namedIn } from './offline/build/precache-manifest.ts'

const BUILT = new URL('../dist/client/', import.meta.url).pathname
/** What only the demos' files contain: their database, their branches, their fonts. */
const OF_THE_DEMOS = /kiaat-demo|Maboneng|fraunces|archivo/i

test('only demo pages load files of the demos', async () => {
  const files = new Set((await readdir(join(BUILT, '_astro'), { recursive: true })).map(String))
  const pages = (await readdir(BUILT, { recursive: true })).filter((name) => name.endsWith('.html'))
  const others = pages.filter((name) => !/^(demos|inbox)\//.test(name))
  expect(others.length).toBeGreaterThan(20)
  const loaded = new Set<string>()
  for (const page of others)
    for (const name of namedIn(await readFile(join(BUILT, page), 'utf8'), files)) loaded.add(name)
  const theirs: Array<string> = []
  // A set that grows is walked to its end.
  for (const name of loaded) {
    if (OF_THE_DEMOS.test(name)) theirs.push(name)
    if (!/\.(?:js|css)$/.test(name)) continue
    const text = await readFile(join(BUILT, '_astro', name), 'utf8')
    if (OF_THE_DEMOS.test(text)) theirs.push(name)
    for (const each of namedIn(text, files)) loaded.add(each)
  }
  expect(theirs).toEqual([])
  const demoFiles = [...files].filter((name) => OF_THE_DEMOS.test(name))
  expect(demoFiles.length, 'the fonts are called so').toBeGreaterThan(0)
})
