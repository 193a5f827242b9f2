import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accentContrast,
  accentFault,
  accentShades,
  GOLD,
  NIGHTS,
  nearestAccent,
  ON_ACCENT,
} from './accent.ts'
import { contrastOf } from './colour.ts'
import { type HexColour, parseColour } from './hex-colour.ts'

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}` as HexColour)

test('the default gold is a valid accent, and no shade is replaced', () => {
  expect(accentFault(GOLD)).toBeNull()
  expect(accentShades(GOLD).size).toBe(0)
})

test('a colour that is too dark is refused with the nearest that can be read', () => {
  const nearest = nearestAccent('#b5442c')
  expect(accentFault('#b5442c')).toBe(
    `Too dark: text on it cannot be read (2,9 to 1; it must be 4,5). The nearest that can be read is ${nearest}.`,
  )
  expect(accentFault(nearest)).toBeNull()
})

test('the nearest accent to any colour can be read, and so can its text on paper', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const accent = nearestAccent(colour)
      expect(accentContrast(accent)).toBeGreaterThanOrEqual(4.5)
      const text = accentShades(accent).get('#8a5a00') ?? '#8a5a00'
      for (const paper of ['#faf7f0', '#fffdf8', '#f1ebdf'] as const)
        expect(contrastOf(text, paper)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('the accent and the colours beside it are those of ui/scale.css', () => {
  const scale = readFileSync(new URL('../../ui/scale.css', import.meta.url), 'utf8')
  const inScale = (name: string) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(scale)?.[1]
  expect([inScale('--on-accent'), inScale('--night'), inScale('--night-2'), inScale('--moon')]).toEqual([
    ON_ACCENT,
    ...NIGHTS,
    GOLD,
  ])
  for (const shade of accentShades(parseColour('#fa8268') ?? GOLD).keys()) expect(scale).toContain(shade)
})
