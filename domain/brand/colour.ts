import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn'
import { type HexColour, parseColour } from './hex-colour.ts'

registerMode(modeRgb)
registerMode(modeLrgb)
registerMode(modeOklch)
const toOklch = converter('oklch')

/** The parts of a colour in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
export type ColourParts = { lightness: number; chroma: number; hue: number }

/** @param colour a grey has hue 0 */
export function partsOf(colour: HexColour): ColourParts {
  const { l: lightness, c: chroma, h: hue = 0 } = toOklch({ mode: 'rgb', ...channelsOf(colour) })
  return { lightness, chroma, hue }
}

/** The colour with these parts. Its chroma is reduced if it lies outside sRGB. */
export function colourOf({ lightness, chroma, hue }: ColourParts): HexColour {
  const target: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: hue }
  return parseColour(formatHex(clampChroma(target, 'oklch'))) ?? '#000000'
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastOf(first: HexColour, second: HexColour): number {
  return wcagContrast({ mode: 'rgb', ...channelsOf(first) }, { mode: 'rgb', ...channelsOf(second) })
}

function channelsOf(colour: HexColour): { r: number; g: number; b: number } {
  const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255
  return { r: channel(1), g: channel(3), b: channel(5) }
}
