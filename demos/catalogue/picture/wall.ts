import { Rng } from '../random.ts'
import { distance } from './tones.ts'

/** The walls products are pictured against. */
export const WALLS = [
  '#ecdcc0',
  '#dfe3d8',
  '#eadfca',
  '#f0dccf',
  '#f0e2cf',
  '#dfe2e0',
  '#e7dfd3',
  '#e9cdb9',
  '#cdd5c6',
  '#f0deb4',
  '#c8d2d4',
  '#d9c2a4',
  '#c3cbb6',
  '#d5c6bb',
  '#d6d3be',
  '#e5b898',
] as const

/** Nearer than this, a product would melt into its wall: {@link distance}. */
export const TOO_NEAR = 52

/** One of the walls that a product stands out from; where it stands out from none, the farthest. */
export function wallBehind(number: number, mainColours: ReadonlyArray<string>): string {
  const nearness = (wall: string) => Math.min(...mainColours.map((colour) => distance(colour, wall)))
  const far = WALLS.filter((wall) => nearness(wall) > TOO_NEAR)
  if (far.length > 0) return new Rng(`wall:${number}`).pick(far)
  return WALLS.reduce((best, wall) => (nearness(wall) > nearness(best) ? wall : best))
}
