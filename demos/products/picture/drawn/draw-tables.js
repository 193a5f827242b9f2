// Side tables and dining tables. m: { form, wood, legs, tone, second }; r: the shape's own dice.
import { around, lathe } from './lathe.js'
import { bar, box, disc, leg, line, n, oval, shadow, soft } from './svg.js'

/** Grain on a round top: a few long strokes that follow the ellipse. */
export function grainRound(cx, cy, rx, ry, colour, r) {
  let d = ''
  for (let i = 0; i < 4; i++) {
    const y = -0.62 + i * 0.4 + r.between(-0.08, 0.08)
    const half = Math.sqrt(1 - y * y) * 0.86
    const [a, b] = [-half + r.between(0, 0.35), half - r.between(0, 0.4)]
    d += `M${n(cx + a * rx)} ${n(cy + y * ry)}Q${n(cx + ((a + b) / 2) * rx)} ${n(cy + y * ry + (y < 0 ? -1.2 : 1.1))} ${n(cx + b * rx)} ${n(cy + y * ry + r.between(-0.4, 0.4))}`
  }
  return line(d, colour, 0.9)
}
/** A rectangular top seen from a little above. */
export function slab(cx, y, half, depth, thick, wood, r, back = 0.84) {
  const top = [
    [cx - half * back, y - depth],
    [cx + half * back, y - depth],
    [cx + half, y + depth],
    [cx - half, y + depth],
  ]
  let d = ''
  for (let i = 0; i < 3; i++) {
    const v = -0.6 + i * 0.6 + r.between(-0.12, 0.12)
    const w = half * (back + ((1 - back) * (v + 1)) / 2) - 3
    const [a, b] = [-w + r.between(0, w * 0.5), w - r.between(0, w * 0.6)]
    d += `M${n(cx + a)} ${n(y + v * depth)}Q${n(cx + (a + b) / 2)} ${n(y + v * depth + r.between(-1, 1))} ${n(cx + b)} ${n(y + v * depth)}`
  }
  return (
    box(cx - half - 0.8, y + depth - 0.6, half * 2 + 1.6, thick + 0.8, 1, wood.side) +
    soft(top, wood.light, 1.6) +
    line(d, wood.grain, 0.8)
  )
}
/** What somebody left on the table: it tells how big it is. */
function prop(x, y, m, r) {
  const c = m.tone
  const kind = r.int(0, 2)
  if (kind === 0) {
    const l = lathe(
      [
        [y - 5, 6.4],
        [y - 2.6, 5],
        [y, 2.4],
      ],
      { cx: x, tilt: 0.2 },
    )
    return l.body(c.base) + l.shade() + l.mouth(c.side)
  }
  const l = lathe(
    [
      [y - 13, 1.6],
      [y - 9.6, 1.7],
      [y - 5, 4.4],
      [y, 2.6],
    ],
    { cx: x, tilt: 0.16 },
  )
  const stems =
    kind === 1
      ? line(`M${n(x)} ${n(y - 13)}q-.4-7 -4.600-11M${n(x)} ${n(y - 13)}q.6-6 3.600-9.600`, '#6f7f55', 0.8) +
        oval(x - 4.9, y - 24.6, 1.3, 1.9, c.key === 'clay' ? '#d09a43' : '#b35d3a') +
        oval(x + 3.9, y - 23.2, 1.1, 1.6, '#d09a43')
      : ''
  return stems + l.body(c.base) + l.shade() + l.mouth(c.deep)
}

