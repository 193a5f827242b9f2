// Woven patterns in a square from -1 to 1: a cushion, a rug and a throw wear them, each through its own bend.
// A pattern is a list of [points, colour]; colours are 'base', 'second', 'third'.
const rect = (u0, v0, u1, v1) => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
]
const kite = (u, v, a, b) => [
  [u, v - b],
  [u + a, v],
  [u, v + b],
  [u - a, v],
]

function bands(r) {
  const out = []
  let v = -0.86
  while (v < 0.86) {
    const h = r.pick([0.05, 0.05, 0.09, 0.16, 0.24])
    if (v + h < 0.9) out.push([rect(-1, v, 1, v + h), r.pick(['second', 'second', 'third'])])
    v += h + r.pick([0.06, 0.1, 0.16, 0.22])
  }
  return out
}
/** Bands that answer each other from both ends, as on a blanket. */
function ends(r) {
  const out = []
  let v = -0.82
  for (let i = r.int(2, 4); i > 0; i--) {
    const h = r.pick([0.04, 0.07, 0.13])
    const c = i % 2 ? 'second' : 'third'
    out.push([rect(-1, v, 1, v + h), c], [rect(-1, -v - h, 1, -v), c])
    v += h + r.pick([0.05, 0.08, 0.12])
  }
  return out
}
function pinstripe(r) {
  const gap = r.pick([0.16, 0.22, 0.3])
  const h = gap * r.pick([0.22, 0.34, 0.5])
  const out = []
  for (let v = -0.92 + gap / 2; v < 0.92; v += gap) out.push([rect(-1, v, 1, v + h), 'second'])
  return out
}
function ticking(r) {
  const gap = r.pick([0.2, 0.26, 0.34])
  const out = []
  for (let u = -0.9; u < 0.9; u += gap) out.push([rect(u, -1, u + gap * 0.34, 1), 'second'])
  return out
}
function blocks(r) {
  return r.pick([
    [
      [rect(-1, 0.1, 1, 1), 'second'],
      [rect(-1, -0.02, 1, 0.04), 'third'],
    ],
    [
      [rect(0, -1, 1, 0), 'second'],
      [rect(-1, 0, 0, 1), 'third'],
    ],
    [
      [rect(-1, -1, -0.3, 1), 'second'],
      [rect(0.62, -1, 1, 1), 'third'],
    ],
    [
      [rect(-0.5, -0.5, 0.5, 0.5), 'second'],
      [rect(-0.2, -0.2, 0.2, 0.2), 'third'],
    ],
  ])
}
function diamonds(r) {
  const count = r.pick([2, 3, 4])
  const rows = r.pick([1, 2, 3])
  const out = []
  const [a, b] = [0.86 / count, Math.min(0.8 / rows, 1.3 / count)]
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < count; i++) {
      const [u, v] = [((i + 0.5) / count) * 2 - 1, rows === 1 ? 0 : ((j + 0.5) / rows) * 1.76 - 0.88]
      out.push([kite(u, v, a, b * 0.92), 'second'], [kite(u, v, a * 0.5, b * 0.46), 'third'])
    }
  return out
}
function zigzag(r) {
  const teeth = r.pick([3, 4, 5])
  const rows = r.pick([2, 3, 4])
  const out = []
  for (let j = 0; j < rows; j++) {
    const v = ((j + 0.5) / rows) * 1.8 - 0.9
    const [amp, h] = [0.44 / rows, r.pick([0.34, 0.5]) / rows]
    const up = []
    const down = []
    for (let i = 0; i <= teeth * 2; i++) {
      const u = (i / (teeth * 2)) * 2 - 1
      const y = v + (i % 2 ? amp : -amp)
      up.push([u, y - h / 2])
      down.unshift([u, y + h / 2])
    }
    out.push([[...up, ...down], j % 2 ? 'third' : 'second'])
  }
  return out
}
/** Stepped diamonds in a row, as on a Basotho blanket. */
function steps(r) {
  const count = r.pick([1, 2, 2, 3])
  const out = []
  const half = 3
  for (let i = 0; i < count; i++) {
    const u = ((i + 0.5) / count) * 2 - 1
    for (let s = -half; s <= half; s++) {
      const a = (0.92 / count) * (1 - Math.abs(s) / (half + 0.6))
      out.push([rect(u - a, (s - 0.5) * 0.24, u + a, (s + 0.5) * 0.24 + 0.004), 'second'])
    }
    for (let s = -1; s <= 1; s++) {
      const a = (0.4 / count) * (1 - Math.abs(s) * 0.5)
      out.push([rect(u - a, (s - 0.5) * 0.2, u + a, (s + 0.5) * 0.2 + 0.004), 'third'])
    }
  }
  return out
}
function check(r) {
  const gap = r.pick([0.4, 0.5, 0.66])
  const w = r.pick([0.04, 0.07])
  const out = []
  for (let t = -1 + gap / 2; t < 1; t += gap)
    out.push([rect(t, -1, t + w, 1), 'second'], [rect(-1, t, 1, t + w), 'second'])
  return out
}
function frame() {
  return [
    [rect(-0.84, -0.84, 0.84, -0.72), 'second'],
    [rect(-0.84, 0.72, 0.84, 0.84), 'second'],
    [rect(-0.84, -0.84, -0.72, 0.84), 'second'],
    [rect(0.72, -0.84, 0.84, 0.84), 'second'],
    [kite(0, 0, 0.3, 0.3), 'third'],
  ]
}
/** Doors: a round head on straight legs, one inside the other. */
function arches(r) {
  const out = []
  const [rows, columns] = r.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [2, 4],
  ])
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const u = ((i + 0.5) / columns) * 2 - 1
      const foot = ((j + 1) / rows) * 1.76 - 0.92
      const tall = 1.5 / rows
      for (const [part, c] of [
        [0.8, 'second'],
        [0.54, 'base'],
        [0.3, 'third'],
      ]) {
        const a = part / columns
        const head = foot - tall * (0.36 + part * 0.3)
        const points = [[u - a, foot]]
        for (let s = 0; s <= 8; s++)
          points.push([
            u - a * Math.cos((s / 8) * Math.PI),
            head - a * (columns / 2.6 / rows) * 1.1 * Math.sin((s / 8) * Math.PI),
          ])
        out.push([[...points, [u + a, foot]], c])
      }
    }
  return out
}
function triangles(r) {
  const count = r.pick([3, 4, 5])
  const out = []
  const rows = r.pick([2, 4])
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < count; i++) {
      const u = (i / count) * 2 - 1
      const h = 1.8 / rows
      const v = -0.9 + j * h
      if (j % 2)
        out.push([
          [
            [u, v],
            [u + 2 / count, v],
            [u + 1 / count, v + h * 0.9],
          ],
          'third',
        ])
      else
        out.push([
          [
            [u, v + h],
            [u + 2 / count, v + h],
            [u + 1 / count, v + h * 0.1],
          ],
          'second',
        ])
    }
  return out
}
const crosses = () => {
  const out = []
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 4; i++) {
      const [u, v] = [-0.72 + i * 0.48 + (j % 2 ? 0.12 : -0.12), -0.72 + j * 0.48]
      const c = (i + j) % 3 ? 'second' : 'third'
      out.push(
        [rect(u - 0.11, v - 0.03, u + 0.11, v + 0.03), c],
        [rect(u - 0.03, v - 0.11, u + 0.03, v + 0.11), c],
      )
    }
  return out
}
export const PATTERNS = {
  plain: () => [],
  bands,
  ends,
  pinstripe,
  ticking,
  blocks,
  diamonds,
  zigzag,
  steps,
  check,
  frame,
  arches,
  triangles,
  crosses,
}
export const WORD_OF_PATTERN = {
  plain: 'plain',
  bands: 'banded',
  ends: 'bordered',
  pinstripe: 'striped',
  ticking: 'ticking',
  blocks: 'block',
  diamonds: 'diamond',
  zigzag: 'zigzag',
  steps: 'stepped',
  check: 'check',
  frame: 'framed',
  arches: 'arch',
  triangles: 'triangle',
  crosses: 'cross',
}

/** Cuts the long edges of a pattern's shapes and bends them: `to` turns (u, v) into a place in the picture. */
export function wear(pattern, to, colours) {
  const byColour = []
  for (const [points, key] of pattern) {
    const out = []
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length]
      const cuts = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / 0.45))
      for (let c = 0; c < cuts; c++)
        out.push(to(p[0] + ((q[0] - p[0]) * c) / cuts, p[1] + ((q[1] - p[1]) * c) / cuts))
    })
    const d = `M${out.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}z`
    const last = byColour[byColour.length - 1]
    if (last?.key === key) last.d += d
    else byColour.push({ key, d })
  }
  return byColour.map(({ key, d }) => `<path d="${d}" fill="${colours[key]}"/>`).join('')
}
