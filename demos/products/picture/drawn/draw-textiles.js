// Throws, cushions and rugs. m: { form, tone, second, third, pattern, wood, metal }
import { PATTERNS, wear } from './patterns.js'
import { bar, box, fill, line, n, oval, poly, shadow, smooth } from './svg.js'

const coloursOf = (m) => ({ base: m.tone.base, second: m.second.base, third: m.third.base })
const fringe = (x0, x1, y, length, colour, gap = 2.6) => {
  let d = ''
  for (let x = x0; x <= x1; x += gap) d += `M${n(x)} ${n(y)}v${n(length)}`
  return line(d, colour, 1.1)
}

/** What of the weave shows on the edge of one fold. */
function foldPattern(m, cx, y, half, h, at) {
  const [two, three] = [m.second.base, m.third.base]
  const stripe = (dy, t, c) => box(cx - half, y + dy, half * 2, t, 0, c)
  if (m.pattern === 'check') {
    let d = ''
    for (let x = -half + 7; x < half - 2; x += 9.5) d += `M${n(cx + x)} ${n(y + 0.6)}v${n(h)}`
    return line(d, two, 1.3) + stripe(h * 0.5, 1.3, two)
  }
  if (m.pattern === 'zigzag') {
    let d = `M${n(cx - half + 1)} ${n(y + h * 0.68)}`
    const count = 10
    for (let i = 1; i <= count; i++)
      d += `L${n(cx - half + 1 + ((half * 2 - 2) * i) / count)} ${n(y + h * (i % 2 ? 0.36 : 0.68))}`
    return line(d, two, 1.9, ' stroke-linejoin="round"')
  }
  if (m.pattern === 'steps') {
    let d = ''
    for (let i = 0; i < 5; i++) {
      const x = cx - half + ((i + 0.5) / 5) * half * 2
      const s = h * 0.13
      d += `M${n(x - 1)} ${n(y + h * 0.2)}h2v${n(s)}h2v${n(s)}h2v${n(s)}h-2v${n(s)}h-2v${n(s)}h-2v${n(-s)}h-2v${n(-s)}h-2v${n(-s)}h2v${n(-s)}h2z`
    }
    return fill(d, two)
  }
  if (m.pattern === 'pinstripe') return [0.2, 0.42, 0.64, 0.86].map((p) => stripe(h * p, 1.1, two)).join('')
  if (m.pattern === 'bands') return stripe(h * at, h * 0.3, two) + stripe(h * at + h * 0.4, 1.4, three)
  return stripe(h * at, 1.7, two) + stripe(h * at + 3.1, 1.7, three) + stripe(h * at + 6.2, 1.1, two)
}
export function throwOver(m, r) {
  const c = m.tone
  if (m.form === 'folded') {
    const layers = r.int(3, 4)
    const h = layers === 3 ? 17 : 14
    const w = r.between(31, 35)
    let out = shadow(50, 88, w + 5, 3)
    const base = 87 - layers * h
    const at = r.between(0.22, 0.34)
    for (let i = layers - 1; i >= 0; i--) {
      const half = w + i * 1.6
      const y = base + i * h
      out += box(50 - half, y, half * 2, h + 3, 6, i === 0 ? c.light : i % 2 ? c.base : c.side)
      out += foldPattern(m, 50, y, half, h, at)
      if (i)
        out += line(`M${n(50 - half + 5)} ${n(y + 0.6)}h${n(half * 2 - 10)}`, c.deep, 0.6, ' opacity=".5"')
    }
    out += line(`M${n(50 + w * 0.46)} ${n(base)}V87`, c.deep, 0.7, ' opacity=".4"')
    return out + fringe(50 - w + 2, 50 - w * 0.3, 86, 5, c.side, 3.4)
  }
  if (m.form === 'rolled') {
    let out = shadow(50, 88, 40, 3)
    const rolls = [
      [72, 1],
      [55, 0],
    ]
    for (const [y, i] of rolls) {
      const x0 = 16 + (i ? 0 : 5)
      const x1 = 84 - (i ? 0 : 5)
      const [base, band] = i ? [c.base, m.second.base] : [m.second.base, c.base]
      out += box(x0, y - 2, x1 - x0, 17, 8, base)
      for (const x of [0.2, 0.28, 0.72, 0.8])
        out += box(x0 + (x1 - x0) * x, y - 2, 3, 17, 0, i ? m.third.base : band)
      out +=
        box(x0, y + 9, x1 - x0, 6, 3, '#2a1408', ' opacity=".08"') +
        oval(x1 - 7, y + 6.5, 7, 8.4, i ? c.side : m.second.side) +
        line(
          smooth([
            [x1 - 3, y + 6],
            [x1 - 6.6, y + 11],
            [x1 - 10.6, y + 6.4],
            [x1 - 7, y + 2.4],
            [x1 - 4.8, y + 6],
            [x1 - 7, y + 8.4],
          ]),
          i ? c.deep : m.second.deep,
          0.9,
        )
    }
    return out
  }
  // over a rail
  const w = r.between(24, 29)
  const [top, end] = [22, r.between(76, 83)]
  const wave = r.between(0.6, 1.6)
  const to = (u, v) => [
    50 + u * (w + (v + 1) * 0.9),
    (top + end) / 2 + (v * (end - top)) / 2 + Math.sin(u * 5 + 1) * wave * (v + 1) * 0.5,
  ]
  const rim = []
  for (let i = 0; i <= 10; i++) rim.push(to(-1 + i / 5, 1))
  let out =
    bar(8, 20.5, 3, 92, 20.5, 3, m.wood.side) +
    oval(8, 20.5, 2.6, 2.6, m.wood.deep) +
    oval(92, 20.5, 2.6, 2.6, m.wood.deep)
  out += box(50 - w + 3, top, w * 2 - 4, end - top - 9, 2, c.deep)
  for (const [x, y] of rim) out += line(`M${n(x)} ${n(y)}v5.500`, c.side, 1.2)
  out += fill(
    `M${n(50 - w)} 22q0-4.500 4-4.500h${n(w * 2 - 8)}q4 0 4 4.500L${[...rim]
      .reverse()
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join('L')}z`,
    c.base,
  )
  out += wear(PATTERNS[m.pattern](r), (u, v) => to(u, v), coloursOf(m))
  for (const u of [-0.5, 0.12, 0.62])
    out += poly([to(u, -1), to(u + 0.07, -1), to(u + 0.12, 1), to(u, 1)], '#2a1408', ' opacity=".06"')
  return out + box(50 - w, 17.5, w * 2, 5, 2.4, c.light, ' opacity=".5"')
}

