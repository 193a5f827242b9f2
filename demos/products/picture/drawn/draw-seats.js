// Stools, chairs and benches.

import { grainRound, slab } from './draw-tables.js'
import { around, lathe } from './lathe.js'
import { bar, box, disc, fill, leg, line, n, oval, poly, shadow, soft } from './svg.js'

/** Riempie or cord across a seat: a weave in a trapezoid. */
function weave(cx, y0, y1, half0, half1, colour, tone, width = 0.8) {
  let d = ''
  const count = 11
  for (let i = 1; i < count; i++) {
    const u = (i / count) * 2 - 1
    d += `M${n(cx + u * half0)} ${n(y0)}L${n(cx + u * half1)} ${n(y1)}`
  }
  for (let y = y0 + 1.7; y < y1; y += 1.9) {
    const half = half0 + ((half1 - half0) * (y - y0)) / (y1 - y0)
    d += `M${n(cx - half)} ${n(y)}h${n(half * 2)}`
  }
  return (
    poly(
      [
        [cx - half0, y0],
        [cx + half0, y0],
        [cx + half1, y1],
        [cx - half1, y1],
      ],
      tone,
    ) + line(d, colour, width)
  )
}

export function stool(m, r) {
  const { wood, legs = wood } = m
  const tall = m.form === 'counter'
  const w = tall ? r.between(20, 24) : r.between(26, 33)
  const top = tall ? r.between(16, 20) : r.between(37, 43)
  const lean = tall ? r.between(4, 6) : r.between(4, 8)
  let out = shadow(50, 92, w + lean * 0.7, 3)
  if (m.form === 'turned') {
    const a = r.between(0.5, 0.74)
    const l = lathe(
      [
        [top + 3, w * 0.9],
        [top + 12, w * r.between(0.62, 0.86)],
        [66, w * a],
        [80, w * r.between(0.66, 0.84)],
        [90, w * 0.8],
      ],
      { tilt: 0.2 },
    )
    out += l.body(wood.base)
    if (r.chance(0.5)) out += l.rings([60, 63.5, 67, 70.5], wood.deep, 1.1)
    else out += l.ribs(around(13), top + 6, 88, wood.deep, 0.8)
    return (
      out +
      l.shade(l.top, l.bottom, 0.18) +
      disc(50, top, w * 0.96, w * 0.23, 3.4, wood.light, wood.side) +
      grainRound(50, top, w * 0.96, w * 0.23, wood.grain, r)
    )
  }
  const t = legs === wood ? r.between(4, 5.4) : 2.2
  const rail = tall ? 70 : r.between(66, 74)
  out +=
    leg(50 - w * 0.42, top + 3, t * 0.9, 50 - w * 0.46 - lean * 0.4, 86, t * 0.6, legs.deep) +
    leg(50 + w * 0.42, top + 3, t * 0.9, 50 + w * 0.46 + lean * 0.4, 86, t * 0.6, legs.deep)
  const at = (rail - top) / (92 - top)
  out += box(
    50 - w * 0.72 - lean * at,
    rail,
    w * 1.44 + lean * 2 * at,
    legs === wood ? 2.6 : 1.6,
    0.8,
    legs.deep,
  )
  if (tall) out += box(50 - w * 0.6, rail - 16, w * 1.2, 1.8, 0.8, legs.deep)
  out +=
    leg(50 - w * 0.74, top + 2, t, 50 - w * 0.76 - lean, 92, t * 0.66, legs.side) +
    leg(50 + w * 0.74, top + 2, t, 50 + w * 0.76 + lean, 92, t * 0.66, legs.side)
  if (m.form === 'saddle') {
    const d = `M${n(50 - w)} ${n(top - 2)}q${n(w)} 6 ${n(w * 2)} 0l1.500 5.400q${n(-w - 1.5)} 6 ${n(-w * 2 - 3)} 0z`
    return (
      out +
      fill(d, wood.light) +
      line(`M${n(50 - w - 1)} ${n(top + 3.6)}q${n(w + 1)} 6 ${n(w * 2 + 2)} 0`, wood.side, 2) +
      line(`M${n(50 - w + 6)} ${n(top + 0.8)}q${n(w - 6)} 4.600 ${n(w * 2 - 12)} 0`, wood.grain, 0.8)
    )
  }
  if (m.form === 'riempie') {
    out += box(50 - w, top + 3, w * 2, 3.6, 1, wood.side)
    return (
      out +
      soft(
        [
          [50 - w * 0.86, top - 4.5],
          [50 + w * 0.86, top - 4.5],
          [50 + w, top + 4],
          [50 - w, top + 4],
        ],
        wood.light,
        2,
      ) +
      weave(50, top - 3.4, top + 2.6, w * 0.78, w * 0.9, m.fibre.side, m.fibre.light)
    )
  }
  if (m.form === 'padded') {
    const c = m.tone
    return (
      out +
      box(50 - w, top, w * 2, 5.6, 2.4, wood.side) +
      fill(
        `M${n(50 - w + 1)} ${n(top + 1.5)}q0-6.500 ${n(w * 0.4)}-6.500h${n(w * 1.2 - 2)}q${n(w * 0.4)} 0 ${n(w * 0.4)} 6.500z`,
        c.base,
      ) +
      line(`M${n(50 - w + 1)} ${n(top + 0.8)}h${n(w * 2 - 2)}`, c.side, 1.4) +
      line(`M${n(50 - w * 0.5)} ${n(top - 3)}h${n(w)}`, c.light, 0.8)
    )
  }
  return (
    out +
    disc(50, top, w, w * 0.21, r.between(3.4, 5), wood.light, wood.side) +
    grainRound(50, top, w, w * 0.21, wood.grain, r)
  )
}

