import type { Kind, Product } from '../product.ts'
import { drawBare } from './draw.ts'
import type { KindDrawing } from './kind-drawing.ts'
import { d, group, n } from './svg.ts'

type ProductInRoom = {
  product: Product
  colour?: string
  /** The position of its foot. */
  x: number
  y: number
  /** The scale of its box of 100 × 100. */
  scale: number
  /** The vertical scale: below 1 for a rug on the floor. */
  flat?: number
}

export type Room = {
  width: number
  height: number
  /** The y of the line between wall and floor. */
  floor: number
  wall?: string
  ground?: string
  products: ReadonlyArray<ProductInRoom>
}

/** The foot of a drawing in its box of 100 × 100. */
const FOOT = { x: 50, y: 92 }

type DrawingOf = (kind: Kind) => KindDrawing

/** Several products in one picture: they stand on the floor, hang from the ceiling or on the wall. */
export function drawRoom(
  { width, height, floor, wall = '#e5a888', ground = '#c98b6b', products }: Room,
  drawingOf: DrawingOf,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
    `<path d="M0 0h${width}v${floor}H0z" fill="${wall}"/>` +
    `<path d="M0 ${floor}h${width}v${height - floor}H0z" fill="${ground}"/>` +
    `<path d="M0 ${floor - 7}h${width}v7H0z" fill="#fff" opacity=".18"/>` +
    `${products.map((item) => cord(item) + placedProduct(item, drawingOf)).join('')}</svg>`
  )
}

/** A hanging product gets a cord up to the ceiling. */
function cord({ product, x, y, scale }: ProductInRoom): string {
  const top = y - FOOT.y * scale
  if (product.kind !== 'pendant' || top <= 0) return ''
  return `<path d="${d`M${x} 0v${top + 2 * scale}`}" stroke="#3b2a1e" stroke-width="${n(1.4 * scale)}"/>`
}

function placedProduct(
  { product, colour, x, y, scale, flat = 1 }: ProductInRoom,
  drawingOf: DrawingOf,
): string {
  const [left, top] = [n(x - FOOT.x * scale), n(y - FOOT.y * scale * flat)]
  const size = `${scale} ${Math.round(scale * flat * 1000) / 1000}`
  return group(`translate(${left} ${top}) scale(${size})`, drawBare(product, drawingOf(product.kind), colour))
}
