import type { Point } from '../camera/geometry.ts'
import type { Solid } from '../camera/parts.ts'

/** Squares that stand where the camera may not see: a neighbour's house, a card machine. */
export function mosaic(at: Point, side: number, columns: number, colours: ReadonlyArray<string>): Solid {
  const rows = Math.ceil(colours.length / columns)
  const paths = colours.map((fill, place) => {
    const x = ((place % columns) - columns / 2) * side
    const y = (Math.floor(place / columns) - rows) * side
    return { d: `M${x} ${y}h${side * 1.02}v${side * 1.02}h${-side * 1.02}Z`, fill }
  })
  return { parts: [{ kind: 'standing', at, paths }], corners: [] }
}
