import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Subsets the demos' fonts to the characters and weights that they use: `npm run fonts:demos`, after a change of this file. Their
 * licence (SIL OFL) must accompany them: it is copied beside them, and served as `/demos/fonts.txt`.
 */
const FONTS = [
  {
    name: 'fraunces',
    file: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
    licence: import.meta.resolve('@fontsource-variable/fraunces/LICENSE'),
    // The shop's headings and prices.
    wght: { min: 450, max: 680, default: 450 },
    keepFeatures: ['kern', 'tnum', 'rvrn'],
  },
  {
    name: 'archivo',
    file: import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
    licence: import.meta.resolve('@fontsource-variable/archivo/LICENSE'),
    // The office, from running text to the large figures.
    wght: { min: 450, max: 700, default: 450 },
    keepFeatures: ['kern', 'tnum', 'lnum'],
  },
]

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
/** The no-break space of rand amounts, the punctuation and arrows of the pages, the letters of South African names. */
const CHARACTERS = `${ASCII}\u00a0–—‘’“”…·×÷−→←↑↓•½éêëèáóíúöüïôîçñÉÊËÖÜ`

for (const { name, file, licence, wght, keepFeatures } of FONTS) {
  const subset = await subsetFont(await readFile(new URL(file)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
  })
  await writeFile(new URL(`./${name}.woff2`, import.meta.url), subset)
  await copyFile(new URL(licence), new URL(`./${name}.licence.txt`, import.meta.url))
  console.log(`${name}.woff2: ${subset.length} bytes`)
}
