// Mirrors: on the wall or leaning. m: { form, wood (frame), metal, fibre, frame, strap }
import { blob, box, fill, line, n, oval, poly, shadow } from './svg.js'

const GLASS = ['#d6dfdd', '#e6edea', '#f3f6f3']
/** Outline points of a shape, and its half width at every height: what the light on the glass needs. */
function shapeOf(form, w, h, cy, r) {
  const points = []
  const steps = 36
  const wobble =
    form === 'pebble'
      ? [r.between(0.05, 0.12), r.between(0, 6), r.between(0.03, 0.07), r.between(0, 6)]
      : [0, 0, 0, 0]
  if (form === 'round' || form === 'oval' || form === 'pebble') {
    for (let i = 0; i < steps; i++) {
      const a = (i / steps) * Math.PI * 2
      const k = 1 + wobble[0] * Math.sin(a * 2 + wobble[1]) + wobble[2] * Math.sin(a * 3 + wobble[3])
      points.push([50 + Math.cos(a) * w * k, cy + Math.sin(a) * h * k])
    }
  } else if (form === 'arch' || form === 'leaning') {
    for (let i = 0; i <= 20; i++)
      points.push([50 - Math.cos((i / 20) * Math.PI) * w, cy - h + w - Math.sin((i / 20) * Math.PI) * w])
    points.push([50 + w, cy + h], [50 - w, cy + h])
  } else {
    const e = form === 'window' ? 1 : Math.min(w, h) * 0.16
    for (const [sx, sy, a0] of [
      [1, -1, -Math.PI / 2],
      [1, 1, 0],
      [-1, 1, Math.PI / 2],
      [-1, -1, Math.PI],
    ])
      for (let i = 0; i <= 4; i++) {
        const a = a0 + (i / 4) * (Math.PI / 2)
        points.push([50 + sx * (w - e) + Math.cos(a) * e, cy + sy * (h - e) + Math.sin(a) * e])
      }
  }
  return points
}
const scaled = (points, cy, by, w, h) =>
  points.map(([x, y]) => [50 + (x - 50) * (1 - by / w), cy + (y - cy) * (1 - by / h)])
/** A slanting strip of light, cut where the glass ends. */
function slash(points, from, to, slope) {
  const side = (list, at, keep) => {
    const out = []
    list.forEach((p, i) => {
      const q = list[(i + 1) % list.length]
      const [dp, dq] = [p, q].map(([x, y]) => keep * (x + y * slope - at))
      if (dp >= 0) out.push(p)
      if (dp >= 0 !== dq >= 0)
        out.push([p[0] + ((q[0] - p[0]) * dp) / (dp - dq), p[1] + ((q[1] - p[1]) * dp) / (dp - dq)])
    })
    return out
  }
  return side(side(points, from, 1), to, -1)
}
export function mirror(m, r) {
  const [w, h] = {
    round: [34, 34],
    oval: [27, 37],
    pebble: [32, 34],
    arch: [26, 37],
    leaning: [23, 41],
    tall: [22, 38],
    window: [28, 36],
    wide: [38, 26],
  }[m.form]
  const scale = r.between(0.92, 1.03)
  const standing = m.form === 'leaning'
  const cy = standing ? 50 : m.strap ? 54 : 48
  const shape = shapeOf(m.form, w * scale, h * scale, cy, r)
  const frame = m.frame
  const thick = m.thick ?? r.between(2.4, 5)
  const outer = m.form === 'pebble' ? blob : (p) => `M${p.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`
  let out = ''
  if (standing)
    out +=
      shadow(54, 92, w + 9, 2.6) +
      `<g opacity=".08" transform="translate(5 1)">${fill(outer(shape), '#000')}</g>`
  else out += `<g opacity=".09" transform="translate(1.8 2.600)">${fill(outer(shape), '#000')}</g>`
  if (m.strap)
    out +=
      line(
        `M${n(50 - w * 0.62)} ${n(cy - h * scale * 0.8)}L50 ${n(cy - h * scale - 13)}L${n(50 + w * 0.62)} ${n(cy - h * scale * 0.8)}`,
        '#7a4a2a',
        2.2,
        ' stroke-linejoin="round"',
      ) +
      oval(50, cy - h * scale - 13, 2.6, 2.6, frame.deep) +
      oval(49.6, cy - h * scale - 13.4, 1, 1, frame.light)
  out += fill(outer(shape), frame.side) + fill(outer(scaled(shape, cy, 0.9, w, h)), frame.base)
  const glass = scaled(shape, cy, thick, w, h)
  if (m.weave) {
    let d = ''
    // cane is wound round the frame: a short slanting stroke every few steps along the outline
    let left = 0
    shape.forEach(([x, y], i) => {
      const [qx, qy] = shape[(i + 1) % shape.length]
      const length = Math.hypot(qx - x, qy - y)
      for (; left < length; left += 3.2) {
        const [px, py] = [x + ((qx - x) * left) / length, y + ((qy - y) * left) / length]
        const [tx, ty] = [((qx - x) / length) * 1.4, ((qy - y) / length) * 1.4]
        d += `M${n(50 + (px - 50) * (1 - 0.8 / w))} ${n(cy + (py - cy) * (1 - 0.8 / h))}L${n(50 + (px - 50) * (1 - thick / w) + tx)} ${n(cy + (py - cy) * (1 - thick / h) + ty)}`
      }
      left -= length
    })
    out += line(d, frame.deep, 0.7)
  } else out += line(outer(scaled(shape, cy, thick * 0.5, w, h)), frame.light, 0.7, ' opacity=".7"')
  out += fill(outer(scaled(shape, cy, thick - 0.8, w, h)), frame.deep) + fill(outer(glass), GLASS[0])
  const mid = 50 + cy * 0.5
  for (const [a, b, c] of [
    [-20, -4, GLASS[1]],
    [-1, 3, GLASS[1]],
    [12, 30, GLASS[2]],
  ]) {
    const cut = slash(glass, mid + a * 1.1, mid + b * 1.1, 0.5)
    if (cut.length > 2) out += poly(cut, c, ' opacity=".85"')
  }
  if (m.form === 'window')
    out +=
      box(49, cy - h * scale + thick, 2, (h * scale - thick) * 2, 0, frame.side) +
      box(50 - w * scale + thick, cy - h * scale * 0.3, (w * scale - thick) * 2, 2, 0, frame.side)
  if (m.shelf)
    out +=
      box(50 - w * scale - 2, cy + h * scale - 1.5, w * scale * 2 + 4, 3.4, 1, frame.light) +
      box(50 - w * scale - 2, cy + h * scale + 1, w * scale * 2 + 4, 1.4, 0.6, frame.deep)
  return out
}
export const forms = { mirror: ['round', 'oval', 'arch', 'pebble', 'leaning', 'tall', 'window', 'wide'] }
