import { type ColourParts, colourOf, contrastOf, partsOf } from './colour.ts'
import type { HexColour } from './hex-colour.ts'

/** Minimum contrast of text (WCAG 2.2, 1.4.3) and of visible edges (1.4.11). */
export const TEXT_CONTRAST = 4.5
export const EDGE_CONTRAST = 3

/** The colours of a screen, all derived from the visitor's colour. */
export const ROLES = [
  /** The visitor's colour, unchanged: bars, buttons and other filled surfaces. */
  'solid',
  /** A second shade on the same surface: a selected tab, a pressed button. */
  'solid2',
  /** Text on `solid` and `solid2`. */
  'on',
  /** Quieter text on `solid`. */
  'onSoft',
  /** The colour as text, on `paper`, `pale`, `tint` and white. */
  'text',
  /** Edge or mark of something filled with `solid`, on `paper` and white. */
  'edge',
  'paper',
  /** A quiet surface on paper: a bubble, a chip. */
  'pale',
  /** The ground behind a device. */
  'tint',
  /** A hairline on paper, for decoration only. */
  'line',
  /** Text on paper, pale, tint, white and light. */
  'ink',
  /** Quieter text on paper, pale and white. */
  'inkSoft',
  /** A dark background of the same hue, and a raised surface on it. */
  'night',
  'night2',
  /** The colour as text or highlight on `night` and `night2`. */
  'light',
] as const

export type Role = (typeof ROLES)[number]
export type Palette = Readonly<Record<Role, HexColour>>

const WHITE: HexColour = '#ffffff'
const BLACK: HexColour = '#000000'
const STEP = 0.01

/** Valid combinations: each text with the backgrounds on which it keeps {@link TEXT_CONTRAST}. */
export const TEXT_GROUNDS: Readonly<Partial<Record<Role, ReadonlyArray<Role | 'white'>>>> = {
  on: ['solid', 'solid2'],
  onSoft: ['solid'],
  text: ['paper', 'pale', 'tint', 'white'],
  ink: ['paper', 'pale', 'tint', 'white', 'light'],
  inkSoft: ['paper', 'pale', 'white'],
  light: ['night', 'night2'],
}

/** The palette of a colour. It exists for every colour, including black, white and yellow. */
export function paletteOf(solid: HexColour): Palette {
  const base = partsOf(solid)
  const shade = (lightness: number, maxChroma: number) =>
    colourOf({ lightness, chroma: Math.min(base.chroma, maxChroma), hue: base.hue })
  const paper = shade(0.985, 0.008)
  const pale = shade(0.95, 0.03)
  const tint = shade(0.89, 0.05)
  const line = shade(0.87, 0.03)
  const [ink, night, night2] = [shade(0.2, 0.03), shade(0.2, 0.035), shade(0.27, 0.045)]
  const onSolid = textOn(solid, ink)
  const isDark = onSolid === WHITE
  const text = darkened(base, [paper, pale, tint, WHITE], TEXT_CONTRAST)
  const lightBase = { ...base, chroma: Math.min(base.chroma, 0.13), lightness: 0.84 }
  return {
    solid,
    solid2: colourOf({ ...base, lightness: base.lightness + (isDark ? -0.09 : 0.07) }),
    on: onSolid,
    onSoft: quieter(onSolid, solid),
    text,
    edge: darkened(base, [paper, WHITE], EDGE_CONTRAST),
    paper,
    pale,
    tint,
    line,
    ink,
    inkSoft: darkened({ ...partsOf(ink), lightness: 0.5 }, [paper, pale, WHITE], TEXT_CONTRAST),
    night,
    night2,
    light: firstLegible(lightBase, STEP, [night, night2], TEXT_CONTRAST) ?? WHITE,
  }
}

/** The custom properties of a palette, for the element that it styles: `--worn-solid:#1f6f54;…`. */
export function paletteStyle(palette: Palette): string {
  return ROLES.map((role) => `${propertyOf(role)}:${palette[role]}`).join(';')
}

/** `--worn-on-soft` for `onSoft`. */
export function propertyOf(role: Role): string {
  return `--worn-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** White if it is legible, else the ink, else black: either white or black always has at least 4.58:1. */
function textOn(ground: HexColour, ink: HexColour): HexColour {
  return [WHITE, ink, BLACK].find((text) => contrastOf(text, ground) >= TEXT_CONTRAST) ?? BLACK
}

/** The text mixed with as much of its background as legibility allows. */
function quieter(text: HexColour, ground: HexColour): HexColour {
  const [from, to] = [partsOf(text), partsOf(ground)]
  for (let share = 0.24; share > 0; share -= 0.04) {
    const mixedColour = colourOf({
      lightness: from.lightness + (to.lightness - from.lightness) * share,
      chroma: to.chroma * share,
      hue: to.hue,
    })
    if (contrastOf(mixedColour, ground) >= TEXT_CONTRAST) return mixedColour
  }
  return text
}

/** The colour, or the first darker one that has enough contrast on all grounds. */
export function darkened(
  from: ColourParts,
  grounds: ReadonlyArray<HexColour>,
  minContrast: number,
): HexColour {
  return firstLegible(from, -STEP, grounds, minContrast) ?? BLACK
}

/** The first colour, in steps from a given lightness, that has enough contrast on all backgrounds. */
function firstLegible(
  from: ColourParts,
  step: number,
  grounds: ReadonlyArray<HexColour>,
  minContrast: number,
): HexColour | undefined {
  for (let { lightness } = from; lightness >= 0 && lightness <= 1; lightness += step) {
    const colour = colourOf({ ...from, lightness })
    if (grounds.every((ground) => contrastOf(colour, ground) >= minContrast)) return colour
  }
  return undefined
}
