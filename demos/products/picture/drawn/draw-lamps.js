// Pendant lamps and desk lamps. m: { form, stuff: tones of the shade, metal, wood, tone, surface }
import { around, diamonds, flecks, lathe } from './lathe.js'
import { bar, box, disc, fill, line, n, oval, shadow } from './svg.js'

const GLOW = '#ffe9b0'
/** What a shade is made of shows on it. */
function surface(l, m, r) {
  const s = m.stuff
  if (m.surface === 'woven') {
    const gap = r.pick([4.5, 6, 8])
    const heights = []
    for (let y = l.top + gap; y < l.bottom - 1; y += gap) heights.push(y)
    return l.ribs(around(r.int(7, 13)), l.top, l.bottom, s.side, 1.1) + l.rings(heights, s.side, 1.1)
  }
  if (m.surface === 'linen')
    return (
      l.ribs(around(r.int(14, 22)), l.top, l.bottom, s.grain, 0.5) +
      l.band(l.top, l.top + 1.6, s.side) +
      l.band(l.bottom - 1.8, l.bottom, s.side)
    )
  if (m.surface === 'metal') return l.shine(l.top + 1, l.bottom - 1) + l.band(l.bottom - 2, l.bottom, s.light)
  if (m.surface === 'slats')
    return (
      l.ribs(around(r.int(11, 17)), l.top, l.bottom, s.side, 2) +
      l.rings([l.top + 1.4, l.bottom - 1.4], s.deep, 1.8)
    )
  return (
    (r.chance(0.6) ? flecks(l, r, s.deep, 26) : '') +
    (r.chance(0.4) ? l.band(l.bottom - 9, l.bottom, s.side) : '') +
    l.shine(l.top + 2, l.bottom - 2, -0.66, 0.14, 0.24)
  )
}
const profileOf = (form, r, w, y) =>
  ({
    dome: [
      [y, 5],
      [y + 4, w * 0.46],
      [y + 12, w * 0.8],
      [y + 22, w * 0.95],
      [y + 33, w],
    ],
    cone: [
      [y, w * r.between(0.14, 0.3)],
      [y + r.between(26, 34), w],
    ],
    bell: [
      [y, 4.4],
      [y + 8, w * 0.4],
      [y + 22, w * 0.56],
      [y + 33, w * 0.74],
      [y + 40, w],
    ],
    drum: [
      [y, w * r.between(0.78, 0.96)],
      [y + r.between(20, 30), w * 0.94],
    ],
    globe: [
      [y, 4],
      [y + 4, w * 0.5],
      [y + 12, w * 0.82],
      [y + 22, w * 0.9],
      [y + 32, w * 0.76],
      [y + 40, w * 0.34],
    ],
    saucer: [
      [y, 4],
      [y + 7, w * 0.3],
      [y + 12, w * 0.78],
      [y + 16, w * 1.06],
      [y + 19, w * 1.06],
    ],
    lantern: [
      [y, w * 0.34],
      [y + 8, w * 0.56],
      [y + 24, w * 0.6],
      [y + 40, w * 0.5],
      [y + 46, w * 0.32],
    ],
  })[form]

export function pendant(m, r) {
  const metal = m.metal
  const w =
    { saucer: r.between(32, 37), bell: r.between(22, 28), lantern: r.between(32, 40) }[m.form] ??
    r.between(26, 33)
  const drop = r.between(20, 34)
  const straight = m.form === 'cone' || m.form === 'drum'
  const l = lathe(profileOf(m.form, r, w, drop), { tilt: 0.12, straight })
  let out =
    line(`M50 0V${n(drop - 3)}`, '#3b2a1e', 1.2) + fill(`M47 ${n(drop - 5)}h6l1.200 6H45.800z`, metal.side)
  if (m.form === 'drum')
    out +=
      line(
        `M50 ${n(drop - 1)}L${n(50 - l.r(drop) * 0.9)} ${n(drop + 1)}M50 ${n(drop - 1)}L${n(50 + l.r(drop) * 0.9)} ${n(drop + 1)}`,
        metal.deep,
        0.8,
      ) + l.mouth(m.stuff.deep)
  const open = m.form !== 'globe'
  const [by, br] = [l.bottom, l.r(l.bottom)]
  if (m.form === 'saucer') out += oval(50, by + 1, br * 0.22, 5.6, GLOW)
  out += l.body(m.stuff.base) + surface(l, m, r) + l.shade(l.top, l.bottom, 0.11)
  if (open)
    out +=
      oval(50, by, br, br * 0.12, m.stuff.deep) +
      oval(50, by + br * 0.018, br * (m.form === 'lantern' ? 0.7 : 0.42), br * 0.07, GLOW)
  else out += oval(50, by + 2, l.r(by) * 0.9, 2, m.stuff.side)
  return out
}

