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
    const file = openOnce(`${set}-${weight}-normal.woff`)
    if (file.font.hasGlyphForCodePoint(codePoint)) return file
  }
  return null
}

const opened = new Map<string, FontFile>()

function openOnce(url: string): FontFile {
  const known = opened.get(url)
  if (known) return known
  const font = create(unpackedFont(readFileSync(new URL(url))))
  if (!('layout' in font)) throw new Error(`${url} is a collection of fonts`)
  const file = { name: url.slice(url.lastIndexOf('/') + 1), font }
  opened.set(url, file)
  return file
}
