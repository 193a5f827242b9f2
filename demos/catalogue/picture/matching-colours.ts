import type { Colour } from '../colours.ts'

/** Which second and third colours may lie beside a first. */
export const MATCHING_COLOURS: Readonly<Record<Colour, ReadonlyArray<Colour>>> = {
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
