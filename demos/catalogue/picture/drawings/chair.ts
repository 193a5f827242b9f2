import type { Rng } from '../../random.ts'
import { cordWeave } from '../cord-seat.ts'
import type { KindDrawing } from '../kind-drawing.ts'
import type { Look } from '../look.ts'
import { bar, legs } from '../sticks.ts'
import { bothSides, box, d, fill, line, n, roundedPoly, shadow, trapezoid } from '../svg.ts'
import { woodColours } from '../wood.ts'

/** Top of the backrest, height of the seat, half its width there, how much wider it is at the top, and the thickness of the posts. */
type Back = { high: number; seat: number; half: number; flare: number; post: number }

function backRest(look: Look, back: Back, rng: Rng): string {
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
function crest({ form, wood }: Look, { high, half, flare }: Back, rng: Rng): string {
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
const innerHalfWidth = ({ high, seat, half, flare, post }: Back, y: number): number =>
  half + (flare * (seat - y)) / (seat - high) - post / 2

function rail(back: Back, y: number, height: number, colour: string, sag = 0): string {
  const half = innerHalfWidth(back, y)
  const path = d`M${50 - half} ${y}q${half} ${-sag} ${half * 2} 0v${height}q${-half} ${-sag} ${-half * 2} 0z`
  return fill(path, colour)
}

function spindles({ wood }: Look, back: Back, count: number): string {
  const spindle = (_: unknown, index: number) => {
    const u = ((index + 0.5) / count) * 2 - 1
    return bar(
      [50 + u * innerHalfWidth(back, back.high), back.high + 3, 1.5],
      [50 + u * back.half * 0.86, back.seat, 1.8],
      wood.side,
    )
  }
  return Array.from({ length: count }, spindle).join('')
}

function cane({ wood, fibre }: Look, back: Back): string {
  const [y0, y1] = [back.high + 5, back.seat - 8]
  const cords = { y0, y1, half0: innerHalfWidth(back, y0) - 0.4, half1: innerHalfWidth(back, y1) - 0.4 }
  return cordWeave(cords, fibre, 0.6) + rail(back, y1, 2.8, wood.side)
}

function wishbone({ wood }: Look, { high, seat, half }: Back): string {
  const branch = (side: number) =>
    d`C50 ${seat - 22} ${50 + side * half * 0.8} ${high + 18} ${50 + side * half * 0.74} ${high + 4}`
  return line(`M50 ${n(seat)}V${n(seat - 12)}${branch(-1)}M50 ${n(seat - 12)}${branch(1)}`, wood.side, 2.6)
}

function panel({ tone }: Look, back: Back): string {
  const [y0, y1] = [back.high + 3, back.seat - 11]
  const corners = trapezoid([innerHalfWidth(back, y0) - 1, y0], [innerHalfWidth(back, y1) - 1, y1])
  return roundedPoly(corners, tone.base, 2) + line(d`M50 ${y0 + 2}V${y1 - 1}`, tone.side, 0.9)
}

/** `front`: half the width of the seat's front edge. */
type Size = Back & { front: number }
/** The distance of the seat's front edge below its back edge. */
const DROP = 8

export const chair: KindDrawing = {
  mainColours: woodColours,
  draw: (look, rng) => {
    const size: Size = {
      high: rng.between(11, 19),
      seat: rng.between(54, 58),
      half: rng.between(17.5, 20),
      front: rng.between(22, 25),
      flare: rng.between(0, 3),
      post: look.legs === look.wood ? 3.6 : 2,
    }
    return (
      shadow(50, 92, size.front + 7, 3) +
      legsBehind(look, size) +
      backRest(look, size, rng) +
      posts(look, size) +
      crest(look, size, rng) +
      legsInFront(look, size) +
      seat(look, size) +
      (look.hasArms ? bothSides((side) => arm(look, size, side)) : '')
    )
  },
}

const legsBehind = ({ legs: tones }: Look, { half, seat: y, front, post }: Size): string =>
  legs([half, y, post], [half + 1.4, 87, post * 0.7], tones.deep) +
  box(50 - front + 1, 74, front * 2 - 2, 2, 0.6, tones.deep)

const posts = ({ wood }: Look, { half, flare, high, seat: y, post }: Size): string =>
  legs([half + flare, high, post * 0.9], [half, y + 3, post], wood.side)

function legsInFront({ wood, legs: tones }: Look, { front, seat: y, post }: Size): string {
  const below = y + DROP
  return (
    legs([front - 1.4, below, post + 1], [front + 0.6, 92, post * 0.8], tones.side) +
    box(50 - front - 1.4, below - 1, front * 2 + 2.8, 4, 1.2, wood.side)
  )
}

function seat(look: Look, { half, front, seat: y }: Size): string {
  const corners = trapezoid([half + 0.6, y], [front, y + DROP])
  return roundedPoly(corners, look.wood.light, 2.4) + cover(look, { half, front, y })
}

/** The seat's cover: cord, a cushion, or the wood itself. */
function cover(look: Look, { half, front, y }: { half: number; front: number; y: number }): string {
  const { wood, fibre, tone } = look
  if (look.seat === 'weave') {
    return cordWeave({ y0: y + 1, y1: y + DROP - 1.4, half0: half - 1.6, half1: front - 3 }, fibre)
  }
  if (look.seat === 'wood' && look.form !== 'panel') {
    return line(
      d`M${50 - half + 3} ${y + 2.6}h${half * 1.3}M${50 - front + 8} ${y + 5.4}h${front * 1.4}`,
      wood.grain,
      0.8,
    )
  }
  const cushion = trapezoid([half, y - 0.4], [front - 1.6, y + DROP - 2.6])
  return (
    roundedPoly(cushion, tone.base, 3) +
    line(d`M${50 - front + 1} ${y + DROP - 1.6}h${front * 2 - 2}`, tone.side, 1)
  )
}

const arm = ({ wood }: Look, { half, front, seat: y }: Size, side: number): string =>
  bar([50 + side * (front - 0.6), y + DROP, 2.6], [50 + side * (front + 2), y - 8, 2.4], wood.side) +
  bar([50 + side * (half + 1), y - 15, 2.8], [50 + side * (front + 4.6), y - 7.6, 3.6], wood.light)
