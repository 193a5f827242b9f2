// Planters with what grows in them, and baskets.

import { glaze } from './draw-vessels.js'
import { around, diamonds, lathe, zigzag } from './lathe.js'
import { disc, leaf, leg, line, n, oval, shadow } from './svg.js'

const GREENS = [
  ['#5f7f58', '#46653f', '#7d9a6c'],
  ['#6f8a5c', '#52703f', '#8fa673'],
  ['#4f7360', '#395746', '#6d8f78'],
  ['#8a9463', '#6a7446', '#a6ae7d'],
]
const UP = -Math.PI / 2
/** A plant that grows up from (50, y), at most `h` high. */
function plant(kind, y, h, r) {
  const [a, b, c] = r.pick(GREENS)
  let out = ''
  if (kind === 'leafy') {
    for (const [ang, len, fat, col] of [
      [-0.95, 0.78, 11, b],
      [0.95, 0.8, 11, b],
      [-0.46, 1, 12, a],
      [0.5, 0.94, 12, a],
      [0.02, 1.02, 11, c],
    ])
      out += leaf(50, y, UP + ang + r.between(-0.08, 0.08), h * len, fat * r.between(0.85, 1.1), col, ang * 3)
    out += line(`M50 ${n(y)}V${n(y - h * 0.86)}`, b, 0.8)
  }
  if (kind === 'aloe') {
    const count = 9
    for (let i = 0; i < count; i++) {
      const t = i % 2 ? (count - i) / count : -(count - i) / count
      const ang = t * 1.25
      out += leaf(
        50 + t * 5,
        y + 1,
        UP + ang,
        h * (0.66 + 0.3 * (1 - Math.abs(t))),
        6.4,
        i % 3 === 0 ? c : i % 3 === 1 ? a : b,
        ang * -4,
      )
    }
  }
  if (kind === 'snake')
    for (let i = 0; i < 7; i++) {
      const x = 50 + (i - 3) * 3.6
      const len = h * r.between(0.68, 1.04) * (1 - Math.abs(i - 3) * 0.06)
      out +=
        leaf(x, y + 1, UP + (i - 3) * 0.07, len, 6.4, '#c9bd6a') +
        leaf(x, y + 1, UP + (i - 3) * 0.07, len - 1.6, 4.4, i % 2 ? a : b)
    }
  if (kind === 'fern')
    for (let i = 0; i < 9; i++) {
      const t = (i - 4) / 4
      const [x1, y1] = [50 + t * 30, y - h * (0.98 - Math.abs(t) ** 1.7 * 0.86)]
      const [mx, my] = [50 + t * 12, y - h * 0.82]
      const col = i % 2 ? a : c
      out += line(`M50 ${n(y)}Q${n(mx)} ${n(my)} ${n(x1)} ${n(y1)}`, b, 0.8)
      for (let s = 2; s <= 8; s++) {
        const q = s / 8.4
        const [px, py] = [
          (1 - q) ** 2 * 50 + 2 * (1 - q) * q * mx + q * q * x1,
          (1 - q) ** 2 * y + 2 * (1 - q) * q * my + q * q * y1,
        ]
        const dir = Math.atan2(
          2 * (1 - q) * (my - y) + 2 * q * (y1 - my),
          2 * (1 - q) * (mx - 50) + 2 * q * (x1 - mx),
        )
        const size = 8.2 * (1.1 - q * 0.72)
        out += leaf(px, py, dir + 1.05, size, 3.8, col) + leaf(px, py, dir - 1.05, size, 3.8, i % 2 ? b : a)
      }
    }
  if (kind === 'strelitzia') {
    for (const [ang, len, col] of [
      [-0.62, 0.86, b],
      [0.56, 0.9, b],
      [-0.26, 1.02, a],
      [0.2, 0.96, c],
    ]) {
      const [x1, y1] = [50 + Math.cos(UP + ang) * h * len * 0.5, y + Math.sin(UP + ang) * h * len * 0.5]
      out +=
        line(`M50 ${n(y)}L${n(x1)} ${n(y1)}`, b, 1.3) +
        leaf(x1, y1 + 1, UP + ang * 1.15, h * len * 0.56, 11, col, ang * 3) +
        line(
          `M${n(x1)} ${n(y1)}l${n(Math.cos(UP + ang * 1.15) * h * len * 0.46)} ${n(Math.sin(UP + ang * 1.15) * h * len * 0.46)}`,
          b,
          0.6,
        )
    }
    const [fx, fy] = [50 + h * 0.1, y - h * 0.72]
    out +=
      line(`M50 ${n(y)}L${n(fx)} ${n(fy)}`, a, 1.2) +
      leaf(fx, fy, UP + 0.2, 12, 4, '#e08a2e') +
      leaf(fx, fy, UP + 0.62, 12, 4, '#d97a24') +
      leaf(fx - 1, fy + 1, UP + 1.25, 13, 3.4, '#5d5a86')
  }
  if (kind === 'bush') {
    for (const [dx, dy, s, col] of [
      [-11, -0.34, 9.5, b],
      [11, -0.36, 9.5, b],
      [-6, -0.62, 10, a],
      [7, -0.66, 10, a],
      [0, -0.86, 9, c],
      [0, -0.42, 11, a],
      [-13, -0.16, 6, a],
      [13, -0.16, 6, a],
    ])
      out += oval(50 + dx, y + dy * h, s, s * 0.88, col)
    for (let i = 0; i < 11; i++)
      out += leaf(
        50 + r.between(-11, 11),
        y - h * r.between(0.3, 0.9),
        r.between(-2.6, -0.5),
        5,
        3,
        r.pick([c, b]),
      )
  }
  if (kind === 'lavender')
    for (let i = 0; i < 9; i++) {
      const t = (i - 4) / 4
      const [x1, y1] = [50 + t * 18, y - h * (0.92 - Math.abs(t) * 0.24 + r.between(-0.06, 0.06))]
      out +=
        line(`M${n(50 + t * 6)} ${n(y)}Q${n(50 + t * 8)} ${n(y - h * 0.5)} ${n(x1)} ${n(y1)}`, a, 1) +
        leaf(x1 - t * 3, y1 + 11, UP + t * 0.3, 13, 4, i % 2 ? '#8f83ad' : '#a79cc2') +
        leaf(50 + t * 7, y, UP + t * 0.9, h * 0.42, 3, i % 2 ? b : c)
    }
  return out
}
export function planter(m, r) {
  const w = r.between(19, 25)
  const hung = m.form === 'hanging'
  const tall = m.form === 'tall'
  const top = hung ? 58 : tall ? r.between(44, 48) : r.between(53, 60)
  const foot = m.form === 'footed' ? 80 : hung ? 82 : 92
  const profiles = {
    taper: [
      [top, w],
      [foot, w * 0.72],
    ],
    tall: [
      [top, w * 0.86],
      [foot, w * 0.6],
    ],
    straight: [
      [top, w],
      [foot, w * 0.96],
    ],
    belly: [
      [top, w * 0.82],
      [top + 9, w * 1.06],
      [top + 20, w * 1.04],
      [foot - 3, w * 0.74],
      [foot, w * 0.62],
    ],
    bowl: [
      [top + 8, w * 1.28],
      [top + 18, w * 1.16],
      [foot - 4, w * 0.74],
      [foot, w * 0.5],
    ],
    footed: [
      [top, w * 1.04],
      [foot - 6, w * 1.0],
      [foot, w * 0.86],
    ],
    hanging: [
      [top, w],
      [top + 10, w * 1.02],
      [foot - 4, w * 0.62],
      [foot, w * 0.3],
    ],
  }
  const l = lathe(profiles[m.form], { tilt: 0.15, straight: ['taper', 'tall', 'straight'].includes(m.form) })
  const rx = l.r(l.top)
  let out = hung ? '' : shadow(50, 93, rx * (m.form === 'footed' ? 1.1 : 0.94), 3)
  const height = Math.min(l.top - 9, r.between(36, 46))
  if (hung)
    out +=
      line(`M50 0V10M50 10L${n(50 - rx)} ${n(l.top)}M50 10L${n(50 + rx)} ${n(l.top)}`, '#8a6530', 1) +
      oval(50, 10, 1.8, 1.8, '#8a6530')
  if (m.form === 'footed')
    for (const [x, c] of [
      [-0.42, m.wood.deep],
      [0.42, m.wood.deep],
      [-0.86, m.wood.side],
      [0.86, m.wood.side],
    ])
      out += leg(50 + x * w, 68, 3.4, 50 + x * w * 1.12, c === m.wood.side ? 93 : 89, 2.2, c)
  out +=
    oval(50, l.top, rx, rx * 0.15, m.tone.light) + oval(50, l.top + 0.3, rx - 1.6, rx * 0.15 - 0.8, '#4a3528')
  out += plant(m.plant, l.top + 0.6, hung ? Math.min(30, height) : height, r)
  out += glaze(l, m, r)
  if (m.form === 'taper' && m.collar)
    out +=
      l.band(l.top + 0.2, l.top + 7, m.tone.light) +
      l.ring(l.top + 7.6, m.tone.deep, 0.8) +
      lathe(
        [
          [l.top, rx + 1.8],
          [l.top + 7, rx + 1.2],
        ],
        { tilt: 0.15, straight: true },
      ).body(m.tone.light) +
      lathe(
        [
          [l.top, rx + 1.8],
          [l.top + 7, rx + 1.2],
        ],
        { tilt: 0.15, straight: true },
      ).shade()
  if (m.plant === 'fern' || hung)
    for (const s of [-1, 1]) out += leaf(50 + s * rx * 0.5, l.top + 2, UP + s * 2.3, 15, 4, '#7d9a6c', s * 3)
  return out
}

