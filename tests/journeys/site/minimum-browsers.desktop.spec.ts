import { readdir, readFile } from 'node:fs/promises'
import { EXCUSED_IN_SCRIPTS } from '../../../site/build/browser-support/allowed-features.ts'
import { unsupportedInScript } from '../../../site/build/browser-support/unsupported-scripts.ts'
import { expect, test } from '../fixtures.ts'
import { lackingOnPage, unexcused } from '../lacking-on-page.ts'
import { ALL_PAGES } from '../pages.ts'

const CHUNKS = new URL('../../../dist/client/_astro/', import.meta.url)

test('no script that is fetched uses what a browser of the floor lacks', async () => {
  const names = (await readdir(CHUNKS)).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) {
    const lacking = unsupportedInScript(await readFile(new URL(name, CHUNKS), 'utf8'))
    expect(unexcused(lacking, EXCUSED_IN_SCRIPTS), name).toEqual([])
  }
})

for (const address of ALL_PAGES)
  test(`${address} brings no markup, style or script that a browser of the floor lacks`, async ({ site }) => {
    expect(await lackingOnPage(site.url, address)).toEqual([])
  })
