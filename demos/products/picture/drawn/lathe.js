// A turned thing: bowls, vases, mugs, pots, shades, baskets. A profile from top to bottom gives the half width at
// every height; bands, ribs and rings then lie on its surface as a potter would put them there.
import { curve, fill, line, n, oval } from './svg.js'

/** profile: [[y, halfWidth], ...] from the top; tilt: how far from above it is seen; straight: corners stay corners. */
export function lathe(profile, { cx = 50, tilt = 0.14, straight = false } = {}) {
  const ys = profile.map(([y]) => y)
  const rs = profile.map(([, r]) => r)
  const last = ys.length - 1
  const slope = rs.map((_, i) => {
    if (straight) return 0
    if (i === 0) return (rs[1] - rs[0]) / (ys[1] - ys[0])
    if (i === last) return (rs[last] - rs[last - 1]) / (ys[last] - ys[last - 1])
    return (rs[i + 1] - rs[i - 1]) / (ys[i + 1] - ys[i - 1])
  })
  const r = (y) => {
    if (y <= ys[0]) return rs[0]
    if (y >= ys[last]) return rs[last]
    let i = 0
    while (y > ys[i + 1]) i++
    const h = ys[i + 1] - ys[i]
    const t = (y - ys[i]) / h
    if (straight) return rs[i] + (rs[i + 1] - rs[i]) * t
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * rs[i] +
      (t3 - 2 * t2 + t) * h * slope[i] +
      (-2 * t3 + 3 * t2) * rs[i + 1] +
      (t3 - t2) * h * slope[i + 1]
    )
  }
  /** A point on the front: k from -1 (left edge) to 1 (right edge). */
  const at = (k, y) => [cx + k * r(y), y + tilt * r(y) * Math.sqrt(Math.max(0, 1 - k * k))]
  const edge = (k, y0, y1) => {
    if (straight) {
      const mids = ys.filter((y) => y > Math.min(y0, y1) && y < Math.max(y0, y1))
      if (y0 > y1) mids.reverse()
      return [y0, ...mids, y1].map((y) => at(k, y))
    }
    const steps = Math.max(2, Math.ceil(Math.abs(y1 - y0) / 5))
    return Array.from({ length: steps + 1 }, (_, i) => at(k, y0 + ((y1 - y0) * i) / steps))
  }
  const side = (points) =>
    straight
      ? points
          .slice(1)
          .map(([x, y]) => `L${n(x)} ${n(y)}`)
          .join('')
      : curve(points)
  const arc = (y, k, sweep) => `A${n(r(y))} ${n(r(y) * tilt)} 0 0 ${sweep} ${at(k, y).map(n).join(' ')}`
  /** Part of the surface between two heights and two sides. */
  const band = (y0, y1, colour, k0 = -1, k1 = 1, more = '') =>
    fill(
      `M${at(k0, y0).map(n).join(' ')}${arc(y0, k1, 0)}${side(edge(k1, y0, y1))}${arc(y1, k0, 1)}${side(edge(k0, y1, y0))}z`,
      colour,
      more,
    )
  const [top, bottom] = [ys[0], ys[last]]
  return {
    r,
    at,
    band,
    top,
    bottom,
    cx,
    tilt,
    body: (colour) => band(top, bottom, colour),
    /** Light comes from the left: one soft edge at the right. */
    shade: (y0 = top, y1 = bottom, dark = 0.1) => band(y0, y1, '#2a1408', 0.42, 1, ` opacity="${dark}"`),
    shine: (y0, y1, k = -0.62, wide = 0.16, part = 0.28) =>
      band(y0, y1, '#fff', k, k + wide, ` opacity="${part}"`),
    mouth: (colour, inner = 0) =>
      oval(cx, top, r(top) - inner, Math.max(0.4, (r(top) - inner) * tilt), colour),
    ring: (y, colour, width = 1, k0 = -1, k1 = 1) =>
      line(`M${at(k0, y).map(n).join(' ')}${arc(y, k1, 0)}`, colour, width),
    rings: (heights, colour, width = 1) =>
      line(heights.map((y) => `M${at(-1, y).map(n).join(' ')}${arc(y, 1, 0)}`).join(''), colour, width),
    ribs: (ks, y0, y1, colour, width = 1) =>
      line(ks.map((k) => `M${at(k, y0).map(n).join(' ')}${side(edge(k, y0, y1))}`).join(''), colour, width),
  }
}
/** Places across the front as evenly spaced ribs show them: dense at the edges. */
export const around = (count) =>
  Array.from({ length: count }, (_, i) => Math.sin(((i + 0.5) / count - 0.5) * Math.PI))

/** Small flecks in a glaze, inside the body. */
export function flecks(l, random, colour, count, y0 = l.top + 3, y1 = l.bottom - 2) {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = l.at(random.between(-0.88, 0.88), random.between(y0, y1))
    d += `M${n(x)} ${n(y)}h.1`
  }
  return line(d, colour, 0.9, ' stroke-linecap="round"')
}
/** A row of teeth on the surface: the zigzag of a Zulu basket. */
export function zigzag(l, y0, y1, teeth, colour, width = 0) {
  const ks = Array.from({ length: teeth * 2 + 1 }, (_, i) => Math.sin((i / (teeth * 2) - 0.5) * Math.PI))
  const points = ks.map((k, i) => l.at(k, i % 2 ? y1 : y0))
  if (width)
    return line(
      `M${points.map((p) => p.map(n).join(' ')).join('L')}`,
      colour,
      width,
      ' stroke-linejoin="round"',
    )
  const back = [...ks].reverse().map((k) => l.at(k, y0))
  return fill(`M${[...points, ...back].map((p) => p.map(n).join(' ')).join('L')}z`, colour)
}
/** A row of diamonds on the surface. */
export function diamonds(l, y0, y1, count, colour) {
  const mid = (y0 + y1) / 2
  const edgeOf = (i) => Math.sin((i / count - 0.5) * Math.PI)
  let d = ''
  for (let i = 0; i < count; i++) {
    const [a, c] = [edgeOf(i + 0.06), edgeOf(i + 0.94)]
    const b = edgeOf(i + 0.5)
    d += `M${[l.at(a, mid), l.at(b, y0), l.at(c, mid), l.at(b, y1)].map((p) => p.map(n).join(' ')).join('L')}z`
  }
  return fill(d, colour)
}
