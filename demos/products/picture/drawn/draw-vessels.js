// Bowls, vases and mugs. m: { form, tone (glaze), second, wood, surface, stems }
import { around, diamonds, flecks, lathe, zigzag } from './lathe.js'
import { leaf, line, n, oval, shadow } from './svg.js'

/** What the kiln and the brush did: bare, dipped, banded, speckled, combed, painted. */
export function glaze(l, m, r) {
  const [c, s] = [m.tone, m.second]
  const h = l.bottom - l.top
  const cut = l.top + h * r.between(0.45, 0.68)
  let out = l.body(c.base)
  if (m.surface === 'dipped') out += l.band(cut, l.bottom, s.base)
  if (m.surface === 'topped') out += l.band(l.top, l.top + h * r.between(0.22, 0.4), s.base)
  if (m.surface === 'banded') {
    const y = l.top + h * r.between(0.3, 0.5)
    out += l.band(y, y + h * 0.12, s.base) + l.ring(y - h * 0.05, s.base, 1) + l.ring(y + h * 0.17, s.base, 1)
  }
  if (m.surface === 'combed')
    out += l.rings(
      Array.from({ length: Math.floor(h / 4.4) }, (_, i) => l.top + 4 + i * 4.4).filter(
        (y) => y < l.bottom - 2,
      ),
      c.side,
      0.9,
    )
  if (m.surface === 'fluted')
    out += l.ribs(around(r.int(13, 19)), l.top + h * 0.12, l.bottom - 1, c.side, 0.9)
  if (m.surface === 'painted') {
    const y = l.top + h * r.between(0.32, 0.42)
    out += r.chance(0.5)
      ? zigzag(l, y, y + h * 0.22, r.int(6, 9), s.base)
      : diamonds(l, y, y + h * 0.26, r.int(5, 8), s.base)
    out += l.ring(y - h * 0.05, s.base, 1) + l.ring(y + h * 0.3, s.base, 1)
  }
  if (m.surface === 'speckled') out += flecks(l, r, c.deep, 34)
  return out + l.shade() + l.shine(l.top + h * 0.16, l.bottom - h * 0.2, -0.68, 0.13, 0.24)
}
const FRUIT = [
  ['#e39a3c', '#c67a25'],
  ['#d8b63f', '#b18f2b'],
  ['#8f3f3a', '#6e2c2a'],
  ['#a9b25a', '#848c3f'],
]

export function bowl(m, r) {
  const w = m.form === 'deep' ? r.between(29, 34) : r.between(34, 41)
  const profiles = {
    shallow: [
      [66, w],
      [73, w * 0.9],
      [82, w * 0.62],
      [90, w * 0.32],
      [92, w * 0.34],
    ],
    deep: [
      [52, w],
      [66, w * 1.0],
      [80, w * 0.82],
      [89, w * 0.46],
      [92, w * 0.46],
    ],
    footed: [
      [56, w],
      [66, w * 0.82],
      [76, w * 0.36],
      [82, w * 0.22],
      [90, w * 0.42],
      [92, w * 0.44],
    ],
    flared: [
      [58, w * 1.04],
      [64, w * 0.84],
      [76, w * 0.62],
      [88, w * 0.36],
      [92, w * 0.36],
    ],
    dough: [
      [60, w * 1.04],
      [74, w * 0.96],
      [86, w * 0.7],
      [92, w * 0.5],
    ],
  }
  const l = lathe(profiles[m.form], { tilt: 0.21 })
  const [top, rx] = [l.top, l.r(l.top)]
  const skin = m.wood ?? m.tone
  const inner = m.wood ? m.wood.side : m.inside ? m.second.base : m.tone.side
  let out =
    shadow(50, 92.5, w * 0.62, 3) +
    oval(50, top, rx, rx * 0.21, m.wood ? m.wood.light : m.inside ? m.second.light : m.tone.light)
  out +=
    oval(50, top + 0.4, rx - 1.6, rx * 0.21 - 0.9, inner) +
    oval(50 + rx * 0.1, top + rx * 0.07, rx * 0.74, rx * 0.11, '#2a1408', ' opacity=".1"')
  if (m.fruit && m.form !== 'shallow') {
    const [base, side] = r.pick(FRUIT)
    const size = rx * 0.24
    for (const [x, y] of [
      [-0.42, -0.5],
      [0.05, -0.8],
      [0.46, -0.42],
      [-0.16, 0.1],
      [0.26, 0.14],
    ]) {
      out +=
        oval(50 + x * rx, top + y * size, size, size * 0.96, base) +
        oval(
          50 + x * rx + size * 0.3,
          top + y * size + size * 0.26,
          size * 0.56,
          size * 0.5,
          side,
          ' opacity=".5"',
        )
    }
    out += leaf(50 + rx * 0.08, top - size * 1.6, -0.6, 8, 4, '#5f7f58', 1)
  }
  if (m.wood) {
    out += l.body(skin.base)
    out += l.rings(
      [top + 8, top + 15, top + 21].filter((y) => y < l.bottom - 4),
      skin.grain,
      0.8,
    )
    if (m.surface === 'banded') out += l.band(top + 4, top + 8, m.metal?.base ?? skin.deep)
    return out + l.shade(l.top, l.bottom, 0.14)
  }
  return out + glaze(l, m, r)
}

