import { decimal } from '../wording.ts'
import { colourOf, contrastOf, partsOf } from './colour.ts'
import type { HexColour } from './hex-colour.ts'
import { darkened, TEXT_CONTRAST } from './palette.ts'

/** The default accent. */
export const GOLD: HexColour = '#f4c152'
/** The text colour on the accent, and the two dark grounds behind it: as in ui/scale.css. */
export const ON_ACCENT: HexColour = '#171a21'
export const NIGHTS: ReadonlyArray<HexColour> = ['#12161f', '#1b212d']
const PAPERS: ReadonlyArray<HexColour> = ['#faf7f0', '#fffdf8', '#f1ebdf']
/** The minimum for visitors whose browser asks for more contrast. */
const MORE_CONTRAST = 7
const LIGHTNESS_STEP = 0.005
const PRESSED_LIGHTER_BY = 0.045

/** The lowest contrast of an accent with the text on it and with the dark grounds behind it. */
export function accentContrast(accent: HexColour): number {
  return Math.min(...[ON_ACCENT, ...NIGHTS].map((background) => contrastOf(accent, background)))
}

/** The first lighter colour of the same hue with enough contrast. */
export function nearestAccent(accent: HexColour): HexColour {
  const base = partsOf(accent)
  for (let { lightness } = base; lightness < 1; lightness += LIGHTNESS_STEP) {
    const colour = colourOf({ ...base, lightness })
    if (accentContrast(colour) >= TEXT_CONTRAST) return colour
  }
  return '#ffffff'
}

/** Why a colour cannot be the accent, in a sentence; null if it can. */
export function accentFault(accent: HexColour): string | null {
  const contrast = accentContrast(accent)
  if (contrast >= TEXT_CONTRAST) return null
  const shownContrast = decimal(Math.floor(contrast * 10) / 10)
  return `Too dark: text on it cannot be read (${shownContrast} to 1; it must be ${decimal(TEXT_CONTRAST)}). The nearest that can be read is ${nearestAccent(accent)}.`
}

/** Maps the shades of gold in ui/scale.css to those of an accent: itself, pressed, as text on paper, with more contrast. */
export function accentShades(accent: HexColour): ReadonlyMap<HexColour, HexColour> {
  if (accent === GOLD) return new Map()
  const base = partsOf(accent)
  return new Map([
    [GOLD, accent],
    ['#f9d37c', colourOf({ ...base, lightness: base.lightness + PRESSED_LIGHTER_BY })],
    ['#8a5a00', darkened(base, PAPERS, TEXT_CONTRAST)],
    ['#5c3c00', darkened(base, PAPERS, MORE_CONTRAST)],
  ])
}
