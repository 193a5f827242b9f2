import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { unpackedFont } from './woff.ts'

export type Family = 'display' | 'body'
export type Weight = 400 | 600 | 700

/** A font of one weight for some letters of a family; the name is unique. */
export type FontFile = { name: string; font: Font }

const BRICOLAGE = new URL('files/', import.meta.resolve('@fontsource/bricolage-grotesque/package.json'))
const FIGTREE = new URL('files/', import.meta.resolve('@fontsource/figtree/package.json'))
const INTER = new URL('files/', import.meta.resolve('@fontsource/inter/package.json'))

/** The site's two typefaces; Inter has letters that neither does, such as Tshivenda’s Ṱ and ḽ. */
const SETS: Record<Family, ReadonlyArray<string>> = {
  display: [
    `${BRICOLAGE}bricolage-grotesque-latin`,
    `${BRICOLAGE}bricolage-grotesque-latin-ext`,
    `${INTER}inter-latin-ext`,
  ],
  body: [`${FIGTREE}figtree-latin`, `${FIGTREE}figtree-latin-ext`, `${INTER}inter-latin-ext`],
}

/** The first font of a family that has a letter, or null; a font is opened when a letter asks for it. */
export function fontWith(letter: string, family: Family, weight: Weight): FontFile | null {
  const codePoint = letter.codePointAt(0) ?? 0
  for (const set of SETS[family]) {
    const file = openOnce(addressOf(set, weight))
    if (file.font.hasGlyphForCodePoint(codePoint)) return file
  }
  return null
}

/** The fonts of a family, first what is asked first, for who lays out letters by itself. */
export function fontFiles(family: Family, weight: Weight): Array<{ name: string; bytes: Buffer }> {
  return SETS[family].map((set) => {
    const url = addressOf(set, weight)
    return { name: fileName(url), bytes: unpackedFont(readFileSync(new URL(url))) }
  })
}

const opened = new Map<string, FontFile>()

function openOnce(url: string): FontFile {
  const known = opened.get(url)
  if (known) return known
  const font = create(unpackedFont(readFileSync(new URL(url))))
  if (!('layout' in font)) throw new Error(`${url} is a collection of fonts`)
  const file = { name: fileName(url), font }
  opened.set(url, file)
  return file
}

function addressOf(set: string, weight: Weight): string {
  return `${set}-${weight}-normal.woff`
}

function fileName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
