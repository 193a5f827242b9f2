import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { convert } from 'fontverter'

export type Family = 'display' | 'body'
export type Weight = 400 | 600 | 700

/** A font of one weight for some letters of a family; the name is unique. */
export type FontFile = { name: string; font: Font }

const BRICOLAGE = import.meta.resolve('@fontsource/bricolage-grotesque/package.json')
const FIGTREE = import.meta.resolve('@fontsource/figtree/package.json')
const INTER = import.meta.resolve('@fontsource/inter/package.json')

/** The site's two typefaces; Inter has letters that neither does, such as Tshivenda’s Ṱ and ḽ. */
const FONTS: Record<Family, Record<Weight, ReadonlyArray<FontFile>>> = {
  display: await openFamily([BRICOLAGE, 'bricolage-grotesque']),
  body: await openFamily([FIGTREE, 'figtree']),
}

/** The first font of a family that has a letter, or null. */
export function fontWith(letter: string, family: Family, weight: Weight): FontFile | null {
  const codePoint = letter.codePointAt(0) ?? 0
  return FONTS[family][weight].find(({ font }) => font.hasGlyphForCodePoint(codePoint)) ?? null
}

async function openFamily([packageUrl, name]: [string, string]) {
  const openWeight = (weight: Weight) =>
    Promise.all([
      openFont(packageUrl, `${name}-latin-${weight}`),
      openFont(packageUrl, `${name}-latin-ext-${weight}`),
      openFont(INTER, `inter-latin-ext-${weight}`),
    ])
  return { 400: await openWeight(400), 600: await openWeight(600), 700: await openWeight(700) }
}

/** Unpacked first: fontkit would unpack the same table of a packed font anew for each letter. */
async function openFont(packageUrl: string, name: string): Promise<FontFile> {
  const packed = await readFile(new URL(`files/${name}-normal.woff2`, packageUrl))
  const font = create(await convert(packed, 'truetype'))
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`)
  return { name, font }
}
