import { phasePath } from '../../../ui/moon.ts'
import type { Pen } from './pen.ts'
import { COLOURS } from './sheet-styles.ts'

const LINE = 0.6

/** A moon about the origin of the drawing; the radius in points. */
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

/** Lit by a share from 0 to 1. */
export function moonLit(fraction: number, radius: number): Moon {
  return (document) => {
    document.circle(0, 0, radius).fill(COLOURS.unlit)
    document.path(phasePath(fraction, radius)).fill(COLOURS.moon)
  }
}

/** With an outline, which sets it off from its ground where colours do not print. */
export function limbedMoon(fraction: number, radius: number): Moon {
  return (document) => {
    moonLit(fraction, radius)(document)
    document.lineWidth(LINE).circle(0, 0, radius).stroke(COLOURS.limb)
  }
}

/** The last one: full, and ringed. */
export function lastMoon(radius: number): Moon {
  return (document) => {
    document.circle(0, 0, radius).fill(COLOURS.moon)
    document
      .lineWidth(LINE)
      .circle(0, 0, radius + 2)
      .stroke(COLOURS.moonDeep)
  }
}

/** A dashed ring where no instalment is due yet. */
export function noMoon(radius: number): Moon {
  return (document) => {
    const dashed = document.lineWidth(LINE).dash(1.5, { space: 1.5 })
    dashed.circle(0, 0, radius - LINE).stroke(COLOURS.ring)
  }
}