export function basket(m, r) {
  const f = m.fibre
  const c = m.second
  const profiles = {
    ukhamba: (w) => [
      [40, w * 0.5],
      [47, w * 0.8],
      [62, w],
      [76, w * 0.92],
      [88, w * 0.6],
      [92, w * 0.52],
    ],
    laundry: (w) => [
      [30, w * 0.92],
      [50, w * 0.94],
      [80, w * 0.84],
      [92, w * 0.78],
    ],
    bowl: (w) => [
      [60, w * 1.16],
      [72, w * 1.04],
      [86, w * 0.7],
      [92, w * 0.48],
    ],
    market: (w) => [
      [54, w * 1.04],
      [68, w * 0.98],
      [86, w * 0.86],
      [92, w * 0.8],
    ],
    log: (w) => [
      [50, w],
      [70, w * 1.04],
      [88, w * 0.98],
      [92, w * 0.92],
    ],
  }
  const w = m.form === 'laundry' ? r.between(26, 30) : r.between(29, 34)
  const l = lathe(profiles[m.form](w), { tilt: 0.16 })
  const rx = l.r(l.top)
  const h = l.bottom - l.top
  let out = shadow(50, 92.5, l.r(l.bottom) + 10, 3)
  if (m.form === 'market')
    out +=
      line(
        `M${n(50 - rx + 2)} ${n(l.top)}C${n(50 - rx * 0.9)} ${n(l.top - 38)} ${n(50 + rx * 0.9)} ${n(l.top - 38)} ${n(50 + rx - 2)} ${n(l.top)}`,
        f.deep,
        3.4,
      ) +
      line(
        `M${n(50 - rx * 0.4)} ${n(l.top - 26.5)}Q50 ${n(l.top - 31)} ${n(50 + rx * 0.4)} ${n(l.top - 26.5)}`,
        m.leather ?? c.side,
        4.4,
      )
  if (m.form !== 'ukhamba')
    out += oval(50, l.top, rx, rx * 0.16, f.light) + oval(50, l.top + 0.5, rx - 1.8, rx * 0.16 - 0.9, f.deep)
  if (m.form === 'log' && m.full)
    for (const [x, y, s] of [
      [-17, -0.5, 5],
      [17, -0.5, 5.2],
      [-8, -2.6, 6],
      [9, -2.8, 6],
      [0, -5.4, 5.6],
      [1, 1.4, 5],
    ])
      out +=
        oval(50 + x, l.top + y, s, s, '#8a5029') +
        oval(50 + x, l.top + y, s - 1.2, s - 1.2, '#dcb887') +
        oval(50 + x, l.top + y, s * 0.4, s * 0.4, '#c89d66')
  out += l.body(f.base)
  const decor = m.surface
  if (decor === 'dipped') out += l.band(l.top + h * 0.55, l.bottom, c.base)
  if (decor === 'zigzag')
    for (let i = 0; i < r.int(1, 2); i++)
      out += zigzag(
        l,
        l.top + h * (0.2 + i * 0.34),
        l.top + h * (0.44 + i * 0.34),
        r.int(6, 9),
        i ? m.third.base : c.base,
      )
  if (decor === 'diamond') out += diamonds(l, l.top + h * 0.18, l.top + h * 0.58, r.int(5, 7), c.base)
  if (decor === 'banded')
    out +=
      l.band(l.top + h * 0.2, l.top + h * 0.3, c.base) +
      l.band(l.top + h * 0.36, l.top + h * 0.41, m.third.base) +
      l.band(l.top + h * 0.64, l.top + h * 0.74, c.base)
  const gap = m.form === 'ukhamba' || m.form === 'bowl' ? 2.8 : 4.2
  const rows = []
  for (let y = l.top + gap; y < l.bottom; y += gap) rows.push(y)
  out += l.rings(rows, f.deep, 0.55)
  // the stitches of the coil, a few in every row, staggered
  let stitch = ''
  rows.forEach((y, i) => {
    for (const k of around(13)) {
      const [x, yy] = l.at(Math.max(-1, Math.min(1, k + (i % 2 ? 0.09 : 0))), y - gap)
      if (Math.abs(k) < 0.97) stitch += `M${n(x)} ${n(yy)}v${n(gap)}`
    }
  })
  out += line(stitch, f.side, 0.6, ' opacity=".8"')
  if (m.form === 'ukhamba') {
    out += disc(50, l.top - 0.6, rx + 1.6, (rx + 1.6) * 0.17, 2, f.light, f.side)
    if (m.lid) {
      const lid = lathe(
        [
          [l.top - 11, 1.6],
          [l.top - 8, rx * 0.5],
          [l.top - 1.4, rx * 0.98],
        ],
        { tilt: 0.17 },
      )
      out +=
        lid.body(f.base) +
        lid.rings([l.top - 7, l.top - 4], f.deep, 0.55) +
        lid.band(l.top - 5.6, l.top - 3.4, c.base) +
        lid.shade() +
        oval(50, l.top - 12, 2.6, 2.2, c.base)
    } else out += oval(50, l.top - 0.4, rx - 0.6, (rx - 0.6) * 0.15, f.deep)
  } else out += l.band(l.top, l.top + 2.4, f.side)
  if (m.form === 'laundry' || m.form === 'log')
    for (const s of [-1, 1])
      out += line(
        `M${n(50 + s * (l.r(l.top + 7) - 3))} ${n(l.top + 8)}q${s * 7} -1 ${s * 6.5} 5t${s * -5} 4`,
        m.leather ?? f.deep,
        2.4,
      )
  return out + l.shade(l.top, l.bottom, 0.13)
}
export const forms = {
  planter: ['taper', 'straight', 'belly', 'bowl', 'footed', 'tall', 'hanging'],
  basket: ['ukhamba', 'laundry', 'bowl', 'market', 'log'],
}
