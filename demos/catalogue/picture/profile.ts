export type ProfilePoint = readonly [y: number, halfWidth: number]

/** The half width of a turned product at any height, interpolated by Hermite curves or straight lines. */
export class Profile {
  readonly isStraight: boolean
  readonly #heights: ReadonlyArray<number>
  readonly #widths: ReadonlyArray<number>
  readonly #slopes: ReadonlyArray<number>

  constructor(points: ReadonlyArray<ProfilePoint>, isStraight: boolean) {
    this.isStraight = isStraight
    this.#heights = points.map(([y]) => y)
    this.#widths = points.map(([, half]) => half)
    this.#slopes = isStraight ? [] : points.map((_, index) => slope(points, index))
  }

  get top(): number {
    return this.#heights[0] ?? 0
  }

  get bottom(): number {
    return this.#heights.at(-1) ?? 0
  }

  halfWidth(y: number): number {
    if (y <= this.top) return this.#widths[0] ?? 0
    if (y >= this.bottom) return this.#widths.at(-1) ?? 0
    let index = 0
    while (y > (this.#heights[index + 1] ?? y)) index++
    return this.#within(index, y)
  }

  /** The heights of the points through which a side is drawn, from one height to the other. */
  heightsBetween(y0: number, y1: number): ReadonlyArray<number> {
    if (!this.isStraight) {
      const steps = Math.max(2, Math.ceil(Math.abs(y1 - y0) / 5))
      return Array.from({ length: steps + 1 }, (_, step) => y0 + ((y1 - y0) * step) / steps)
    }
    const corners = this.#heights.filter((y) => y > Math.min(y0, y1) && y < Math.max(y0, y1))
    return [y0, ...(y0 > y1 ? corners.reverse() : corners), y1]
  }

  #within(index: number, y: number): number {
    const valueAt = (list: ReadonlyArray<number>, at: number) => list[at] ?? 0
    const [from, to] = [valueAt(this.#heights, index), valueAt(this.#heights, index + 1)]
    const [r0, r1] = [valueAt(this.#widths, index), valueAt(this.#widths, index + 1)]
    const h = to - from
    const t = (y - from) / h
    if (this.isStraight) return r0 + (r1 - r0) * t
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * r0 +
      (t3 - 2 * t2 + t) * h * valueAt(this.#slopes, index) +
      (-2 * t3 + 3 * t2) * r1 +
      (t3 - t2) * h * valueAt(this.#slopes, index + 1)
    )
  }
}

/** The slope between the neighbouring points; at an end, to the only neighbour. */
function slope(points: ReadonlyArray<ProfilePoint>, index: number): number {
  const point = points[index] ?? [0, 0]
  const [y0, r0] = points[index - 1] ?? point
  const [y1, r1] = points[index + 1] ?? point
  return (r1 - r0) / (y1 - y0)
}
