import { COLOURS, type Colour } from '../colours.ts'

/** Five tones of a material: `side` is that of an edge, `deep` that of parts in shadow. */
export type Tones = { light: string; base: string; side: string; deep: string; grain: string }

const tonesOf = (hex: string): Tones => ({
  light: mix(hex, '#fff6e4', 0.28),
  base: hex,
  side: mix(hex, '#3a1d0c', 0.2),
  deep: mix(hex, '#2c160a', 0.42),
  grain: mix(hex, '#3a1d0c', 0.13),
})

/** Colours of glaze, yarn and paint, warm in the shade. */
// `as`: the entries are those of COLOURS, one for each of its keys.
export const TONES_OF_COLOURS = Object.fromEntries(
  Object.entries(COLOURS).map(([key, { hex }]) => [key, tonesOf(hex)]),
) as Readonly<Record<Colour, Tones>>

/** The distance of two colours in RGB, 0 to 441. */
export function distance(first: string, second: string): number {
  const [a, b] = [channels(first), channels(second)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  const channel = (from: number, to: number) =>
    Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(a[0], b[0])}${channel(a[1], b[1])}${channel(a[2], b[2])}`
}

function channels(hex: string): readonly [red: number, green: number, blue: number] {
  const rgb = Number.parseInt(hex.slice(1), 16)
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255]
}