export function sideTable(m, r) {
  const { wood, legs = wood } = m
  const w = r.between(29, 37)
  const top = r.between(33, 42)
  const ry = w * 0.235
  const thick = r.between(2.6, 4.6)
  const spread = r.between(3, 9)
  let out = shadow(50, 92, w * 0.86, 3.2)
  const discTop = () =>
    disc(50, top, w, ry, thick, wood.light, wood.side) + grainRound(50, top, w, ry, wood.grain, r)
  const under = top + thick
  if (m.form === 'round') {
    const t = legs === wood ? 6 : 2.4
    out +=
      leg(50 - w * 0.34, under, t, 50 - w * 0.42 - spread * 0.3, 87, t * 0.55, legs.deep) +
      leg(50 + w * 0.34, under, t, 50 + w * 0.42 + spread * 0.3, 87, t * 0.55, legs.deep)
    if (r.chance(0.5)) out += box(50 - w * 0.56, 68, w * 1.12, 2.4, 1, legs.deep)
    out +=
      leg(50 - w * 0.64, under - 1, t, 50 - w * 0.68 - spread, 92, t * 0.6, legs.side) +
      leg(50 + w * 0.64, under - 1, t, 50 + w * 0.68 + spread, 92, t * 0.6, legs.side)
    return out + discTop()
  }
  if (m.form === 'tripod') {
    const t = r.between(4.4, 6.4)
    out +=
      leg(50, under, t, 50 + r.between(-1, 1), 89, t * 0.8, legs.deep) +
      box(50 - w * 0.5, r.between(62, 70), w, 2.6, 0.8, legs.deep)
    out +=
      leg(50 - w * 0.54, under - 2, t + 1.4, 50 - w * 0.62 - spread, 92, t * 0.72, legs.side) +
      leg(50 + w * 0.54, under - 2, t + 1.4, 50 + w * 0.62 + spread, 92, t * 0.72, legs.side)
    return out + discTop()
  }
  if (m.form === 'square') {
    const d = w * 0.2
    out +=
      leg(50 - w * 0.72, top, 3.4, 50 - w * 0.72, 86, 3, legs.deep) +
      leg(50 + w * 0.72, top, 3.4, 50 + w * 0.72, 86, 3, legs.deep)
    if (r.chance(0.6)) out += slab(50, 72, w * 0.84, d * 0.72, 2, wood, r)
    const edge = w - 2.4
    out +=
      leg(50 - edge, top + d, 4.4, 50 - edge, 92, 3.8, legs.side) +
      leg(50 + edge, top + d, 4.4, 50 + edge, 92, 3.8, legs.side)
    return out + slab(50, top, w, d, thick + 0.6, wood, r)
  }
  if (m.form === 'drum') {
    const l = lathe(
      [
        [top + thick, w * 0.8],
        [top + 20, w * r.between(0.8, 0.92)],
        [90, w * r.between(0.66, 0.8)],
      ],
      { tilt: 0.2 },
    )
    out +=
      l.body(legs.base) +
      (r.chance(0.6)
        ? l.ribs(around(r.int(15, 21)), l.top, l.bottom, legs.deep, 0.7)
        : l.rings([l.top + 14, l.top + 17, l.bottom - 7], legs.deep, 1))
    return out + l.shade(l.top, l.bottom, 0.16) + l.band(l.bottom - 3, l.bottom, legs.deep) + discTop()
  }
  if (m.form === 'tray') {
    const brass = m.metal ?? legs
    const foot = w * 0.72
    out +=
      bar(50 - foot * 0.8, under, 2.6, 50 + foot * 0.84, 88, 2.4, legs.deep) +
      bar(50 + foot * 0.8, under, 2.6, 50 - foot * 0.84, 88, 2.4, legs.deep)
    out +=
      bar(50 - foot * 0.98, under, 3, 50 + foot, 92, 2.8, legs.side) +
      bar(50 + foot * 0.98, under, 3, 50 - foot, 92, 2.8, legs.side)
    return (
      out +
      disc(50, top - 2, w, ry, thick + 2.4, brass.light, brass.base) +
      oval(50, top - 0.8, w - 2.2, ry - 1.1, brass.side) +
      oval(50, top + 0.3, w - 3.2, ry - 1.7, wood.light) +
      grainRound(50, top + 0.3, w - 6, ry - 2.6, wood.grain, r)
    )
  }
  // pedestal: turned on the lathe
  const waist = r.between(3, 5)
  const l = lathe(
    [
      [under, w * 0.26],
      [under + 8, waist],
      [under + 20, r.between(6, 9)],
      [under + 32, waist],
      [86, w * 0.3],
    ],
    { tilt: 0.2 },
  )
  out +=
    disc(50, 87, w * 0.56, w * 0.13, 2.8, legs.base, legs.deep) +
    l.body(legs.base) +
    l.shade(l.top, l.bottom, 0.2) +
    l.rings([under + 19, under + 22], legs.deep, 0.8)
  return out + discTop()
}

