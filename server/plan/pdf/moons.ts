import { phasePath } from '../../../ui/moon.ts'
import type { Pen } from './pen.ts'
import { COLOURS, type Colours } from './sheet-styles.ts'

const LINE = 0.6

/** Draws a moon centred on the origin. */
export type Moon = (document: Pen['document']) => void

/**
 * Draws a moon with its centre at a point. Its coordinates are relative to its centre, so that equal discs are equal bytes in
 * the file, which compress to almost nothing.
 */
export function drawMoon({ document }: Pen, x: number, y: number, moon: Moon): void {
  document.save().translate(x, y)
  moon(document)
  document.restore()
}

/** A moon lit by a share from 0 to 1. */
export function moonLit(fraction: number, radius: number, { moon }: Colours): Moon {
  return (document) => {
    document.circle(0, 0, radius).fill(COLOURS.unlit)
    document.path(phasePath(fraction, radius)).fill(moon)
  }
}

/** A lit moon with an outline, which stays visible in black and white prints. */
export function outlinedMoon(fraction: number, radius: number, colours: Colours): Moon {
  return (document) => {
    moonLit(fraction, radius, colours)(document)
    document.lineWidth(LINE).circle(0, 0, radius).stroke(colours.limb)
  }
}

/** The moon of the last instalment: full and ringed. */
export function lastMoon(radius: number, { moon, moonDeep }: Colours): Moon {
  return (document) => {
    document.circle(0, 0, radius).fill(moon)
    document
      .lineWidth(LINE)
      .circle(0, 0, radius + 2)
      .stroke(moonDeep)
  }
}

/** A dashed ring for a month before the first instalment. */
export function noMoon(radius: number): Moon {
  return (document) => {
    const dashed = document.lineWidth(LINE).dash(1.5, { space: 1.5 })
    dashed.circle(0, 0, radius - LINE).stroke(COLOURS.ring)
  }
}
