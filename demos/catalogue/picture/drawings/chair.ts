import { type Back, backRest, crest } from '../chair-back.ts'
import { cordWeave } from '../cord-seat.ts'
import type { KindDrawing } from '../kind-drawing.ts'
import type { Look } from '../look.ts'
import { bar, legs } from '../sticks.ts'
import { bothSides, box, d, line, type Point, shadow, soft } from '../svg.ts'
import { woodColours } from '../wood.ts'

/** Half its width behind and before. */
type Size = Back & { front: number }
/** How far the seat's front edge lies below its back one. */
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
      behind(look, size) +
      backRest(look, size, rng) +
      posts(look, size) +
      crest(look, size, rng) +
      before(look, size) +
      seat(look, size) +
      (look.hasArms ? bothSides((side) => arm(look, size, side)) : '')
    )
  },
}

const behind = ({ legs: tones }: Look, { half, seat: y, front, post }: Size): string =>
  legs([half, y, post], [half + 1.4, 87, post * 0.7], tones.deep) +
  box(50 - front + 1, 74, front * 2 - 2, 2, 0.6, tones.deep)

const posts = ({ wood }: Look, { half, flare, high, seat: y, post }: Size): string =>
  legs([half + flare, high, post * 0.9], [half, y + 3, post], wood.side)

function before({ wood, legs: tones }: Look, { front, seat: y, post }: Size): string {
  const below = y + DROP
  return (
    legs([front - 1.4, below, post + 1], [front + 0.6, 92, post * 0.8], tones.side) +
    box(50 - front - 1.4, below - 1, front * 2 + 2.8, 4, 1.2, wood.side)
  )
}

function seat(look: Look, { half, front, seat: y }: Size): string {
  const corners: ReadonlyArray<Point> = [
    [50 - half - 0.6, y],
    [50 + half + 0.6, y],
    [50 + front, y + DROP],
    [50 - front, y + DROP],
  ]
  return soft(corners, look.wood.light, 2.4) + cover(look, { half, front, y })
}

/** What one sits on: cord, a cushion, or the wood. */
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
  const cushion: ReadonlyArray<Point> = [
    [50 - half, y - 0.4],
    [50 + half, y - 0.4],
    [50 + front - 1.6, y + DROP - 2.6],
    [50 - front + 1.6, y + DROP - 2.6],
  ]
  return (
    soft(cushion, tone.base, 3) + line(d`M${50 - front + 1} ${y + DROP - 1.6}h${front * 2 - 2}`, tone.side, 1)
  )
}

const arm = ({ wood }: Look, { half, front, seat: y }: Size, side: number): string =>
  bar([50 + side * (front - 0.6), y + DROP, 2.6], [50 + side * (front + 2), y - 8, 2.4], wood.side) +
  bar([50 + side * (half + 1), y - 15, 2.8], [50 + side * (front + 4.6), y - 7.6, 3.6], wood.light)
