import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Cuts Archivo to what the office writes: `node demos/fonts/subset-archivo.ts`, after a change of the characters. Its licence (SIL
 * OFL) asks that it goes wherever the font goes: it is put beside it.
 */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')
const CHARACTERS = `${ASCII}\u00a0–—‘’“”…·×÷−→←↑↓•½éêëèáóíúöüïôîçñÉÊËÖÜ`
/** From running text to the large figures. */
const WEIGHTS = { min: 450, max: 700, default: 450 }

const resolve = createRequire(import.meta.url).resolve
const source = await readFile(resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'))
const subset = await subsetFont(source, CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: ['kern', 'tnum', 'lnum'],
})
await writeFile(new URL('./archivo.woff2', import.meta.url), subset)
await copyFile(
  resolve('@fontsource-variable/archivo/LICENSE'),
  new URL('./archivo.licence.txt', import.meta.url),
)
console.log(`archivo.woff2: ${subset.length} bytes`)
