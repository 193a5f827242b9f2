import { around, Lathe } from './lathe.ts'
import type { Look } from './look.ts'
import { disc } from './sticks.ts'
import { bothSides, d, line, n, oval, type Point } from './svg.ts'

const LEATHER = '#7a4a2a'

/** One high handle over the middle, wound with leather. */
export function handle(body: Lathe, { fibre }: Look): string {
  const { top } = body
  const rx = body.halfWidth(top)
  const bow = d`M${50 - rx + 2} ${top}C${50 - rx * 0.9} ${top - 38} ${50 + rx * 0.9} ${top - 38} ${50 + rx - 2} ${top}`
  const grip = d`M${50 - rx * 0.4} ${top - 26.5}Q50 ${top - 31} ${50 + rx * 0.4} ${top - 26.5}`
  return line(bow, fibre.deep, 3.4) + line(grip, LEATHER, 4.4)
}

export function mouth(body: Lathe, { fibre }: Look): string {
  const rx = body.halfWidth(body.top)
  return (
    oval(50, body.top, rx, rx * 0.16, fibre.light) +
    oval(50, body.top + 0.5, rx - 1.8, rx * 0.16 - 0.9, fibre.deep)
  )
}

type Log = readonly [x: number, y: number, size: number]
const LOGS: ReadonlyArray<Log> = [
  [-17, -0.5, 5],
  [17, -0.5, 5.2],
  [-8, -2.6, 6],
  [9, -2.8, 6],
  [0, -5.4, 5.6],
  [1, 1.4, 5],
]

export function logs(body: Lathe): string {
  const log = ([x, dy, size]: Log) => {
    const y = body.top + dy
    return (
      oval(50 + x, y, size, size, '#8a5029') +
      oval(50 + x, y, size - 1.2, size - 1.2, '#dcb887') +
      oval(50 + x, y, size * 0.4, size * 0.4, '#c89d66')
    )
  }
  return LOGS.map(log).join('')
}

/** The rows of a coiled basket, and the stitches that hold each to the next, staggered. */
export function coil(body: Lathe, { form, fibre }: Look): string {
  const gap = form === 'ukhamba' || form === 'bowl' ? 2.8 : 4.2
  const rows: Array<number> = []
  for (let y = body.top + gap; y < body.bottom; y += gap) rows.push(y)
  const stitch = ([x, y]: Point) => d`M${x} ${y}v${gap}`
  const row = (y: number, index: number) =>
    around(STITCHES)
      .filter((position) => Math.abs(position) < 0.97)
      .map((position) => body.at(Math.max(-1, Math.min(1, position + (index % 2 ? 0.09 : 0))), y - gap))
      .map(stitch)
      .join('')
  return body.rings(rows, fibre.deep, 0.55) + line(rows.map(row).join(''), fibre.side, 0.6, ' opacity=".8"')
}
const STITCHES = 13

/** The narrow neck of an ukhamba, with its lid or without. */
export function neck(body: Lathe, look: Look): string {
  const { fibre } = look
  const { top } = body
  const rx = body.halfWidth(top)
  const rim = disc([50, top - 0.6], [rx + 1.6, (rx + 1.6) * 0.17], 2, fibre)
  return (
    rim + (look.hasLid ? lid(top, rx, look) : oval(50, top - 0.4, rx - 0.6, (rx - 0.6) * 0.15, fibre.deep))
  )
}

function lid(top: number, rx: number, { fibre, second }: Look): string {
  const lidBody = new Lathe(
    [
      [top - 11, 1.6],
      [top - 8, rx * 0.5],
      [top - 1.4, rx * 0.98],
    ],
    { tilt: 0.17 },
  )
  return (
    lidBody.body(fibre.base) +
    lidBody.rings([top - 7, top - 4], fibre.deep, 0.55) +
    lidBody.band(top - 5.6, top - 3.4, second.base) +
    lidBody.shade() +
    oval(50, top - 12, 2.6, 2.2, second.base)
  )
}

/** Two leather handles at the sides. */
export function handles(body: Lathe): string {
  const x = body.halfWidth(body.top + 7) - 3
  return bothSides((side) =>
    line(
      `M${n(50 + side * x)} ${n(body.top + 8)}q${side * 7} -1 ${side * 6.5} 5t${side * -5} 4`,
      LEATHER,
      2.4,
    ),
  )
}
