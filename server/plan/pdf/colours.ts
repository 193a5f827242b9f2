/** The site's tokens, as far as paper needs them. */
export const COLOURS = {
  paper: '#faf7f0',
  line: '#ddd4c3',
  ink: '#171a21',
  ink2: '#545663',
  moon: '#f4c152',
  moonDeep: '#8a5a00',
  /** Lighter than on the screen and with a limb around it: printed in grey, it must differ from gold. */
  unlit: '#f1ebdf',
  limb: '#b59b62',
  ring: '#8c8779',
} as const
