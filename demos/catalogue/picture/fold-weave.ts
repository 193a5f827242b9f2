import type { Look } from './look.ts'
import { box, d, fill, line, n } from './svg.ts'

/** One fold of a throw: its left edge, its upper one, its size, and where its first band lies, as part of its height. */
export type Fold = { half: number; y: number; height: number; firstBand: number }

/** What of the weave shows on the edge of one fold. */
export function foldWeave(look: Look, fold: Fold): string {
  const [two, three] = [look.second.base, look.third.base]
  const stripe = (down: number, height: number, colour: string) =>
    box(50 - fold.half, fold.y + down, fold.half * 2, height, 0, colour)
  if (look.weave === 'check') return checks(fold, two) + stripe(fold.height * 0.5, 1.3, two)
  if (look.weave === 'zigzag') return teeth(fold, two)
  if (look.weave === 'steps') return steppedDiamonds(fold, two)
  if (look.weave === 'pinstripe') {
    return [0.2, 0.42, 0.64, 0.86].map((part) => stripe(fold.height * part, 1.1, two)).join('')
  }
  const first = fold.height * fold.firstBand
  if (look.weave === 'bands')
    return stripe(first, fold.height * 0.3, two) + stripe(first + fold.height * 0.4, 1.4, three)
  return stripe(first, 1.7, two) + stripe(first + 3.1, 1.7, three) + stripe(first + 6.2, 1.1, two)
}

function checks({ half, y, height }: Fold, colour: string): string {
  let path = ''
  for (let x = -half + 7; x < half - 2; x += 9.5) path += d`M${50 + x} ${y + 0.6}v${height}`
  return line(path, colour, 1.3)
}

const TEETH = 10

function teeth({ half, y, height }: Fold, colour: string): string {
  let path = d`M${50 - half + 1} ${y + height * 0.68}`
  for (let tooth = 1; tooth <= TEETH; tooth++) {
    path += d`L${50 - half + 1 + ((half * 2 - 2) * tooth) / TEETH} ${y + height * (tooth % 2 ? 0.36 : 0.68)}`
  }
  return line(path, colour, 1.9, ' stroke-linejoin="round"')
}

function steppedDiamonds({ half, y, height }: Fold, colour: string): string {
  const [up, down] = [n(-height * 0.13), n(height * 0.13)]
  const diamond = (place: number) => {
    const x = 50 - half + ((place + 0.5) / 5) * half * 2
    const right = `h2v${down}h2v${down}h2v${down}h-2v${down}h-2v${down}`
    return d`M${x - 1} ${y + height * 0.2}${right}h-2v${up}h-2v${up}h-2v${up}h2v${up}h2z`
  }
  return fill([0, 1, 2, 3, 4].map(diamond).join(''), colour)
}