const VASES = {
  bottle: (r) => {
    const b = r.between(15, 22)
    return [
      [24, 4.5],
      [29, 3.6],
      [44, 4.4],
      [58, b * 0.8],
      [72, b],
      [86, b * 0.82],
      [92, b * 0.62],
    ]
  },
  amphora: (r) => {
    const b = r.between(20, 26)
    return [
      [30, 9],
      [35, 7],
      [46, b * 0.92],
      [54, b],
      [70, b * 0.8],
      [86, b * 0.48],
      [92, b * 0.5],
    ]
  },
  cylinder: (r) => {
    const b = r.between(13, 18)
    return [
      [32, b * 0.96],
      [36, b],
      [86, b],
      [92, b * 0.94],
    ]
  },
  gourd: (r) => {
    const b = r.between(18, 23)
    return [
      [28, 6],
      [34, 7.4],
      [42, b * 0.56],
      [50, b * 0.5],
      [62, b * 0.92],
      [76, b],
      [88, b * 0.78],
      [92, b * 0.6],
    ]
  },
  moon: (r) => {
    const b = r.between(24, 29)
    return [
      [38, 7.4],
      [41, 6.4],
      [48, b * 0.72],
      [60, b * 0.98],
      [68, b],
      [82, b * 0.76],
      [92, b * 0.36],
    ]
  },
  carafe: (r) => {
    const b = r.between(17, 22)
    return [
      [26, 10],
      [34, 6.6],
      [46, 7.2],
      [62, b * 0.84],
      [78, b],
      [92, b * 0.86],
    ]
  },
  trumpet: (r) => {
    const b = r.between(16, 21)
    return [
      [28, b],
      [36, b * 0.7],
      [50, b * 0.42],
      [70, b * 0.36],
      [84, b * 0.5],
      [92, b * 0.74],
    ]
  },
  cone: (r) => {
    const b = r.between(20, 25)
    return [
      [34, 6],
      [48, b * 0.5],
      [70, b * 0.82],
      [88, b],
      [92, b * 0.96],
    ]
  },
}
/** What stands in it: nothing, grass, protea, eucalyptus, a branch. */
function stems(kind, x, y, r) {
  let out = ''
  if (kind === 'grass')
    for (let i = 0; i < 7; i++) {
      const [dx, h] = [(i - 3) * r.between(3, 4.6), r.between(18, 27)]
      out +=
        line(
          `M${n(x)} ${n(y + 3)}Q${n(x + dx * 0.2)} ${n(y - h * 0.6)} ${n(x + dx)} ${n(y - h)}`,
          '#b99a5f',
          0.8,
        ) + leaf(x + dx, y - h + 3, -Math.PI / 2 + dx * 0.03, 8, 2.4, '#d5b679')
    }
  if (kind === 'protea')
    for (const [dx, h, s] of [
      [-7, 15, 0.86],
      [6, 20, 1],
    ]) {
      const [fx, fy] = [x + dx, y - h]
      out += line(
        `M${n(x)} ${n(y + 3)}Q${n(x + dx * 0.3)} ${n(y - h * 0.4)} ${n(fx)} ${n(fy + 4)}`,
        '#6f7f55',
        1.4,
      )
      out += leaf(x + dx * 0.5, y - h * 0.4, -Math.PI / 2 + dx * 0.14, 9, 4, '#7f9168', 1)
      for (const a of [-0.9, -0.45, 0.45, 0.9, 0])
        out += leaf(
          fx,
          fy + 5 * s,
          -Math.PI / 2 + a,
          11 * s,
          4.8 * s,
          a === 0 ? '#e3a08f' : Math.abs(a) > 0.6 ? '#b9606a' : '#cf7f7c',
        )
    }
  if (kind === 'gum')
    for (const dir of [-1, 1]) {
      const [dx, h] = [dir * r.between(9, 14), r.between(19, 25)]
      out += line(
        `M${n(x)} ${n(y + 3)}Q${n(x + dx * 0.2)} ${n(y - h * 0.7)} ${n(x + dx)} ${n(y - h)}`,
        '#7b6a4c',
        0.9,
      )
      for (let i = 1; i <= 5; i++) {
        const t = i / 5.4
        const [px, py] = [x + dx * t * t + dx * 0.16 * t, y - h * t]
        out +=
          oval(px - 3.2, py - 0.6, 3.1, 2.1, i % 2 ? '#93a58d' : '#a9b8a1') +
          oval(px + 3.2, py + 0.6, 3.1, 2.1, i % 2 ? '#a9b8a1' : '#7f9479')
      }
    }
  if (kind === 'branch') {
    const s = r.pick([-1, 1])
    out += line(
      `M${n(x)} ${n(y + 3)}Q${n(x + s * 1)} ${n(y - 12)} ${n(x + s * 9)} ${n(y - 24)}M${n(x + s * 1.5)} ${n(y - 9)}Q${n(x - s * 3)} ${n(y - 14)} ${n(x - s * 7)} ${n(y - 19)}M${n(x + s * 4.5)} ${n(y - 16)}l${n(s * 6)} -2.500`,
      '#6b4a38',
      1.1,
    )
    for (const [bx, by] of [
      [9, -24],
      [6, -20],
      [-7, -19],
      [-4, -15],
      [10.5, -18.5],
      [3, -13.5],
    ])
      out += oval(x + s * bx, y + by, 1.9, 1.9, r.pick(['#b35d3a', '#c98a3c', '#b35d3a']))
  }
  return out
}
export function vase(m, r) {
  const l = lathe(VASES[m.form](r), { tilt: 0.15 })
  const inside = m.stems && m.stems !== 'none' ? stems(m.stems, 50, l.top, r) : ''
  const small = inside ? 'translate(7 13) scale(.86)' : null
  const body =
    l.mouth(m.tone.deep) +
    inside +
    glaze(l, m, r) +
    (inside ? '' : l.mouth(m.tone.light) + l.mouth(m.tone.deep, 1.2))
  const ears = m.ears
    ? [-1, 1]
        .map((s) =>
          line(
            `M${n(50 + s * l.r(l.top + 6))} ${n(l.top + 7)}q${s * 9} 1 ${n(s * (l.r(l.top + 20) - l.r(l.top + 6)) + s * 1)} 13`,
            m.tone.side,
            2.6,
          ),
        )
        .join('')
    : ''
  const all = shadow(50, 92.5, l.r(l.bottom) + 9, 2.8) + ears + body
  return small ? `<g transform="${small}">${all}</g>` : all
}