export function cushion(m, r) {
  const c = m.tone
  const [w, h] =
    m.form === 'lumbar'
      ? [r.between(38, 41), r.between(21, 24)]
      : m.form === 'floor'
        ? [38, 24]
        : [r.between(30, 34), r.between(29, 33)]
  const sag = m.form === 'lumbar' ? 0.08 : 0.1
  const cy = 91 - h
  if (m.form === 'round') {
    const rad = r.between(29, 33)
    let out = shadow(50, 92, rad * 0.8, 3) + oval(50, 91 - rad, rad, rad, c.base)
    const count = r.pick([12, 16, 20])
    let d = ''
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2
      d += `M${n(50 + Math.cos(a) * 4)} ${n(91 - rad + Math.sin(a) * 4)}L${n(50 + Math.cos(a) * (rad - 1))} ${n(91 - rad + Math.sin(a) * (rad - 1))}`
    }
    out += r.chance(0.5)
      ? line(d, c.side, 1)
      : oval(50, 91 - rad, rad * 0.74, rad * 0.74, m.second.base) +
        oval(50, 91 - rad, rad * 0.46, rad * 0.46, c.base) +
        oval(50, 91 - rad, rad * 0.2, rad * 0.2, m.third.base)
    return out + oval(50, 91 - rad, 3.4, 3.4, m.second.base)
  }
  const to = (u, v) => [50 + u * w * (1 - sag * (1 - v * v)), cy + v * h * (1 - sag * (1 - u * u))]
  const outline = []
  for (let i = -10; i < 10; i++) outline.push(to(i / 10, -1))
  for (let i = -10; i < 10; i++) outline.push(to(1, i / 10))
  for (let i = 10; i > -10; i--) outline.push(to(i / 10, 1))
  for (let i = 10; i > -10; i--) outline.push(to(-1, i / 10))
  const trim = m.trim ?? 'plain'
  let out = shadow(50, 92, w * 0.9, 3)
  if (trim === 'tassels')
    for (const [u, v] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]) {
      const [x, y] = to(u, v)
      out += bar(x, y, 1.4, x + u * 3.4, y + v * 2 + 1.5, 3.6, m.second.side)
    }
  if (trim === 'fringe')
    for (const s of [-1, 1])
      for (let i = -9; i <= 9; i++) {
        const [x, y] = to(s, i / 10)
        out += line(`M${n(x)} ${n(y)}h${s * 4}`, c.side, 1)
      }
  out += poly(
    outline,
    c.base,
    ` stroke="${trim === 'piped' ? m.second.side : c.base}" stroke-width="2" stroke-linejoin="round"`,
  )
  out += wear(PATTERNS[m.pattern](r), (u, v) => to(u * 0.985, v * 0.985), coloursOf(m))
  if (m.pattern === 'plain')
    out += line(
      `M${to(-0.5, -0.86).map(n).join(' ')}Q${to(-0.62, 0).map(n).join(' ')} ${to(-0.4, 0.5).map(n).join(' ')}M${to(0.34, 0.84).map(n).join(' ')}Q${to(0.5, 0.5).map(n).join(' ')} ${to(0.44, 0.14).map(n).join(' ')}`,
      c.side,
      0.9,
      ' opacity=".7"',
    )
  const side = []
  for (let i = -10; i <= 10; i++) side.push(to(1, i / 10))
  for (let i = 10; i >= -10; i--) side.push(to(0.72 - 0.1 * (1 - (i / 10) ** 2), i / 10))
  return out + poly(side, '#2a1408', ' opacity=".06"')
}

