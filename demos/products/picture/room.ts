import type { Product } from '../product.ts'
import { room as drawn } from './drawn/room.js'
import { asDrawn } from './picture.ts'

export type ThingInRoom = {
  product: Product
  colour?: string
  /** Where its foot comes to. */
  x: number
  y: number
  /** Times its size of 100 × 100. */
  scale: number
  /** Below 1 lays a rug down. */
  flat?: number
}
export type Room = {
  width: number
  height: number
  /** Height of the floor's line. */
  floor: number
  wall?: string
  ground?: string
  things: ReadonlyArray<ThingInRoom>
}

/** Several things in one picture: they stand on the floor, hang from the ceiling or on the wall. */
export function room({ things, ...frame }: Room): string {
  return drawn({
    ...frame,
    things: things.map(({ product, colour, x, y, scale, flat }) => ({
      p: asDrawn(product),
      x,
      y,
      s: scale,
      colour,
      flat,
    })),
  })
}