export function deskLamp(m, r) {
  const { metal, stuff } = m
  let out = shadow(50, 92, m.form === 'arm' ? 26 : 23, 3)
  if (m.form === 'arm') {
    const s = r.pick([-1, 1])
    const foot = 50 - s * r.between(8, 13)
    const knee = [50 - s * r.between(22, 27), r.between(46, 52)]
    const head = [50 + s * r.between(10, 15), r.between(20, 26)]
    out += disc(foot, 88, 15, 3.6, 3, metal.base, metal.deep)
    out +=
      bar(foot, 88, 2.2, ...knee, 2, metal.side) +
      bar(...knee, 2, ...head, 2, metal.base) +
      oval(...knee, 2.4, 2.4, metal.deep) +
      oval(knee[0] - 0.4, knee[1] - 0.4, 0.9, 0.9, metal.light)
    const l = lathe(
      [
        [head[1] - 3, 4.4],
        [head[1] + 3, 8],
        [head[1] + 13, 15.5],
      ],
      { cx: head[0] + s * 3, tilt: 0.14 },
    )
    const turn = `rotate(${n(-s * r.between(14, 24))} ${n(head[0])} ${n(head[1])})`
    return `${out}<g transform="${turn}">${box(head[0] + s * 3 - 2.4, head[1] - 7, 4.8, 5, 1.4, metal.deep)}${l.body(stuff.base)}${l.shine(l.top, l.bottom)}${l.shade()}${oval(l.cx, l.bottom, 15.5, 2.2, stuff.deep)}${oval(l.cx, l.bottom + 0.2, 6.5, 1.2, GLOW)}</g>`
  }
  if (m.form === 'arc') {
    const s = r.pick([-1, 1])
    const x = 50 - s * 15
    const y = r.between(20, 28)
    const end = 50 + s * 17
    out += disc(x + s * 2, 88.4, 14, 3.4, 2.8, metal.base, metal.deep)
    out += line(
      `M${n(x)} 88V${n(y + 16)}A16 16 0 0 ${s > 0 ? 1 : 0} ${n(end)} ${n(y + 16)}V${n(y + 22)}`,
      metal.side,
      2.2,
    )
    const l = lathe(
      [
        [y + 20, 3.4],
        [y + 24, 9],
        [y + 34, 15],
      ],
      { cx: end, tilt: 0.13 },
    )
    return (
      out +
      l.body(stuff.base) +
      surface(l, { ...m, surface: 'metal' }, r) +
      l.shade() +
      oval(end, l.bottom, 15, 2, stuff.deep) +
      oval(end, l.bottom + 0.3, 6, 1.1, GLOW)
    )
  }
  if (m.form === 'mushroom') {
    const w = r.between(24, 30)
    const y = r.between(24, 32)
    const foot = lathe(
      [
        [y + 18, 6],
        [y + 34, r.between(5, 7)],
        [84, r.between(11, 17)],
        [91, r.between(13, 19)],
      ],
      { tilt: 0.12 },
    )
    const l = lathe(
      [
        [y, 2],
        [y + 2.5, w * 0.42],
        [y + 9, w * 0.78],
        [y + 17, w * 0.96],
        [y + 24, w],
      ],
      { tilt: 0.12 },
    )
    return (
      out +
      foot.body(m.tone.base) +
      foot.shade(foot.top, foot.bottom, 0.16) +
      oval(50, l.bottom, w, w * 0.12, stuff.deep) +
      oval(50, l.bottom, w * 0.5, w * 0.06, GLOW) +
      l.body(stuff.base) +
      (m.surface === 'woven' ? surface(l, m, r) : l.shine(l.top + 3, l.bottom - 2, -0.7, 0.18)) +
      l.shade() +
      l.band(l.bottom - 1.4, l.bottom, GLOW) +
      oval(50, y - 0.4, 2.2, 1.8, metal.base) +
      foot.band(foot.bottom - 2, foot.bottom, metal.side)
    )
  }
  // a turned or thrown foot under a shade of cloth
  const [y, w] = [r.between(15, 21), r.between(21, 26)]
  const tall = r.between(25, 32)
  const foot = y + tall
  const profiles =
    m.form === 'turned'
      ? [
          [foot, 2.4],
          [foot + 6, 5.6],
          [foot + 11, 3.2],
          [foot + 22, 8.4],
          [foot + 32, 4.4],
          [86, 11],
          [91, 13],
        ]
      : [
          [foot, 2.6],
          [foot + 5, 3.2],
          [foot + 14, r.between(12, 17)],
          [foot + 26, r.between(13, 18)],
          [91, r.between(8, 11)],
        ]
  const base = lathe(profiles, { tilt: 0.14 })
  const skin = m.form === 'turned' ? m.wood : m.tone
  const shade = lathe(
    [
      [y, w * r.between(0.5, 0.86)],
      [y + tall, w],
    ],
    { tilt: 0.1, straight: true },
  )
  out += box(48.8, foot - 4, 2.4, 8, 0, metal.side) + base.body(skin.base)
  out +=
    m.form === 'turned'
      ? base.rings([foot + 11, foot + 32], skin.deep, 1)
      : m.band
        ? base.band(foot + 16, foot + 24, m.second.base)
        : flecks(base, r, skin.deep, 20)
  out += base.shade(base.top, base.bottom, 0.15) + base.shine(foot + 9, 84, -0.64, 0.14, 0.22)
  out +=
    oval(50, y + tall, w, w * 0.1, stuff.deep) +
    shade.body(stuff.base) +
    surface(shade, { ...m, surface: m.surface === 'woven' ? 'woven' : 'linen' }, r)
  return (
    out + shade.shade() + (m.surface === 'painted' ? diamonds(shade, y + 7, y + 18, 7, m.second.base) : '')
  )
}
export const forms = {
  pendant: ['dome', 'cone', 'bell', 'drum', 'globe', 'saucer', 'lantern'],
  'desk-lamp': ['arm', 'arc', 'mushroom', 'turned', 'thrown'],
}
