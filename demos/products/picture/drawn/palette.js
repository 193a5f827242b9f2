// What things are made of, and the colours they come in. Every tone is written once: light, base, side, deep, grain.
const parse = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
export function mix(a, b, part) {
  const [x, y] = [parse(a), parse(b)]
  return `#${x
    .map((v, i) =>
      Math.round(v + (y[i] - v) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
export function lightness(hex) {
  const [r, g, b] = parse(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}
export const distance = (a, b) => {
  const [x, y] = [parse(a), parse(b)]
  return Math.hypot(...x.map((v, i) => v - y[i]))
}
/** Five tones of one colour, warm in the shade. */
export const tonesOf = (hex) => ({
  light: mix(hex, '#fff6e4', 0.28),
  base: hex,
  side: mix(hex, '#3a1d0c', 0.2),
  deep: mix(hex, '#2c160a', 0.42),
  grain: mix(hex, '#3a1d0c', 0.13),
})

/** Woods, metals, fibres: light is what the light falls on, side the edge, deep what stands behind. */
export const MATERIALS = {
  kiaat: {
    word: 'kiaat',
    light: '#a9683a',
    base: '#94582f',
    side: '#6d3f20',
    deep: '#553018',
    grain: '#8a5029',
  },
  imbuia: {
    word: 'imbuia',
    light: '#7d5338',
    base: '#6b442c',
    side: '#52331f',
    deep: '#3d2516',
    grain: '#66412a',
  },
  oak: { word: 'oak', light: '#cfa56f', base: '#c1945d', side: '#b78a56', deep: '#94683a', grain: '#a97f49' },
  ash: { word: 'ash', light: '#e6d2ad', base: '#d9c295', side: '#c8ad7e', deep: '#a3875a', grain: '#cfb789' },
  yellowwood: {
    word: 'yellowwood',
    light: '#e3b866',
    base: '#d5a650',
    side: '#bb8c3d',
    deep: '#94692c',
    grain: '#c99a48',
  },
  saligna: {
    word: 'saligna',
    light: '#cd8c6a',
    base: '#bd7957',
    side: '#a26247',
    deep: '#7c4633',
    grain: '#b4714f',
  },
  blackened: {
    word: 'blackened ash',
    light: '#5a4f46',
    base: '#463d36',
    side: '#38302a',
    deep: '#292320',
    grain: '#4a4038',
  },
  brass: {
    word: 'brass',
    light: '#e5c174',
    base: '#cfa24c',
    side: '#ad8237',
    deep: '#7f5d26',
    grain: '#bb8f40',
  },
  steel: {
    word: 'black steel',
    light: '#5c5853',
    base: '#45423f',
    side: '#35322f',
    deep: '#272523',
    grain: '#4c4945',
  },
  copper: {
    word: 'copper',
    light: '#dd9d74',
    base: '#c67f55',
    side: '#a3633e',
    deep: '#7a472b',
    grain: '#b57049',
  },
  cane: {
    word: 'cane',
    light: '#e4c48f',
    base: '#d9b47c',
    side: '#a9803f',
    deep: '#8a6530',
    grain: '#a9803f',
  },
  ilala: {
    word: 'ilala palm',
    light: '#eddcb6',
    base: '#e0c997',
    side: '#b99a5f',
    deep: '#8f7240',
    grain: '#c3a76d',
  },
  rush: {
    word: 'river rush',
    light: '#c9bf86',
    base: '#b5aa6e',
    side: '#8b824c',
    deep: '#67603a',
    grain: '#958b55',
  },
  concrete: {
    word: 'concrete',
    light: '#cfcac1',
    base: '#b9b3a9',
    side: '#96908a',
    deep: '#706b66',
    grain: '#a8a299',
  },
}
/** Colours of glaze, yarn and paint. */
export const COLOURS = {
  salt: ['Salt', '#efe9dc'],
  oat: ['Oat', '#e2d4b8'],
  sand: ['Sand', '#cdb48a'],
  sage: ['Sage', '#93a58d'],
  moss: ['Moss', '#68784f'],
  pine: ['Pine', '#3f5a48'],
  sea: ['Sea', '#7d9fa3'],
  indigo: ['Indigo', '#3c5070'],
  sky: ['Sky', '#aac0c9'],
  ochre: ['Ochre', '#d09a43'],
  rust: ['Rust', '#b35d3a'],
  clay: ['Clay', '#c4714f'],
  blush: ['Blush', '#e0b3a0'],
  plum: ['Plum', '#74454e'],
  soot: ['Soot', '#474340'],
  cocoa: ['Cocoa', '#6b4a38'],
}
export const toneOfColour = Object.fromEntries(
  Object.entries(COLOURS).map(([key, [word, hex]]) => [key, { key, word, ...tonesOf(hex) }]),
)
/** Good company: the second and third colours that may lie beside the first. */
export const FRIENDS = {
  salt: ['sage', 'indigo', 'rust', 'soot', 'ochre', 'clay'],
  oat: ['indigo', 'rust', 'moss', 'cocoa', 'plum'],
  sand: ['salt', 'soot', 'rust', 'pine', 'cocoa'],
  sage: ['salt', 'oat', 'pine', 'blush'],
  moss: ['oat', 'salt', 'ochre', 'blush'],
  pine: ['oat', 'ochre', 'blush', 'salt'],
  sea: ['salt', 'oat', 'indigo', 'blush'],
  indigo: ['salt', 'oat', 'sky', 'ochre', 'clay'],
  sky: ['salt', 'indigo', 'rust', 'oat'],
  ochre: ['salt', 'soot', 'cocoa', 'rust', 'indigo'],
  rust: ['oat', 'blush', 'salt', 'sky', 'plum'],
  clay: ['oat', 'salt', 'soot', 'sage'],
  blush: ['rust', 'plum', 'moss', 'salt'],
  plum: ['blush', 'oat', 'ochre'],
  soot: ['salt', 'oat', 'ochre', 'clay'],
  cocoa: ['oat', 'salt', 'sky', 'ochre'],
}
/** The walls things are photographed against: the five of the scenes and their neighbours. */
export const WALLS = [
  '#ecdcc0',
  '#dfe3d8',
  '#eadfca',
  '#f0dccf',
  '#f0e2cf',
  '#dfe2e0',
  '#e7dfd3',
  '#e9cdb9',
  '#cdd5c6',
  '#f0deb4',
  '#c8d2d4',
  '#d9c2a4',
  '#c3cbb6',
  '#d5c6bb',
  '#d6d3be',
  '#e5b898',
]
