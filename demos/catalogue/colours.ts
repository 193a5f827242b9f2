/** Colours of glaze, yarn and paint; their order decides which ones a product family prefers. */
export const COLOURS = {
  salt: { word: 'Salt', hex: '#efe9dc' },
  oat: { word: 'Oat', hex: '#e2d4b8' },
  sand: { word: 'Sand', hex: '#cdb48a' },
  sage: { word: 'Sage', hex: '#93a58d' },
  moss: { word: 'Moss', hex: '#68784f' },
  pine: { word: 'Pine', hex: '#3f5a48' },
  sea: { word: 'Sea', hex: '#7d9fa3' },
  indigo: { word: 'Indigo', hex: '#3c5070' },
  sky: { word: 'Sky', hex: '#aac0c9' },
  ochre: { word: 'Ochre', hex: '#d09a43' },
  rust: { word: 'Rust', hex: '#b35d3a' },
  clay: { word: 'Clay', hex: '#c4714f' },
  blush: { word: 'Blush', hex: '#e0b3a0' },
  plum: { word: 'Plum', hex: '#74454e' },
  soot: { word: 'Soot', hex: '#474340' },
  cocoa: { word: 'Cocoa', hex: '#6b4a38' },
} as const

export type Colour = keyof typeof COLOURS

// `as`: Object.keys gives the keys of the constant above, in the order written.
export const COLOUR_NAMES = Object.keys(COLOURS) as ReadonlyArray<Colour>

export function isColour(key: string): key is Colour {
  return Object.hasOwn(COLOURS, key)
}

/** The name of a colour, `Sage`; an unknown key is returned unchanged. */
export const colourWord = (key: string): string => (isColour(key) ? COLOURS[key].word : key)
