import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from './colour.ts'
import { type HexColour, parseColour } from './hex-colour.ts'
import {
  EDGE_CONTRAST,
  type Palette,
  paletteOf,
  paletteStyle,
  ROLES,
  TEXT_CONTRAST,
  TEXT_GROUNDS,
} from './palette.ts'
import { PRESET_COLOURS } from './visitor-brand.ts'

const anyColour = fc.integer({ min: 0, max: 0xff_ff_ff }).map(hex)
/** Edge cases of the derivation: greys, and colours at the edge of sRGB. */
const EXTREMES = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#00ffff',
  '#ff00ff',
  '#777777',
]

test.each([...EXTREMES.map((text) => parseColour(text)), ...PRESET_COLOURS.map(({ colour }) => colour)])(
  'a palette of %s can be read everywhere',
  (colour) => checkPalette(colour ?? '#000000'),
)

test('the palettes of 1 000 colours are legible everywhere, and contain the colour itself', () => {
  fc.assert(fc.property(anyColour, checkPalette), { numRuns: 1_000 })
})

test('a palette is written as custom properties, and nothing else', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(paletteStyle(paletteOf(colour))).toMatch(/^(?:--worn-[a-z0-9-]+:#[0-9a-f]{6};?)+$/)
    }),
    { numRuns: 200 },
  )
})

function checkPalette(colour: HexColour): void {
  const palette = paletteOf(colour)
  expect(palette.solid).toBe(colour)
  for (const role of ROLES) expect(palette[role]).toMatch(/^#[0-9a-f]{6}$/)
  for (const [text, grounds] of Object.entries(TEXT_GROUNDS))
    for (const ground of grounds)
      expect(
        contrastOf(palette[text as keyof Palette], ground === 'white' ? '#ffffff' : palette[ground]),
        `${text} on ${ground} of ${colour}`,
      ).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  for (const ground of [palette.paper, '#ffffff'] as const)
    expect(contrastOf(palette.edge, ground)).toBeGreaterThanOrEqual(EDGE_CONTRAST)
}

function hex(number: number): HexColour {
  return `#${number.toString(16).padStart(6, '0')}`
}
