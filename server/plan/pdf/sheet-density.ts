import { CONTENT } from './paper.ts'

/** Sizes in points: of the text, the height of a row, of a year of moons, and the space between sections. */
export type Density = { text: number; row: number; moonRow: number; gap: number }

const LOOSEST: Density = { text: 9, row: 17.5, moonRow: 22, gap: 20 }
const DENSEST: Density = { text: 6.6, row: 8.6, moonRow: 17, gap: 6 }
const STEPS = 16

/** The layout at the loosest density that fits on one page; at the densest if none does. */
export function fitted<Laid extends { height: number }>(layOut: (density: Density) => Laid): Laid {
  let [fits, isTooHigh] = [STEPS, -1]
  let best: Laid | null = null
  while (fits - isTooHigh > 1) {
    const step = Math.floor((fits + isTooHigh) / 2)
    const laid = layOut(densityAt(step))
    if (laid.height > CONTENT.height) isTooHigh = step
    else [fits, best] = [step, laid]
  }
  return best ?? layOut(densityAt(fits))
}

/** @param step 0 for the loosest, {@link STEPS} for the densest */
function densityAt(step: number): Density {
  const mix = (name: keyof Density) => LOOSEST[name] + ((DENSEST[name] - LOOSEST[name]) * step) / STEPS
  return { text: mix('text'), row: mix('row'), moonRow: mix('moonRow'), gap: mix('gap') }
}
