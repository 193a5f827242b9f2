import type { Kind, Product } from '../product.ts'
import { Rng } from '../random.ts'
import type { KindDrawing } from './kind-drawing.ts'
import { lookOf } from './look-of.ts'
import { originalOf } from './originals.ts'
import { group } from './svg.ts'
import { distance } from './tones.ts'

type Position = readonly [up: number, scale: number]

/** Low products are lifted to the middle of the picture and a little enlarged. */
const POSITIONS: Readonly<Record<Kind, Position>> = {
  bowl: [15, 1.12],
  mug: [13, 1.14],
  bench: [10, 1.04],
  'dining-table': [10, 1.03],
  'side-table': [4, 1],
  stool: [4, 1],
  chair: [1, 1.06],
  vase: [4, 1.06],
  basket: [7, 1.06],
  planter: [1, 1.03],
  cushion: [11, 1.08],
  throw: [0, 1.02],
  rug: [0, 1],
  pendant: [-9, 1.08],
  'desk-lamp': [4, 1.05],
  mirror: [-2, 1.06],
}
const POSITIONS_OF_FORMS: Readonly<Record<string, Position>> = {
  lumbar: [18, 1.06],
  rolled: [17, 1.06],
  garden: [8, 1.06],
  ukhamba: [10, 1.1],
  tall: [-2, 1],
}

/** Moves and scales a shape so that it fills its picture. */
function inPosition({ kind, form }: Product, shape: string): string {
  const [up, scale] = POSITIONS_OF_FORMS[form] ?? POSITIONS[kind]
  // Scales about the point (50, 60).
  const [x, y] = [50 - 50 * scale, 60 - 60 * scale - up]
  return group(`translate(${hundredths(x)} ${hundredths(y)}) scale(${scale})`, shape)
}

const hundredths = (value: number): string => String(Number(value.toFixed(2)))

export type PictureOptions = {
  /** A key of colours.ts; by default the product's first colour. */
  colour?: string | null | undefined
  /** The visible part, as a viewBox: {@link WHOLE} or closer. */
  view?: string
  /** Whether a wall is behind it; otherwise the background is transparent. */
  wall?: boolean
}

/** A product fills a box of 100 × 100; the viewBox adds a margin. */
export const WHOLE = '-8 -4 116 108'

/** A product as an SVG element: no ids, no style, hidden from screen readers. */
export function drawPicture(
  product: Product,
  drawing: KindDrawing,
  { colour, view = WHOLE, wall = true }: PictureOptions = {},
): string {
  const colourToDraw = colour ?? product.colours[0] ?? null
  const ground = wall ? `<path d="M-200-200h500v500h-500z" fill="${wallOf(product, drawing)}"/>` : ''
  const shape =
    originalOf(product.number, colourToDraw)?.drawing ??
    inPosition(product, shapeOf(product, colourToDraw, drawing))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" aria-hidden="true">${ground}${shape}</svg>`
}

/** The drawing without wall and scaling, with its ground line at y = 92, for rooms of several products. */
export function drawBare(product: Product, drawing: KindDrawing, colour?: string): string {
  const colourToDraw = colour ?? product.colours[0] ?? null
  return originalOf(product.number, colourToDraw)?.drawing ?? shapeOf(product, colourToDraw, drawing)
}

/** The wall depends on the product's first colour, and stays when another colour is chosen. */
export function wallOf(product: Product, drawing: KindDrawing): string {
  const first = product.colours[0] ?? null
  return (
    originalOf(product.number, first)?.wall ??
    wallBehind(product.number, drawing.mainColours(lookOf(product, first, drawing).look))
  )
}

function shapeOf(product: Product, colour: string | null, drawing: KindDrawing): string {
  const { look, rng } = lookOf(product, colour, drawing)
  return drawing.draw(look, rng)
}

/** The colours of walls behind products. */
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

/** The minimum {@link distance} between a product's colours and its wall. */
export const MIN_CONTRAST = 52

/** A random wall that contrasts with the product; if there is none, the one that contrasts most. */
function wallBehind(number: number, mainColours: ReadonlyArray<string>): string {
  const contrast = (wall: string) => Math.min(...mainColours.map((colour) => distance(colour, wall)))
  const contrastingWalls = WALLS.filter((wall) => contrast(wall) > MIN_CONTRAST)
  if (contrastingWalls.length > 0) return new Rng(`wall:${number}`).pick(contrastingWalls)
  return WALLS.reduce((best, wall) => (contrast(wall) > contrast(best) ? wall : best))
}