export function mug(m, r) {
  const espresso = m.form === 'espresso'
  const w = espresso ? r.between(15, 18) : r.between(19, 23)
  const top = espresso ? r.between(58, 62) : r.between(45, 53)
  const profiles = {
    straight: [
      [top, w],
      [top + 4, w],
      [86, w],
      [92, w * 0.92],
    ],
    tapered: [
      [top, w * 1.06],
      [72, w * 0.94],
      [88, w * 0.76],
      [92, w * 0.66],
    ],
    belly: [
      [top, w * 0.86],
      [top + 12, w * 0.98],
      [76, w * 1.12],
      [87, w * 0.98],
      [92, w * 0.72],
    ],
    tumbler: [
      [top, w],
      [60, w * 0.97],
      [76, w * 0.86],
      [92, w * 0.8],
    ],
    espresso: [
      [top, w],
      [74, w * 0.98],
      [88, w * 0.78],
      [92, w * 0.66],
    ],
  }
  const make = (cx) => lathe(profiles[m.form], { cx, tilt: 0.19 })
  const cupOf = (l, mm) => {
    const rx = l.r(l.top)
    const [y0, y1] = [l.top + (l.bottom - l.top) * 0.2, l.top + (l.bottom - l.top) * 0.72]
    const hx = l.cx + l.r((y0 + y1) / 2) - 1.2
    const hand =
      mm.form === 'tumbler'
        ? ''
        : mm.handle === 'ring'
          ? `<circle cx="${n(hx + 6)}" cy="${n((y0 + y1) / 2)}" r="${n((y1 - y0) * 0.36)}" fill="none" stroke="${mm.tone.side}" stroke-width="3.800"/>`
          : line(
              `M${n(hx - 1)} ${n(y0)}h${espresso ? 5 : 7}q6 0 5.400 ${n((y1 - y0) * 0.5)}q-.8 ${n((y1 - y0) * 0.44)} -${espresso ? 9 : 12} ${n((y1 - y0) * 0.5)}`,
              mm.tone.side,
              3.8,
              ' stroke-linejoin="round" stroke-linecap="round"',
            )
    const drink = mm.full ? oval(l.cx, l.top + 1.4, rx - 2.6, (rx - 2.6) * 0.17, '#5a3826') : ''
    return (
      hand +
      glaze(l, mm, r) +
      oval(l.cx, l.top, rx, rx * 0.19, mm.tone.light) +
      oval(l.cx, l.top + 0.4, rx - 1.5, rx * 0.19 - 0.8, mm.inside ? mm.second.side : mm.tone.deep) +
      drink
    )
  }
  if (espresso) {
    const saucer = (cx) =>
      oval(cx, 91.6, w * 1.42, 4, m.second.side) + oval(cx, 90.8, w * 1.42, 3.8, m.second.base)
    return shadow(50, 93, w * 1.6, 2.6) + saucer(48) + cupOf(make(47), m)
  }
  if (m.pair) {
    const back = `<g transform="translate(19 5.500) scale(.9)">${shadow(50, 92.5, w + 4, 2.6)}${cupOf(make(52), { ...m, tone: m.second, second: m.tone, full: false })}</g>`
    return `${back}<g transform="translate(-8 3) scale(.97)">${shadow(44, 92.5, w + 5, 2.8)}${cupOf(make(42), m)}</g>`
  }
  return shadow(50, 92.5, w + 6, 2.8) + cupOf(make(46), m)
}
export const forms = {
  bowl: ['shallow', 'deep', 'footed', 'flared', 'dough'],
  vase: ['bottle', 'amphora', 'cylinder', 'gourd', 'moon', 'carafe', 'trumpet', 'cone'],
  mug: ['straight', 'tapered', 'belly', 'tumbler', 'espresso'],
}
