// The few shapes of every picture: strings of SVG in a box of 100 × 100, without ids, so that one page can have thousands.

export type Point = readonly [x: number, y: number]

/** Rounds a number to a tenth for a picture. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A path's `d`, its numbers rounded to a tenth: d`M${x} ${y}h${width}z`. Strings are inserted unchanged. */
export function d(words: TemplateStringsArray, ...values: ReadonlyArray<number | string>): string {
  let markup = words[0] ?? ''
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? ''
    markup += (typeof value === 'number' ? n(value) : value) + (words[index + 1] ?? '')
  }
  return markup
}

export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`
/** An open path of straight lines. */
export const openPath = (points: ReadonlyArray<Point>): string => `M${points.map(at).join('L')}`
export const closed = (points: ReadonlyArray<Point>): string => `${openPath(points)}z`

export const fill = (path: string, colour: string, attributes = ''): string =>
  `<path d="${path}" fill="${colour}"${attributes}/>`

export const line = (path: string, colour: string, width = 1, attributes = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${attributes}/>`

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  attributes = '',
): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${attributes}/>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  colour: string,
  attributes = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}" fill="${colour}"${attributes}/>`

export const poly = (points: ReadonlyArray<Point>, colour: string, attributes = ''): string =>
  fill(closed(points), colour, attributes)

/** The corners of a trapezoid that is symmetrical about x = 50, by half its width at the top and at the bottom. */
export const trapezoid = ([halfTop, top]: Point, [halfBottom, bottom]: Point): ReadonlyArray<Point> => [
  [50 - halfTop, top],
  [50 + halfTop, top],
  [50 + halfBottom, bottom],
  [50 - halfBottom, bottom],
]

/** A polygon with rounded corners, by a stroke of its own colour. */
export const roundedPoly = (points: ReadonlyArray<Point>, colour: string, round: number): string =>
  poly(points, colour, ` stroke="${colour}" stroke-width="${n(round)}" stroke-linejoin="round"`)

export const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  oval(cx, cy, rx, ry, '#000', ' opacity=".1"')

/** A group with a transform. */
export const group = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`

/** Draws something for both sides, the left one first. */
export const bothSides = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1)
