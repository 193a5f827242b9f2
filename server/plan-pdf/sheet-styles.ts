import type { Style } from './elements.ts'
import { BODY, COLOURS, DISPLAY } from './look.ts'
import { type Density, MARGINS } from './sheet-density.ts'

export type SheetStyles = ReturnType<typeof stylesFor>

export const PAGE: Style = {
  backgroundColor: COLOURS.paper,
  color: COLOURS.ink,
  fontFamily: BODY,
  fontSize: 8.5,
  lineHeight: 1.35,
  paddingHorizontal: MARGINS.side,
  paddingTop: MARGINS.top,
  paddingBottom: MARGINS.bottom,
}

/** All styles of a sheet. */
export function stylesFor({ text, row, gap, moonRow }: Density) {
  return {
    ...headStyles(gap),
    ...moneyStyles(gap),
    ...timeStyles(text, gap),
    ...tableStyles(text, row, gap),
    ...footStyles(gap),
    moonRow,
  }
}

function headStyles(gap: number) {
  return {
    small: { fontSize: 7.5, color: COLOURS.ink2 },
    strong: { fontWeight: 600 },
    head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: gap },
    brand: { flexDirection: 'row', alignItems: 'center', gap: 7 },
    brandName: { fontFamily: DISPLAY, fontWeight: 700, fontSize: 16, lineHeight: 1.1, letterSpacing: -0.3 },
    headEnd: { alignItems: 'flex-end' },
    reference: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 11, lineHeight: 1.2, marginBottom: 2 },
    notices: { borderLeft: `2 solid ${COLOURS.moonDeep}`, paddingLeft: 9, marginBottom: gap },
    noticeHead: { fontWeight: 600, fontSize: 8 },
    notice: { fontSize: 7.5 },
    noticeLink: { fontSize: 7.5, color: COLOURS.ink },
  } satisfies Record<string, Style>
}

function moneyStyles(gap: number) {
  return {
    money: {
      flexDirection: 'row',
      gap: 20,
      backgroundColor: COLOURS.moon,
      borderRadius: 12,
      paddingHorizontal: 18,
      paddingVertical: Math.min(gap, 13),
      marginBottom: gap,
    },
    totalBlock: { width: 215 },
    instalmentBlock: { flex: 1 },
    moneyLabel: { fontWeight: 600, fontSize: 8.5 },
    totalAmount: { fontFamily: DISPLAY, fontWeight: 700, fontSize: 32, lineHeight: 1.2, letterSpacing: -0.2 },
    instalmentAmount: {
      ...{ fontFamily: DISPLAY, fontWeight: 600, fontSize: 23, lineHeight: 1.2, letterSpacing: -0.1 },
      paddingTop: 8.5,
      marginBottom: 2.3,
    },
    moneyNote: { fontSize: 8 },
  } satisfies Record<string, Style>
}

function timeStyles(text: number, gap: number) {
  return {
    time: { flexDirection: 'row', gap: 24, marginBottom: gap },
    calendar: { width: 298 },
    caption: { fontSize: 7, color: COLOURS.ink2, marginTop: 3 },
    facts: { flex: 1 },
    fact: { flexDirection: 'row', gap: 8, marginBottom: text / 3 },
    factTerm: { width: 78, color: COLOURS.ink2, fontSize: text, lineHeight: 1.3 },
    factDetail: { flex: 1, fontWeight: 600, fontSize: text, lineHeight: 1.3 },
  } satisfies Record<string, Style>
}

function tableStyles(text: number, row: number, gap: number) {
  const line: Style = {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: row,
    borderTop: `0.5 solid ${COLOURS.line}`,
    fontSize: text,
    lineHeight: 1.25,
    fontFeatureSettings: ['tnum'],
  }
  const right: Style = { textAlign: 'right' }
  const total: Style = { ...line, borderTop: `1 solid ${COLOURS.ink}`, fontWeight: 700 }
  return {
    section: { marginBottom: gap },
    sectionHead: { flexDirection: 'row', alignItems: 'flex-end', gap: 10, marginBottom: gap / 4 },
    heading: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 12.5, lineHeight: 1.2, letterSpacing: -0.2 },
    aside: { fontSize: 7.5, lineHeight: 1.2, color: COLOURS.ink2, marginBottom: 1.6 },
    row: line,
    rowHead: { ...line, borderTop: 0, color: COLOURS.ink2, fontSize: Math.min(text, 7.5) },
    lastRow: { ...line, fontWeight: 700 },
    lineTitle: { flex: 1 },
    lineNote: { color: COLOURS.ink2 },
    lineHours: { ...right, width: 34, color: COLOURS.ink2 },
    lineAmount: { ...right, width: 62 },
    total,
    sumTerm: { flex: 1 },
    sumDetail: { ...right, width: 86 },
    others: { fontSize: Math.min(text, 8), lineHeight: 1.35 },
    columns: { flexDirection: 'row', gap: 24 },
    column: { flex: 1 },
    no: { width: 20, color: COLOURS.ink2 },
    date: { flex: 1 },
    amount: { ...right, width: 66 },
    balance: { ...right, width: 72, color: COLOURS.ink2 },
  } satisfies Record<string, Style>
}

function footStyles(gap: number) {
  return {
    foot: { borderTop: `0.5 solid ${COLOURS.ring}`, paddingTop: Math.min(gap, 8), marginTop: 'auto' },
    address: { fontSize: 7.5, lineHeight: 1.25, color: COLOURS.moonDeep, textDecoration: 'none' },
    footnote: { fontSize: 7.5, fontWeight: 600, marginTop: 3, marginBottom: 1 },
  } satisfies Record<string, Style>
}
