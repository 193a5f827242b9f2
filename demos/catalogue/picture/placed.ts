import type { Kind } from '../product.ts'
import { group } from './svg.ts'

type Place = readonly [up: number, scale: number]

/** Low products are lifted to the middle of the picture and brought a little nearer. */
const PLACES: Readonly<Record<Kind, Place>> = {
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
const PLACES_OF_FORMS: Readonly<Record<string, Place>> = {
  lumbar: [18, 1.06],
  rolled: [17, 1.06],
  garden: [8, 1.06],
  ukhamba: [10, 1.1],
  tall: [-2, 1],
}

/** A drawing that stands on the ground, moved to where it fills its picture. */
export function placed(kind: Kind, form: string, drawing: string): string {
  const [up, scale] = PLACES_OF_FORMS[form] ?? PLACES[kind]
  // It grows about (50, 60).
  const [x, y] = [50 - 50 * scale, 60 - 60 * scale - up]
  return group(`translate(${hundredths(x)} ${hundredths(y)}) scale(${scale})`, drawing)
}

const hundredths = (value: number): string => String(Number(value.toFixed(2)))
