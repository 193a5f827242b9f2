import type { Point } from '../svg.ts'
import { type DrawWeave, grid, kite, rect, type WovenShape } from './weave.ts'

// u and v run from -1 to 1 over the cloth; the motifs leave a margin.

export const diamonds: DrawWeave = (rng) => {
  const count = rng.pick([2, 3, 4])
  const rows = rng.pick([1, 2, 3])
  const [a, b] = [0.86 / count, Math.min(0.8 / rows, 1.3 / count)]
  return grid(rows, count, (row, column) => {
    const u = ((column + 0.5) / count) * 2 - 1
    const v = rows === 1 ? 0 : ((row + 0.5) / rows) * 1.76 - 0.88
    return [
      [kite(u, v, a, b * 0.92), 'second'],
      [kite(u, v, a * 0.5, b * 0.46), 'third'],
    ]
  })
}

export const zigzag: DrawWeave = (rng) => {
  const teeth = rng.pick([3, 4, 5])
  const rows = rng.pick([2, 3, 4])
  return grid(rows, 1, (row) => {
    const v = ((row + 0.5) / rows) * 1.8 - 0.9
    const height = rng.pick([0.34, 0.5]) / rows
    const line = (dv: number) =>
      Array.from({ length: teeth * 2 + 1 }, (_, tooth): Point => {
        const swing = 0.44 / rows
        return [(tooth / (teeth * 2)) * 2 - 1, v + (tooth % 2 ? swing : -swing) + dv]
      })
    return [[[...line(-height / 2), ...line(height / 2).reverse()], row % 2 ? 'third' : 'second']]
  })
}

/** Stepped diamonds in a row, as on a Basotho blanket. */
export const steps: DrawWeave = (rng) => {
  const count = rng.pick([1, 2, 2, 3])
  return grid(1, count, (_, column) => {
    const u = ((column + 0.5) / count) * 2 - 1
    const outerShapes = [-3, -2, -1, 0, 1, 2, 3].map((step): WovenShape => {
      const a = (0.92 / count) * (1 - Math.abs(step) / 3.6)
      return [rect(u - a, (step - 0.5) * 0.24, u + a, (step + 0.5) * 0.24 + 0.004), 'second']
    })
    const innerShapes = [-1, 0, 1].map((step): WovenShape => {
      const a = (0.4 / count) * (1 - Math.abs(step) * 0.5)
      return [rect(u - a, (step - 0.5) * 0.2, u + a, (step + 0.5) * 0.2 + 0.004), 'third']
    })
    return [...outerShapes, ...innerShapes]
  })
}

const ARCH_GRIDS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 4],
] as const
/** Each layer of an arch: its share of the column’s width, and its colour. */
const ARCH_LAYERS = [
  [0.8, 'second'],
  [0.54, 'base'],
  [0.3, 'third'],
] as const

/** Doors: a round head on straight legs, one inside the other. */
export const arches: DrawWeave = (rng) => {
  const [rows, columns] = rng.pick(ARCH_GRIDS)
  return grid(rows, columns, (row, column) => {
    const u = ((column + 0.5) / columns) * 2 - 1
    const foot = ((row + 1) / rows) * 1.76 - 0.92
    return ARCH_LAYERS.map(([share, colour]): WovenShape => {
      const a = share / columns
      const head = foot - (1.5 / rows) * (0.36 + share * 0.3)
      const rise = a * (columns / 2.6 / rows) * 1.1
      return [[[u - a, foot], ...roundHead(u, head, a, rise), [u + a, foot]], colour]
    })
  })
}

const roundHead = (u: number, v: number, a: number, rise: number): ReadonlyArray<Point> =>
  Array.from({ length: 9 }, (_, step) => {
    const angle = (step / 8) * Math.PI
    return [u - a * Math.cos(angle), v - rise * Math.sin(angle)]
  })

export const triangles: DrawWeave = (rng) => {
  const count = rng.pick([3, 4, 5])
  const rows = rng.pick([2, 4])
  const h = 1.8 / rows
  return grid(rows, count, (row, column) => {
    const u = (column / count) * 2 - 1
    const v = -0.9 + row * h
    const [foot, tip] = row % 2 ? [v, v + h * 0.9] : [v + h, v + h * 0.1]
    const corners: ReadonlyArray<Point> = [
      [u, foot],
      [u + 2 / count, foot],
      [u + 1 / count, tip],
    ]
    return [[corners, row % 2 ? 'third' : 'second']]
  })
}

export const crosses: DrawWeave = () =>
  grid(4, 4, (row, column) => {
    const u = -0.72 + column * 0.48 + (row % 2 ? 0.12 : -0.12)
    const v = -0.72 + row * 0.48
    const colour = (column + row) % 3 ? 'second' : 'third'
    return [
      [rect(u - 0.11, v - 0.03, u + 0.11, v + 0.03), colour],
      [rect(u - 0.03, v - 0.11, u + 0.03, v + 0.11), colour],
    ]
  })
