import { dot, normalized, type Point } from './geometry.ts'

export type Light = {
  /** The direction of the light's source, seen from the ground. */
  from: Point
  /** The brightness of a face turned away from the light, 0 to 1. */
  ambient: number
  /** The haze's colour. Its share of a face's colour is distance / `full` (both in metres), at most 0.9. */
  haze?: { colour: string; full: number }
}

type Rgb = readonly [number, number, number]

/** A face's colour after light and haze. */
export function shadedColour(light: Light, colour: string, normal: Point, distance: number): string {
  const brightness = light.ambient + (1 - light.ambient) * Math.max(0, dot(normal, normalized(light.from)))
  return withHaze(light, mixed(rgb('#0c1322'), rgb(colour), Math.min(1, brightness * 1.08)), distance)
}

/** A colour at a distance, hazed but not lit. */
export function unshadedColour(light: Light, colour: string, distance: number): string {
  return withHaze(light, rgb(colour), distance)
}

function withHaze({ haze }: Light, colour: Rgb, distance: number): string {
  const hazedColour = haze ? mixed(colour, rgb(haze.colour), Math.min(0.9, distance / haze.full)) : colour
  return `rgb(${hazedColour.map(Math.round).join(' ')})`
}

function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
