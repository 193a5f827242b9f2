import type { Rng } from '../../random.ts'
import type { Point } from '../svg.ts'

/** A shape in a square from -1 to 1, and which of the three colours it has. */
export type WovenShape = readonly [points: ReadonlyArray<Point>, colour: 'base' | 'second' | 'third']
export type Woven = ReadonlyArray<WovenShape>
/** Chooses widths and counts at random. */
export type DrawWeave = (rng: Rng) => Woven

export const rect = (u0: number, v0: number, u1: number, v1: number): ReadonlyArray<Point> => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
]

export const kite = (u: number, v: number, a: number, b: number): ReadonlyArray<Point> => [
  [u, v - b],
  [u + a, v],
  [u, v + b],
  [u - a, v],
]

/** The shapes of all cells, row by row. */
export function grid(rows: number, columns: number, cell: (row: number, column: number) => Woven): Woven {
  return Array.from({ length: rows * columns }, (_, index) =>
    cell(Math.floor(index / columns), index % columns),
  ).flat()
}