export function chair(m, r) {
  const { wood, legs = wood } = m
  const high = r.between(11, 19)
  const seat = r.between(54, 58)
  const [back, front] = [r.between(17.5, 20), r.between(22, 25)]
  const flare = r.between(0, 3)
  const post = legs === wood ? 3.6 : 2
  let out = shadow(50, 92, front + 7, 3)
  out +=
    leg(50 - back, seat, post, 50 - back - 1.4, 87, post * 0.7, legs.deep) +
    leg(50 + back, seat, post, 50 + back + 1.4, 87, post * 0.7, legs.deep)
  out += box(50 - front + 1, 74, front * 2 - 2, 2, 0.6, legs.deep)
  const x = back + flare
  const inner = (y) => back + (flare * (seat - y)) / (seat - high) - post / 2
  const rail = (y, h, colour, sag = 0) =>
    fill(
      `M${n(50 - inner(y))} ${n(y)}q${n(inner(y))} ${n(-sag)} ${n(inner(y) * 2)} 0v${n(h)}q${n(-inner(y))} ${n(-sag)} ${n(-inner(y) * 2)} 0z`,
      colour,
    )
  if (m.form === 'spindle') {
    const count = r.int(5, 8)
    for (let i = 0; i < count; i++) {
      const u = ((i + 0.5) / count) * 2 - 1
      out += bar(50 + u * inner(high), high + 3, 1.5, 50 + u * back * 0.86, seat, 1.8, wood.side)
    }
  } else if (m.form === 'ladder')
    for (const part of [0.28, 0.52, 0.76]) out += rail(high + (seat - high) * part, 4.4, wood.side, 2)
  else if (m.form === 'cane') {
    const [y0, y1] = [high + 5, seat - 8]
    out +=
      weave(50, y0, y1, inner(y0) - 0.4, inner(y1) - 0.4, m.fibre.side, m.fibre.light, 0.6) +
      rail(y1, 2.8, wood.side)
  } else if (m.form === 'wishbone') {
    out += line(
      `M50 ${n(seat)}V${n(seat - 12)}C50 ${n(seat - 22)} ${n(50 - back * 0.8)} ${n(high + 18)} ${n(50 - back * 0.74)} ${n(high + 4)}M50 ${n(seat - 12)}C50 ${n(seat - 22)} ${n(50 + back * 0.8)} ${n(high + 18)} ${n(50 + back * 0.74)} ${n(high + 4)}`,
      wood.side,
      2.6,
    )
  } else {
    const [y0, y1] = [high + 3, seat - 11]
    out +=
      soft(
        [
          [50 - inner(y0) + 1, y0],
          [50 + inner(y0) - 1, y0],
          [50 + inner(y1) - 1, y1],
          [50 - inner(y1) + 1, y1],
        ],
        m.tone.base,
        2,
      ) + line(`M50 ${n(y0 + 2)}V${n(y1 - 1)}`, m.tone.side, 0.9)
  }
  out +=
    leg(50 - x, high, post * 0.9, 50 - back, seat + 3, post, wood.side) +
    leg(50 + x, high, post * 0.9, 50 + back, seat + 3, post, wood.side)
  const crest = r.between(4, 7)
  out +=
    m.form === 'wishbone'
      ? line(
          `M${n(50 - x - 5)} ${n(high + 13)}C${n(50 - x - 4)} ${n(high - 1)} ${n(50 + x + 4)} ${n(high - 1)} ${n(50 + x + 5)} ${n(high + 13)}`,
          wood.light,
          4,
          ' stroke-linecap="round"',
        )
      : fill(
          `M${n(50 - x - 1.6)} ${n(high + 1)}q${n(x + 1.6)} -4.500 ${n(x * 2 + 3.2)} 0v${n(crest)}q${n(-x - 1.6)} -4.200 ${n(-x * 2 - 3.2)} 0z`,
          wood.light,
        )
  const drop = 8
  out +=
    leg(50 - front + 1.4, seat + drop, post + 1, 50 - front - 0.6, 92, post * 0.8, legs.side) +
    leg(50 + front - 1.4, seat + drop, post + 1, 50 + front + 0.6, 92, post * 0.8, legs.side)
  out += box(50 - front - 1.4, seat + drop - 1, front * 2 + 2.8, 4, 1.2, wood.side)
  const top = [
    [50 - back - 0.6, seat],
    [50 + back + 0.6, seat],
    [50 + front, seat + drop],
    [50 - front, seat + drop],
  ]
  out += soft(top, wood.light, 2.4)
  if (m.seat === 'weave')
    out += weave(50, seat + 1, seat + drop - 1.4, back - 1.6, front - 3, m.fibre.side, m.fibre.light)
  else if (m.seat === 'pad' || m.form === 'panel')
    out +=
      soft(
        [
          [50 - back, seat - 0.4],
          [50 + back, seat - 0.4],
          [50 + front - 1.6, seat + drop - 2.6],
          [50 - front + 1.6, seat + drop - 2.6],
        ],
        m.tone.base,
        3,
      ) + line(`M${n(50 - front + 1)} ${n(seat + drop - 1.6)}h${n(front * 2 - 2)}`, m.tone.side, 1)
  else
    out += line(
      `M${n(50 - back + 3)} ${n(seat + 2.6)}h${n(back * 1.3)}M${n(50 - front + 8)} ${n(seat + 5.4)}h${n(front * 1.4)}`,
      wood.grain,
      0.8,
    )
  if (m.arms)
    for (const s of [-1, 1]) {
      out +=
        bar(50 + s * (front - 0.6), seat + drop, 2.6, 50 + s * (front + 2), seat - 8, 2.4, wood.side) +
        bar(50 + s * (back + 1), seat - 15, 2.8, 50 + s * (front + 4.6), seat - 7.6, 3.6, wood.light)
    }
  return out
}

