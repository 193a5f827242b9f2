// The few shapes every picture is made of. A picture is a string of SVG in a 100 x 100 box, without ids,
// so that thousands may stand in one document.
export const n = (v) => String(Math.round(v * 10) / 10)
const pt = ([x, y]) => `${n(x)} ${n(y)}`

export const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}"${more}/>`
export const line = (d, colour, width = 1, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${more}/>`
export const oval = (cx, cy, rx, ry, colour, more = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${more}/>`
export const box = (x, y, w, h, r, colour, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${colour}"${more}/>`
export const path = (points) => `M${points.map(pt).join('L')}z`
export const poly = (points, colour, more = '') => fill(path(points), colour, more)
/** A polygon with softened corners: its own colour goes once round it. */
export const soft = (points, colour, r = 1.6) =>
  poly(points, colour, ` stroke="${colour}" stroke-width="${n(r)}" stroke-linejoin="round"`)
export const shadow = (cx, cy, rx, ry = 3) => oval(cx, cy, rx, ry, '#000', ' opacity=".1"')
export const group = (transform, inner) => `<g transform="${transform}">${inner}</g>`

/** A leg or a rail: from one end to the other, each end with its own width. */
export function bar(x0, y0, w0, x1, y1, w1, colour) {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  const nx = (y1 - y0) / length
  const ny = -(x1 - x0) / length
  return poly(
    [
      [x0 - (nx * w0) / 2, y0 - (ny * w0) / 2],
      [x0 + (nx * w0) / 2, y0 + (ny * w0) / 2],
      [x1 + (nx * w1) / 2, y1 + (ny * w1) / 2],
      [x1 - (nx * w1) / 2, y1 - (ny * w1) / 2],
    ],
    colour,
  )
}
/** A leg that stands: its ends are level. */
export const leg = (x0, y0, w0, x1, y1, w1, colour) =>
  poly(
    [
      [x0 - w0 / 2, y0],
      [x0 + w0 / 2, y0],
      [x1 + w1 / 2, y1],
      [x1 - w1 / 2, y1],
    ],
    colour,
  )

/** A round slab seen from a little above. */
export const disc = (cx, cy, rx, ry, thick, top, side) =>
  fill(`M${n(cx - rx)} ${n(cy)}v${n(thick)}a${n(rx)} ${n(ry)} 0 0 0 ${n(rx * 2)} 0v${n(-thick)}z`, side) +
  oval(cx, cy, rx, ry, top)

/** Catmull-Rom through the points, as cubic curves; the pen already stands on the first. */
export function curve(points) {
  let d = ''
  for (let at = 0; at < points.length - 1; at++) {
    const [p0, p1, p2, p3] = [
      points[at - 1] ?? points[at],
      points[at],
      points[at + 1],
      points[at + 2] ?? points[at + 1],
    ]
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${pt(p2)}`
  }
  return d
}
export const smooth = (points) => `M${pt(points[0])}${curve(points)}`
/** A closed curve through the points. */
export function blob(points) {
  const c = points.length
  const at = (i) => points[((i % c) + c) % c]
  let d = `M${pt(points[0])}`
  for (let i = 0; i < c; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${pt(p2)}`
  }
  return `${d}z`
}
/** A leaf from its foot to its tip, `fat` wide, bent to one side. */
export function leaf(x, y, angle, length, fat, colour, bend = 0) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const to = (along, across) => [x + c * along - s * across, y + s * along + c * across]
  const [tip, a, b] = [
    to(length, bend),
    to(length * 0.45, fat / 2 + bend * 0.3),
    to(length * 0.45, -fat / 2 + bend * 0.3),
  ]
  return fill(
    `M${pt([x, y])}Q${pt(a.map((v, i) => v + (v - [x, y][i]) * 0.25))} ${pt(tip)}Q${pt(b.map((v, i) => v + (v - [x, y][i]) * 0.25))} ${pt([x, y])}z`,
    colour,
  )
}
