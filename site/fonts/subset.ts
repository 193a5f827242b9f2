import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { FONT_CHARACTERS } from './characters.ts'

/** Cuts both fonts to the characters and weights that the site uses: `npm run fonts`, after a change of characters.ts. */
const sources = [
  { name: 'bricolage-grotesque', min: 400, max: 700 },
  { name: 'figtree', min: 400, max: 700 },
]

const resolve = createRequire(import.meta.url).resolve
for (const { name, min, max } of sources) {
  const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const subset = await subsetFont(await readFile(file), FONT_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max, default: 400 } },
  })
  await writeFile(new URL(`./${name}.woff2`, import.meta.url), subset)
  console.log(`${name}.woff2: ${subset.length} bytes`)
}
