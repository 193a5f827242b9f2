import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const FOLDER = new URL('./', import.meta.url)
const SERVED = new URL('../../../dist/client/licences/fonts.txt', import.meta.url)
const { resolve } = createRequire(import.meta.url)

test('every font has its original copyright and licence beside it, and both are served', async () => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.woff2'))
  const names = new Set(files.map((file) => file.replace(/(?:-latin-ext)?\.woff2$/, '')))
  expect(names.size).toBe(3)
  const served = await readFile(SERVED, 'utf8')
  for (const name of names) {
    const licence = await readFile(new URL(`${name}.licence.txt`, FOLDER), 'utf8')
    expect(licence).toBe(await readFile(resolve(`@fontsource-variable/${name}/LICENSE`), 'utf8'))
    expect(licence).toMatch(
      /^Copyright \d{4} The .* Project Authors[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/,
    )
    expect(served).toContain(licence)
  }
})