export function bench(m, r) {
  const { wood, legs = wood } = m
  const w = r.between(39, 44)
  const top = m.form === 'garden' ? 60 : r.between(54, 60)
  let out = shadow(50, 92, w * 0.98, 3)
  const edge = w - r.between(4, 8)
  const t = legs === wood ? 4.2 : 2.2
  out +=
    leg(50 - edge + 4, top, t, 50 - edge + 4, 87, t * 0.8, legs.deep) +
    leg(50 + edge - 4, top, t, 50 + edge - 4, 87, t * 0.8, legs.deep)
  if (m.form === 'garden') {
    const high = r.between(29, 34)
    out +=
      box(50 - w + 5, high, 3.6, top - high, 1, wood.deep) +
      box(50 + w - 8.6, high, 3.6, top - high, 1, wood.deep)
    if (r.chance(0.5))
      for (const y of [high + 1, high + 8.6, high + 16]) out += box(50 - w + 3, y, w * 2 - 6, 5, 1, wood.side)
    else {
      out +=
        box(50 - w + 3, high, w * 2 - 6, 4, 1, wood.side) +
        box(50 - w + 5, high + 19, w * 2 - 10, 3, 1, wood.side)
      for (let i = 0; i < 13; i++)
        out += box(50 - w + 9 + (i * (w * 2 - 20.4)) / 12, high + 3, 2.6, 17, 0, wood.side)
    }
  }
  if (r.chance(0.5)) out += box(50 - edge, 80, edge * 2, 2.4, 0.6, legs.deep)
  out +=
    leg(50 - edge, top + 3, t + 1, 50 - edge - 1, 92, t * 0.9, legs.side) +
    leg(50 + edge, top + 3, t + 1, 50 + edge + 1, 92, t * 0.9, legs.side)
  if (m.form === 'slat' || m.form === 'garden') {
    out += box(50 - w - 0.6, top + 3.4, w * 2 + 1.2, 3.6, 1, wood.side)
    for (let i = 0; i < 4; i++) {
      const half = w * (0.9 + 0.1 * (i / 3))
      out += box(50 - half, top - 4.4 + i * 2.3, half * 2, 1.9, 0.6, wood.light)
    }
  } else if (m.form === 'riempie') {
    out +=
      slab(50, top, w, 4.4, 3.6, wood, r, 0.92) +
      weave(50, top - 3.2, top + 3, w * 0.87, w * 0.92, m.fibre.side, m.fibre.light)
  } else {
    out += slab(50, top, w, 4, m.form === 'padded' ? 3 : r.between(3, 5), wood, r, 0.92)
    if (m.form === 'padded')
      out +=
        box(50 - w + 1, top - 6, w * 2 - 2, 8.4, 3.6, m.tone.base) +
        box(50 - w + 2, top + 0.6, w * 2 - 4, 1.6, 0.8, m.tone.side) +
        line(`M${n(50 - w / 3)} ${n(top - 5)}v5.600M${n(50 + w / 3)} ${n(top - 5)}v5.600`, m.tone.side, 0.8)
    if (m.form === 'hall')
      out +=
        oval(50 - w * 0.5, top - 1.6, 15, 2.6, m.tone.base) +
        oval(50 - w * 0.5, top - 2.6, 14, 2.2, m.tone.light)
  }
  return out
}
export const forms = {
  stool: ['round', 'turned', 'counter', 'saddle', 'riempie', 'padded'],
  chair: ['spindle', 'ladder', 'cane', 'wishbone', 'panel'],
  bench: ['plank', 'slat', 'riempie', 'padded', 'garden'],
}
