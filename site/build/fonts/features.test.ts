import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'

const FONTS = new URL('./', import.meta.url)
const SITE = new URL('../../', import.meta.url)

test.each(['bricolage-grotesque', 'figtree'])('%s has kerning and tabular figures', (name) => {
  const font = openSync(fileURLToPath(new URL(`${name}.woff2`, FONTS)))
  expect('availableFeatures' in font && font.availableFeatures).toEqual(
    expect.arrayContaining(['kern', 'tnum']),
  )
})

test('no style uses a font feature that was removed', async () => {
  const sheets = (await readdir(SITE, { recursive: true })).filter((name) => name.endsWith('.css'))
  const styles = (await Promise.all(sheets.map((name) => readFile(new URL(name, SITE), 'utf8')))).join('\n')
  const used = new Set(
    Array.from(styles.matchAll(/font-(?:variant|feature)[\w-]*:\s*([^;]*)/g), ([, value]) => value),
  )
  expect([...used]).toEqual(['tabular-nums'])
})
