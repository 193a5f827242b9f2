import { accentShades } from '../../../domain/brand/accent.ts'
import type { HexColour } from '../../../domain/brand/hex-colour.ts'
import type { TextStyle } from './typesetting.ts'

/** The site's colours, for print. */
export const COLOURS = {
  paper: '#faf7f0',
  line: '#ddd4c3',
  ink: '#171a21',
  ink2: '#545663',
  moon: '#f4c152',
  moonDeep: '#8a5a00',
  /** Lighter than on the screen and with an outline: printed in grey, it must differ from gold. */
  unlit: '#f1ebdf',
  limb: '#b59b62',
  ring: '#8c8779',
} as const

/** The colours with an accent instead of gold, darker in text so that it stays legible on paper. */
function coloursWith(accent: HexColour) {
  const text = accentShades(accent).get(COLOURS.moonDeep)
  return text ? { ...COLOURS, moon: accent, moonDeep: text, limb: text } : COLOURS
}
export type Colours = ReturnType<typeof coloursWith>

export type SheetStyles = ReturnType<typeof stylesFor>

/** All text styles of the PDF. */
export function stylesFor(density: Density, accent: HexColour) {
  const colours = coloursWith(accent)
  return { ...HEAD, ...MONEY, ...bodyStyles(density), ...footStyles(colours), density, colours }
}

const ink = COLOURS.ink
const body = { family: 'body', weight: 400, colour: ink, size: 7.5, lineHeight: 1.45 } satisfies TextStyle
const display = { family: 'display', weight: 600, colour: ink, lineHeight: 1.2 } as const
const small: TextStyle = { ...body, colour: COLOURS.ink2 }

const HEAD = {
  small,
  brand: { ...display, weight: 700, size: 16, lineHeight: 1.1, spacing: -0.019 },
  reference: { ...display, size: 11 },
  noticeHead: { ...body, weight: 600, size: 8 },
  notice: body,
} satisfies Record<string, TextStyle>

const MONEY = {
  moneyLabel: { ...body, weight: 600, size: 8.5, lineHeight: 1.35 },
  totalAmount: { ...display, weight: 700, size: 32, spacing: -0.006 },
  instalmentAmount: { ...display, size: 23, spacing: -0.004 },
  moneyNote: { ...body, size: 8, lineHeight: 1.45 },
} satisfies Record<string, TextStyle>

function bodyStyles({ text: size }: Density) {
  const row: TextStyle = { ...body, size, lineHeight: 1.25, tabular: true }
  const soft: TextStyle = { ...row, colour: COLOURS.ink2 }
  return {
    row,
    soft,
    rowTotal: { ...row, weight: 700 },
    softTotal: { ...soft, weight: 700 },
    rowHead: { ...soft, size: Math.min(size, 7.5) },
    heading: { ...display, size: 12.5, spacing: -0.016 },
    aside: small,
    caption: { ...small, size: 7, lineHeight: 1.35 },
    factTerm: { ...small, size, lineHeight: 1.3 },
    factDetail: { ...body, weight: 600, size, lineHeight: 1.3 },
    other: { ...body, size: Math.min(size, 8), lineHeight: 1.35 },
    otherDetail: { ...body, weight: 600, size: Math.min(size, 8), lineHeight: 1.35 },
    initial: { ...small, size: 7, lineHeight: 1.35 },
    year: { ...display, size: 10 },
  } satisfies Record<string, TextStyle>
}

function footStyles({ moonDeep }: Colours) {
  return {
    address: { ...body, lineHeight: 1.25, colour: moonDeep },
    footnote: { ...body, weight: 600, lineHeight: 1.35 },
    company: { ...small, lineHeight: 1.35 },
  } satisfies Record<string, TextStyle>
}

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 }
export const MARGINS = { top: 28, side: 36, bottom: 22 }
/** The area within the margins. */
export const CONTENT = {
  width: PAGE.width - 2 * MARGINS.side,
  height: PAGE.height - MARGINS.top - MARGINS.bottom,
}

/** Sizes in points: of the text, the height of a row, of a year of moons, and the space between sections. */
export type Density = { text: number; row: number; moonRow: number; gap: number }

const LOOSEST: Density = { text: 9, row: 17.5, moonRow: 22, gap: 20 }
const DENSEST: Density = { text: 6.6, row: 8.6, moonRow: 17, gap: 6 }
const STEPS = 16

/** The layout at the lowest density that fits on one page; at the highest if none does. */
export function fitToPage<Layout extends { height: number }>(layOut: (density: Density) => Layout): Layout {
  let [fittingStep, failingStep] = [STEPS, -1]
  let best: Layout | null = null
  while (fittingStep - failingStep > 1) {
    const step = Math.floor((fittingStep + failingStep) / 2)
    const layout = layOut(densityAt(step))
    if (layout.height > CONTENT.height) failingStep = step
    else [fittingStep, best] = [step, layout]
  }
  return best ?? layOut(densityAt(fittingStep))
}

/** @param step 0 for the lowest density, {@link STEPS} for the highest */
function densityAt(step: number): Density {
  const mix = (name: keyof Density) => LOOSEST[name] + ((DENSEST[name] - LOOSEST[name]) * step) / STEPS
  return { text: mix('text'), row: mix('row'), moonRow: mix('moonRow'), gap: mix('gap') }
}
