import type { Rng } from '../random.ts'
import { Lathe } from './lathe.ts'
import type { Look } from './look.ts'
import { d, line, oval, type Point } from './svg.ts'

/** What somebody left on the table tells how big it is: a cup, a vase, a vase with two stems. */
export function tableAccessories([x, y]: Point, look: Look, rng: Rng): string {
  const what = rng.whole(0, 2)
  if (what === 0) return cup([x, y], look)
  return (what === 1 ? twoStems([x, y], look) : '') + vase([x, y], look)
}

function cup([x, y]: Point, { tone }: Look): string {
  const body = new Lathe(
    [
      [y - 5, 6.4],
      [y - 2.6, 5],
      [y, 2.4],
    ],
    { cx: x, tilt: 0.2 },
  )
  return body.body(tone.base) + body.shade() + body.mouth(tone.side)
}

function vase([x, y]: Point, { tone }: Look): string {
  const body = new Lathe(
    [
      [y - 13, 1.6],
      [y - 9.6, 1.7],
      [y - 5, 4.4],
      [y, 2.6],
    ],
    { cx: x, tilt: 0.16 },
  )
  return body.body(tone.base) + body.shade() + body.mouth(tone.deep)
}

function twoStems([x, y]: Point, { isClayRed }: Look): string {
  const stalks = line(d`M${x} ${y - 13}q-.4-7 -4.600-11M${x} ${y - 13}q.6-6 3.600-9.600`, '#6f7f55', 0.8)
  const left = oval(x - 4.9, y - 24.6, 1.3, 1.9, isClayRed ? '#d09a43' : '#b35d3a')
  return stalks + left + oval(x + 3.9, y - 23.2, 1.1, 1.6, '#d09a43')
}
