import { hashOf } from '../../catalogue/random.ts'

const WIDTH = 236

/** Bars that look like a code and are none: from a text, always the same, as an SVG path 240 wide and 62 high. */
export function decorativeBarcode(text: string): string {
  let path = ''
  let x = 0
  for (let at = 0; x < WIDTH; at++) {
    const width = 1 + (hashOf(`${text} ${at}`) % 4)
    if (at % 2 === 0) path += `M${x} 0h${width}v62h-${width}z`
    x += width
  }
  return path
}