export function rug(m, r) {
  const c = m.tone
  if (m.form === 'round') {
    let out =
      oval(50, 58, 44, 25.5, '#000', ' opacity=".07"') +
      oval(50, 56.5, 44, 25, c.side) +
      oval(50, 55.5, 44, 25, c.base)
    const rings = r.int(3, 6)
    for (let i = 1; i <= rings; i++) {
      const part = 1 - i / (rings + 1) + r.between(-0.03, 0.03)
      out += oval(50, 55.5, 44 * part, 25 * part, [m.second.base, c.base, m.third.base, c.base][(i - 1) % 4])
    }
    return out
  }
  const runner = m.form === 'runner'
  // laid on the floor, seen from above: its far end is a little narrower
  const [near, far, top, end] = runner
    ? [25, 20.5, 12, 88]
    : m.form === 'wide'
      ? [46, 39, 30, 80]
      : [41, 34, 19, 86]
  const to = (u, v) => {
    const t = (v + 1) / 2
    const y = top + (end - top) * (t * 0.86 + t * t * 0.14)
    return [50 + u * (far + (near - far) * ((y - top) / (end - top))), y]
  }
  const corners = [to(-1, -1), to(1, -1), to(1, 1), to(-1, 1)]
  let out = poly(
    corners.map(([x, y]) => [x + 0.6, y + 2.4]),
    '#000',
    ' opacity=".08"',
  )
  if (m.trim !== 'bound') {
    let d = ''
    for (let i = 0; i <= 26; i++) {
      const u = -0.98 + (i / 26) * 1.96
      const [a, b] = [to(u, -1), to(u, 1)]
      d += `M${n(a[0])} ${n(a[1])}v-3.200M${n(b[0])} ${n(b[1])}v4.600`
    }
    out += line(d, m.fringe ?? c.side, 1)
  }
  out += poly(corners, c.base) + wear(PATTERNS[m.pattern](r), to, coloursOf(m))
  if (m.pattern === 'plain')
    out += wear(
      [
        [
          [
            [-0.9, -0.88],
            [0.9, -0.88],
            [0.9, -0.84],
            [-0.9, -0.84],
          ],
          'second',
        ],
        [
          [
            [-0.9, 0.84],
            [0.9, 0.84],
            [0.9, 0.88],
            [-0.9, 0.88],
          ],
          'second',
        ],
      ],
      to,
      coloursOf(m),
    )
  let weft = ''
  for (let v = -0.94; v < 0.98; v += 0.095)
    weft += `M${to(-1, v).map(n).join(' ')}L${to(1, v).map(n).join(' ')}`
  out += line(weft, '#2a1408', 0.35, ' opacity=".16"')
  return out + poly([to(-1, 0.965), to(1, 0.965), to(1, 1), to(-1, 1)], '#2a1408', ' opacity=".16"')
}
export const forms = {
  throw: ['folded', 'rail', 'rolled'],
  cushion: ['square', 'lumbar', 'round'],
  rug: ['long', 'wide', 'runner', 'round'],
}
