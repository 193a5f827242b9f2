import { COLOURS } from './colours.ts'
import type { Density } from './sheet-density.ts'
import type { TextStyle } from './typesetting.ts'

export type SheetStyles = ReturnType<typeof stylesFor>

/** All styles of text on a sheet. */
export function stylesFor(density: Density) {
  return { ...HEAD, ...MONEY, ...bodyStyles(density), ...FOOT, density }
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
    ...{ row, soft, rowTotal: { ...row, weight: 700 }, softTotal: { ...soft, weight: 700 } },
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

const FOOT = {
  address: { ...body, lineHeight: 1.25, colour: COLOURS.moonDeep },
  footnote: { ...body, weight: 600, lineHeight: 1.35 },
  company: { ...small, lineHeight: 1.35 },
} satisfies Record<string, TextStyle>
