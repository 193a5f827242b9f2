import type { CSSProperties } from 'react'

// No coloured ground, no web font, no picture: Gmail may turn the colours round, and everything stays readable.
const FONT = 'Arial,Helvetica,sans-serif'
const GOLD = '#f4c152'
const EDGE_OF_BUTTON = '#8a6a1e'
const LINE = '#9a9385'

const reading: CSSProperties = { fontFamily: FONT, fontSize: 16, lineHeight: 1.5 }
const figure: CSSProperties = {
  fontFamily: FONT,
  fontSize: 16,
  lineHeight: 1.4,
  padding: '9px 0',
  borderTop: `1px solid ${LINE}`,
}

export const styles = {
  body: { margin: 0, padding: 20 },
  sheet: { maxWidth: 560 },
  moonRow: { margin: '0 0 20px' },
  moon: {
    width: 44,
    height: 44,
    borderRadius: '50%',
    background: GOLD,
    fontSize: 1,
    lineHeight: '1px',
  },
  heading: { fontFamily: FONT, fontSize: 24, lineHeight: 1.25, fontWeight: 'bold', margin: '0 0 14px' },
  paragraph: { ...reading, margin: '0 0 14px' },
  figures: { margin: '0 0 16px', borderCollapse: 'collapse' },
  figureName: figure,
  figureValue: { ...figure, fontWeight: 'bold', whiteSpace: 'nowrap', textAlign: 'right' },
  buttonLine: { margin: '22px 0' },
  button: {
    ...reading,
    fontWeight: 'bold',
    lineHeight: 1,
    color: 'inherit',
    textDecorationLine: 'none',
    display: 'inline-block',
    padding: '15px 24px',
    border: `2px solid ${EDGE_OF_BUTTON}`,
    borderRadius: 26,
  },
  smallPrint: { fontFamily: FONT, fontSize: 13, lineHeight: 1.5, margin: '26px 0 0', opacity: 0.8 },
} as const satisfies Record<string, CSSProperties>
