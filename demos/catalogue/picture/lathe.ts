import { curve } from './curves.ts'
import { Profile, type ProfilePoint } from './profile.ts'
import { at, d, fill, line, openPath, oval, type Point } from './svg.ts'

type Viewpoint = {
  cx?: number
  /** The ratio of an ellipse’s height to its width, larger if seen from higher above. */
  tilt: number
  /** Whether the profile has straight edges, not curves. */
  isStraight?: boolean
}

const SHADE = '#2a1408'
/** The left and right limits on the front, from -1 to 1. */
type Sides = readonly [left: number, right: number]
const ALL_ROUND: Sides = [-1, 1]

/**
 * A turned product: bowls, vases, mugs, pots, shades, baskets. Bands, ribs and rings follow its surface.
 * A height is a y of the picture; a `k` is a place on the front, from -1 at the left edge to 1 at the right.
 */
export class Lathe {
  readonly cx: number
  readonly top: number
  readonly bottom: number
  readonly #tilt: number
  readonly #profile: Profile

  /** @param profile half width at each height, from the top */
  constructor(profile: ReadonlyArray<ProfilePoint>, { cx = 50, tilt, isStraight = false }: Viewpoint) {
    this.#profile = new Profile(profile, isStraight)
    this.top = this.#profile.top
    this.bottom = this.#profile.bottom
    this.cx = cx
    this.#tilt = tilt
  }

  get height(): number {
    return this.bottom - this.top
  }

  halfWidth(y: number): number {
    return this.#profile.halfWidth(y)
  }

  /** A point on the front. */
  at(k: number, y: number): Point {
    const half = this.halfWidth(y)
    return [this.cx + k * half, y + this.#tilt * half * Math.sqrt(Math.max(0, 1 - k * k))]
  }

  /** Part of the surface between two heights and two sides. */
  band(y0: number, y1: number, colour: string, [k0, k1]: Sides = ALL_ROUND, attributes = ''): string {
    const rightSide = this.#side(k1, y0, y1)
    const leftSide = this.#side(k0, y1, y0)
    return fill(
      `M${at(this.at(k0, y0))}${this.#arc(y0, k1, 0)}${rightSide}${this.#arc(y1, k0, 1)}${leftSide}z`,
      colour,
      attributes,
    )
  }

  body(colour: string): string {
    return this.band(this.top, this.bottom, colour)
  }

  /** The shadow at the right edge: light comes from the left. */
  shade(opacity = 0.1): string {
    return this.band(this.top, this.bottom, SHADE, [0.42, 1], ` opacity="${opacity}"`)
  }

  shine(y0: number, y1: number, k = -0.62, wide = 0.16, opacity = 0.28): string {
    return this.band(y0, y1, '#fff', [k, k + wide], ` opacity="${opacity}"`)
  }

  mouth(colour: string, inner = 0): string {
    const rx = this.halfWidth(this.top) - inner
    return oval(this.cx, this.top, rx, Math.max(0.4, rx * this.#tilt), colour)
  }

  rings(heights: ReadonlyArray<number>, colour: string, width = 1): string {
    return line(heights.map((y) => `M${at(this.at(-1, y))}${this.#arc(y, 1, 0)}`).join(''), colour, width)
  }

  ribs(places: ReadonlyArray<number>, y0: number, y1: number, colour: string, width = 1): string {
    const rib = (k: number) => `M${at(this.at(k, y0))}${this.#side(k, y0, y1)}`
    return line(places.map(rib).join(''), colour, width)
  }

  #side(k: number, y0: number, y1: number): string {
    const points = this.#profile.heightsBetween(y0, y1).map((y) => this.at(k, y))
    return this.#profile.isStraight ? openPath(points.slice(1)).replace('M', 'L') : curve(points)
  }

  #arc(y: number, k: number, sweep: 0 | 1): string {
    const rx = this.halfWidth(y)
    return d`A${rx} ${rx * this.#tilt} 0 0 ${String(sweep)} ${at(this.at(k, y))}`
  }
}

/** Positions of evenly spaced ribs as seen from the front: dense at the edges. */
export const ribPositions = (count: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, rib) => Math.sin(((rib + 0.5) / count - 0.5) * Math.PI))
