import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { unpackedFont } from './fonts.ts'

const packed = readFileSync(
  new URL('files/figtree-latin-400-normal.woff', import.meta.resolve('@fontsource/figtree/package.json')),
)

test('an unpacked font has the letters, outlines and features of the packed one', () => {
  const [before, after] = [create(packed), create(unpackedFont(packed))]
  if (!('layout' in before && 'layout' in after)) throw new Error('Not a font')
  expect(after.type).toBe('TTF')
  expect(after.characterSet).toEqual(before.characterSet)
  const outlines = (font: typeof after) =>
    font.layout('Rand 1', ['tnum']).glyphs.map((glyph) => glyph.path.toSVG())
  expect(outlines(after)).toEqual(outlines(before))
})

test('each table begins at a multiple of four bytes', () => {
  const font = unpackedFont(packed)
  const offsets = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.readUInt32BE(12 + 16 * index + 8),
  )
  expect(offsets.filter((offset) => offset % 4 !== 0)).toEqual([])
})

test('an invalid or truncated font is refused', () => {
  expect(() => unpackedFont(Buffer.from('OTTO'))).toThrow('Not a WOFF file')
  expect(() => unpackedFont(packed.subarray(0, 60))).toThrow(RangeError)
})
