import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from './colour.ts'
import type { HexColour } from './hex-colour.ts'
import {
  EDGE_CONTRAST,
  type Palette,
  paletteOf,
  paletteStyle,
  TEXT_CONTRAST,
  TEXT_GROUNDS,
} from './palette.ts'

const anyChannel = fc.oneof(fc.constantFrom(0, 0xff), fc.integer({ min: 0, max: 0xff }))
/** Often black, white, a grey, or a colour at the edge of sRGB: the edge cases of the derivation. */
const anyColour = fc
  .oneof(
    fc.tuple(anyChannel, anyChannel, anyChannel),
    anyChannel.map((grey) => [grey, grey, grey]),
  )
  .map(
    (channels): HexColour => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  )

test('the palettes of 1 000 colours are legible everywhere, contain the colour itself, and are custom properties only', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const palette = paletteOf(colour)
      expect(palette.solid).toBe(colour)
      expect(paletteStyle(palette)).toMatch(/^(?:--worn-[a-z0-9-]+:#[0-9a-f]{6};?)+$/)
      for (const [text, grounds] of Object.entries(TEXT_GROUNDS))
        for (const ground of grounds)
          expect(
            contrastOf(palette[text as keyof Palette], ground === 'white' ? '#ffffff' : palette[ground]),
            `${text} on ${ground} of ${colour}`,
          ).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      for (const ground of [palette.paper, '#ffffff'] as const)
        expect(contrastOf(palette.edge, ground)).toBeGreaterThanOrEqual(EDGE_CONTRAST)
    }),
    { numRuns: 1_000 },
  )
})
