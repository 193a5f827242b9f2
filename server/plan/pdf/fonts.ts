import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'

export type Family = 'display' | 'body'
export type Weight = 400 | 600 | 700

/** A font file with one weight and a subset of a family's letters; the name is unique. */
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

/** The first font of a family that has a letter, or null. Fonts are opened on demand. */
export function fontWith(letter: string, family: Family, weight: Weight): FontFile | null {
  const codePoint = letter.codePointAt(0) ?? 0
  for (const set of SETS[family]) {
    const file = openOnce(addressOf(set, weight))
    if (file.font.hasGlyphForCodePoint(codePoint)) return file
  }
  return null
}

/** The font files of a family in order of preference, for satori, which lays out text by itself. */
export function fontFiles(family: Family, weight: Weight): Array<{ name: string; bytes: Buffer }> {
  return SETS[family].map((set) => {
    const url = addressOf(set, weight)
    return { name: fileName(url), bytes: unpackedFont(readFileSync(new URL(url))) }
  })
}

const opened = new Map<string, FontFile>()

function openOnce(url: string): FontFile {
  const cached = opened.get(url)
  if (cached) return cached
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

/**
 * Unpacks a web font (WOFF 1.0, sections 3 to 5). fontkit can read the packed font too, but decompresses its outlines again for each
 * letter, which took two thirds of the time of a PDF.
 *
 * @throws {RangeError} if the file is truncated
 * @throws {Error} if it is not a WOFF file
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file')
  const tables = tablesOf(woff)
  const head = Buffer.alloc(HEAD + ENTRY * tables.length)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)

  const chunks: Array<Buffer> = [head]
  let offset = head.length
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = HEAD + ENTRY * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const padding = Buffer.alloc(-bytes.length & 3)
    chunks.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat(chunks)
}

/** Sizes in bytes of an unpacked font's header, and of each table's entry. */
const [HEAD, ENTRY] = [12, 16]
const [WOFF_HEAD, WOFF_ENTRY] = [44, 20]

function tablesOf(woff: Buffer): Array<{ tag: string; checksum: number; bytes: Buffer }> {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEAD + WOFF_ENTRY * index
    const [offset, packedLength, length, checksum] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(entry + field),
    )
    const packed = woff.subarray(offset, (offset ?? 0) + (packedLength ?? 0))
    return {
      tag: woff.toString('latin1', entry, entry + 4),
      checksum: checksum ?? 0,
      bytes: packedLength === length ? packed : inflateSync(packed),
    }
  })
}
