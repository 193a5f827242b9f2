import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprintsOf } from './fingerprint.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PICTURES = `import '@fontsource-variable/not-installed'
import styles from './loaf.module.css'
import { PRICE } from './price.ts'
export const pictures = [
  { name: 'loaf', width: 400, height: 300, scene: () => <p className={styles.loaf}>A loaf for {PRICE}</p> },
]
`
const PRICE = `export const PRICE = 'R 18,99'`
const STYLES = '.loaf { color: brown }'

let [checkout, before] = ['', '']
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'twelve-moons-scenes-'))
  for (const room of ['ui', 'pictures/studio'])
    await cp(join(ROOT, room), join(checkout, room), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(checkout, 'node_modules'))
  await mkdir(join(checkout, 'pictures/bakery'))
  before = await fingerprintWith({})
})
afterAll(() => rm(checkout, { recursive: true }))

test.each([
  ['a comment beside the price', { price: `// Incl. VAT.\n${PRICE}` }],
  ['a comment in the styles', { styles: `/* As baked. */\n${STYLES}` }],
  ['other line breaks in the styles', { styles: '.loaf {\n  color: brown\n}' }],
])('%s makes no picture stale', async (_, change) => {
  expect(await fingerprintWith(change)).toBe(before)
})

test.each([
  ['another price', { price: PRICE.replace('18', '19') }],
  ['another colour', { styles: '.loaf { color: black }' }],
  ['another font', { pictures: PICTURES.replace('not-installed', 'other') }],
  ['another size', { pictures: PICTURES.replace('400', '500') }],
])('%s makes the picture stale', async (_, change) => {
  expect(await fingerprintWith(change)).not.toBe(before)
})

async function fingerprintWith({ pictures = PICTURES, price = PRICE, styles = STYLES }): Promise<string> {
  const files = { 'pictures.tsx': pictures, 'price.ts': price, 'loaf.module.css': styles }
  for (const [name, text] of Object.entries(files))
    await writeFile(join(checkout, 'pictures/bakery', name), text)
  const { bakery = '' } = await fingerprintsOf(['bakery'], join(checkout, 'pictures'))
  return bakery
}
