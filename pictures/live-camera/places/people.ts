import type { Point } from '../camera/geometry.ts'
import type { Solid } from '../camera/parts.ts'

type Clothes = { trousers: string; shirt: string; band?: string; hat?: string }

/** A standing person, 1,75 m tall, without a face. */
export function person(at: Point, { trousers, shirt, band, hat }: Clothes): Solid {
  const [x, y] = at
  const paths = [
    { d: 'M-.17 0H-.02L0-.6.03 0H.18L.17-.92H-.18Z', fill: trousers },
    { d: 'M-.19-.82H.19L.22-1.22.27-.86H.36L.29-1.36Q0-1.52-.29-1.36L-.36-.86H-.27L-.22-1.22Z', fill: shirt },
    { d: 'M-.1-1.62A.1.12 0 1 1 .1-1.62.1.12 0 1 1-.1-1.62Z', fill: '#5b3d2c' },
    ...(band
      ? [{ d: 'M-.21-1.02H.21V-.95H-.21ZM-.15-1.44H-.08V-.95H-.15ZM.15-1.44H.08V-.95H.15Z', fill: band }]
      : []),
    ...(hat ? [{ d: 'M-.15-1.64Q-.13-1.8 0-1.8T.15-1.64Z', fill: hat }] : []),
  ]
  return { parts: [{ kind: 'billboard', at, paths }], corners: shadowCorners(x, y) }
}

/** The discs of a tree's leaves: x, y and radius as shares of its height; the last ones are lit. */
const CROWN = [
  [0.18, 0.58, 0.19],
  [-0.2, 0.55, 0.18],
  [0, 0.5, 0.2],
  [0.28, 0.68, 0.14],
  [-0.3, 0.66, 0.15],
  [-0.14, 0.74, 0.2],
  [-0.02, 0.85, 0.14],
  [-0.24, 0.72, 0.1],
] as const

/** A tree of the given height. */
export function tree(at: Point, metres: number, leaves: string, shade: string): Solid {
  const crown = (from: number, to: number) =>
    CROWN.slice(from, to)
      .map(([x, y, r]) => disc(x * metres, -y * metres, r * metres))
      .join('')
  const h = metres
  const paths = [
    { d: `M${-0.03 * h} 0L${-0.02 * h} ${-0.6 * h}H${0.02 * h}L${0.03 * h} 0Z`, fill: '#54432f' },
    { d: crown(0, 5), fill: shade },
    { d: crown(5, 8), fill: leaves },
    { d: disc(0.12 * h, -0.62 * h, 0.07 * h) + disc(-0.2 * h, -0.58 * h, 0.05 * h), fill: leaves },
  ]
  return { parts: [{ kind: 'billboard', at, paths }] }
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
}

function shadowCorners(x: number, y: number): Point[] {
  return [
    [x - 0.2, y, 0],
    [x + 0.2, y, 0],
    [x - 0.25, y, 1.4],
    [x + 0.25, y, 1.4],
    [x, y, 1.75],
  ]
}
