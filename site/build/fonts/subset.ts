import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')

/**
 * Every character that the site's fonts carry: printable ASCII, the no-break space of rand amounts, the punctuation of the
 * content and the letters of South African names. A test holds the built pages against it.
 */
export const FONT_CHARACTERS = `${ASCII}\u00a0–—‘’“”…·×÷−→←↗↑↓©•½éêëèáóíúöüïôîçñÉÊËÖÜ`

/**
 * Cuts both fonts to the characters and weights that the site uses: `npm run fonts`, after a change of FONT_CHARACTERS. Their
 * licence (SIL OFL) asks that it goes wherever they go: it is put beside them, and the site serves it.
 *
 * Headings and figures are set between 620 and 650, which nobody tells apart: one weight instead of all spares every
 * visitor 12 KB.
 */
const sources = [
  { name: 'bricolage-grotesque', wght: 635 },
  { name: 'figtree', wght: { min: 400, max: 700, default: 400 } },
]

/** Of the fonts' features those that the site uses: kerning, figures of one width, and the shapes of single weights. */
const FEATURES = ['kern', 'tnum', 'rvrn']

const resolve = createRequire(import.meta.url).resolve
for (const { name, wght } of sources) {
  const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const subset = await subsetFont(await readFile(file), FONT_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
  })
  await writeFile(new URL(`./${name}.woff2`, import.meta.url), subset)
  const licence = resolve(`@fontsource-variable/${name}/LICENSE`)
  await copyFile(licence, new URL(`./${name}.licence.txt`, import.meta.url))
  console.log(`${name}.woff2: ${subset.length} bytes`)
}
