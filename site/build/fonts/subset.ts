import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { FONT_CHARACTERS } from '../../../domain/content/font-characters.ts'

/** Further letters of names: a typed name is set in the shop's own face on `/your-name`. */
const NAME_LETTERS = 'àâäÀÁÂÄÈÍÎÏÓÔÚÛ'
/** Latin Extended-A, for names with Sepedi's š and other European letters. */
const NAME_LETTERS_EXTENDED = Array.from({ length: 0x80 }, (_, index) =>
  String.fromCharCode(0x100 + index),
).join('')

/**
 * Cuts the fonts to the characters and weights that the site uses: `npm run fonts`, after a change of FONT_CHARACTERS. Their
 * licence (SIL OFL) requires a copy of itself beside them: it is written there, and the site serves it.
 *
 * Headings and figures use one weight between 620 and 650, because the difference is invisible and saves every
 * visitor 12 KB. Fraunces, which only the shop on `/your-name` uses, has one between 450 and 600.
 */
const sources = [
  { name: 'bricolage-grotesque', wght: 635 },
  { name: 'figtree', wght: { min: 400, max: 700, default: 400 } },
  { name: 'fraunces', wght: 560, characters: FONT_CHARACTERS + NAME_LETTERS },
  { name: 'fraunces', alphabet: 'latin-ext', wght: 560, characters: NAME_LETTERS_EXTENDED },
]

/** The font features that the site uses: kerning, tabular figures, and letter shapes of certain weights. */
const FEATURES = ['kern', 'tnum', 'rvrn']

const resolve = createRequire(import.meta.url).resolve
for (const { name, wght, alphabet = 'latin', characters = FONT_CHARACTERS } of sources) {
  const file = resolve(`@fontsource-variable/${name}/files/${name}-${alphabet}-wght-normal.woff2`)
  const subset = await subsetFont(await readFile(file), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
  })
  const fileName = alphabet === 'latin' ? name : `${name}-${alphabet}`
  await writeFile(new URL(`./${fileName}.woff2`, import.meta.url), subset)
  const licence = resolve(`@fontsource-variable/${name}/LICENSE`)
  await copyFile(licence, new URL(`./${name}.licence.txt`, import.meta.url))
  console.log(`${fileName}.woff2: ${subset.length} bytes`)
}
