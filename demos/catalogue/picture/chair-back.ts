import type { Rng } from '../random.ts'
import { cordWeave } from './cord-seat.ts'
import type { Look } from './look.ts'
import { bar } from './sticks.ts'
import { d, fill, line, n, type Point, soft } from './svg.ts'

/** Top of the back, height of the seat, half the width there, how much wider above, and how thick the posts are. */
export type Back = { high: number; seat: number; half: number; flare: number; post: number }

export function backRest(look: Look, back: Back, rng: Rng): string {
  const { high, seat } = back
  const { wood } = look
  if (look.form === 'spindle') return spindles(look, back, rng.whole(5, 8))
  if (look.form === 'ladder') {
    return [0.28, 0.52, 0.76]
      .map((part) => rail(back, high + (seat - high) * part, 4.4, wood.side, 2))
      .join('')
  }
  if (look.form === 'cane') return cane(look, back)
  return look.form === 'wishbone' ? wishbone(look, back) : panel(look, back)
}

/** The top rail, which lies over the posts. */
export function crest({ form, wood }: Look, { high, half, flare }: Back, rng: Rng): string {
  const x = half + flare
  const thick = rng.between(4, 7)
  if (form === 'wishbone') {
    const bow = d`M${50 - x - 5} ${high + 13}C${50 - x - 4} ${high - 1} ${50 + x + 4} ${high - 1} ${50 + x + 5} ${high + 13}`
    return line(bow, wood.light, 4, ' stroke-linecap="round"')
  }
  return fill(
    d`M${50 - x - 1.6} ${high + 1}q${x + 1.6} -4.500 ${x * 2 + 3.2} 0v${thick}q${-x - 1.6} -4.200 ${-x * 2 - 3.2} 0z`,
    wood.light,
  )
}

/** Half the width between the posts at a height. */
const inner = ({ high, seat, half, flare, post }: Back, y: number): number =>
  half + (flare * (seat - y)) / (seat - high) - post / 2

function rail(back: Back, y: number, height: number, colour: string, sag = 0): string {
  const half = inner(back, y)
  const path = d`M${50 - half} ${y}q${half} ${-sag} ${half * 2} 0v${height}q${-half} ${-sag} ${-half * 2} 0z`
  return fill(path, colour)
}

function spindles({ wood }: Look, back: Back, count: number): string {
  const spindle = (_: unknown, place: number) => {
    const u = ((place + 0.5) / count) * 2 - 1
    return bar(
      [50 + u * inner(back, back.high), back.high + 3, 1.5],
      [50 + u * back.half * 0.86, back.seat, 1.8],
      wood.side,
    )
  }
  return Array.from({ length: count }, spindle).join('')
}

function cane({ wood, fibre }: Look, back: Back): string {
  const [y0, y1] = [back.high + 5, back.seat - 8]
  const cords = { y0, y1, half0: inner(back, y0) - 0.4, half1: inner(back, y1) - 0.4 }
  return cordWeave(cords, fibre, 0.6) + rail(back, y1, 2.8, wood.side)
}

function wishbone({ wood }: Look, { high, seat, half }: Back): string {
  const branch = (side: number) =>
    d`C50 ${seat - 22} ${50 + side * half * 0.8} ${high + 18} ${50 + side * half * 0.74} ${high + 4}`
  return line(`M50 ${n(seat)}V${n(seat - 12)}${branch(-1)}M50 ${n(seat - 12)}${branch(1)}`, wood.side, 2.6)
}

function panel({ tone }: Look, back: Back): string {
  const [y0, y1] = [back.high + 3, back.seat - 11]
  const corners: ReadonlyArray<Point> = [
    [50 - inner(back, y0) + 1, y0],
    [50 + inner(back, y0) - 1, y0],
    [50 + inner(back, y1) - 1, y1],
    [50 - inner(back, y1) + 1, y1],
  ]
  return soft(corners, tone.base, 2) + line(d`M50 ${y0 + 2}V${y1 - 1}`, tone.side, 0.9)
}