export function diningTable(m, r) {
  const { wood, legs = wood } = m
  const w = r.between(41, 45)
  const top = r.between(47, 52)
  const depth = r.between(4.2, 6)
  const thick = r.between(2.4, 4)
  let out = shadow(50, 91, w * 0.94, 3)
  const under = top + depth + thick
  const styled = m.styled ? prop(50 + r.pick([-1, 1]) * r.between(4, 18), top + 0.6, m, r) : ''
  if (m.form === 'round' || m.form === 'oval') {
    const rx = m.form === 'round' ? w * 0.86 : w
    const ry = m.form === 'round' ? 9 : 7
    if (r.chance(0.55)) {
      const l = lathe(
        [
          [top + thick, 9],
          [top + 14, 5],
          [78, 6],
          [85, 15],
        ],
        { tilt: 0.18 },
      )
      out +=
        disc(50, 86.5, rx * 0.5, 5, 3, legs.base, legs.deep) +
        l.body(legs.base) +
        l.shade(l.top, l.bottom, 0.2)
    } else {
      out +=
        leg(50 - rx * 0.36, top, 5, 50 - rx * 0.32, 87, 3.4, legs.deep) +
        leg(50 + rx * 0.36, top, 5, 50 + rx * 0.32, 87, 3.4, legs.deep)
      out +=
        leg(50 - rx * 0.66, top + 4, 6, 50 - rx * 0.78, 91, 3.6, legs.side) +
        leg(50 + rx * 0.66, top + 4, 6, 50 + rx * 0.78, 91, 3.6, legs.side)
    }
    return (
      out +
      disc(50, top, rx, ry, thick, wood.light, wood.side) +
      grainRound(50, top, rx, ry, wood.grain, r) +
      styled
    )
  }
  if (m.form === 'trestle') {
    const x = w * 0.6
    out += box(50 - x, 70, x * 2, 3.2, 0.6, legs.deep)
    for (const s of [-1, 1]) {
      const cx = 50 + s * x
      out +=
        bar(cx - 1.6, under - 2, 4.2, cx - 8, 91, 4, legs.side) +
        bar(cx + 1.6, under - 2, 4.2, cx + 8, 91, 4, legs.side) +
        box(cx - 6.4, 76, 12.8, 2.6, 0.6, legs.deep)
    }
  } else if (m.form === 'sledge') {
    for (const s of [-1, 1]) {
      const cx = 50 + s * (w - 9)
      out += line(
        `M${n(cx - 5)} ${n(under - 1)}V89h10V${n(under - 1)}`,
        legs.side,
        2.6,
        ' stroke-linejoin="round"',
      )
    }
    out += box(50 - w + 9, top + 6, w * 2 - 18, 2, 0, legs.deep)
  } else {
    const lean = r.between(0, 4)
    out +=
      leg(50 - w * 0.76, top, 4.4, 50 - w * 0.74 - lean * 0.4, 86, 3, legs.deep) +
      leg(50 + w * 0.76, top, 4.4, 50 + w * 0.74 + lean * 0.4, 86, 3, legs.deep)
    out += box(50 - w + 4, top + depth, w * 2 - 8, thick + 4.4, 0.6, wood.deep)
    if (r.chance(0.35))
      out +=
        box(44, top + depth + thick + 0.4, 12, 3, 0.5, wood.side) +
        oval(50, top + depth + thick + 1.9, 0.9, 0.9, m.metal?.light ?? wood.light)
    const edge = w - 4
    out +=
      leg(50 - edge, top + depth, 5.4, 50 - edge - lean, 91, 3.6, legs.side) +
      leg(50 + edge, top + depth, 5.4, 50 + edge + lean, 91, 3.6, legs.side)
  }
  return out + slab(50, top, w, depth, thick, wood, r, 0.88) + styled
}
export const forms = {
  'side-table': ['round', 'tripod', 'square', 'drum', 'tray', 'pedestal'],
  'dining-table': ['farm', 'oval', 'round', 'trestle', 'sledge'],
}
