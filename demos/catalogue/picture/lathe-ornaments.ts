import type { Rng } from '../random.ts'
import type { Lathe } from './lathe.ts'
import { closed, d, fill, line, type Point } from './svg.ts'

/** Small flecks in a glaze. */
export function flecks(body: Lathe, rng: Rng, colour: string, count: number): string {
  let path = ''
  for (let fleck = 0; fleck < count; fleck++) {
    const k = rng.between(-0.88, 0.88)
    const [x, y] = body.at(k, rng.between(body.top + 3, body.bottom - 2))
    path += d`M${x} ${y}h.1`
  }
  return line(path, colour, 0.9, ' stroke-linecap="round"')
}

/** A row of teeth: the zigzag of a Zulu basket. */
export function zigzag(body: Lathe, y0: number, y1: number, teeth: number, colour: string): string {
  const positions = Array.from({ length: teeth * 2 + 1 }, (_, index) =>
    Math.sin((index / (teeth * 2) - 0.5) * Math.PI),
  )
  const points = positions.map((k, index) => body.at(k, index % 2 ? y1 : y0))
  const pointsBack = positions.reverse().map((k) => body.at(k, y0))
  return fill(closed([...points, ...pointsBack]), colour)
}

/** A row of diamonds. */
export function diamonds(body: Lathe, y0: number, y1: number, count: number, colour: string): string {
  const middle = (y0 + y1) / 2
  const positionAt = (at: number) => Math.sin((at / count - 0.5) * Math.PI)
  let path = ''
  for (let index = 0; index < count; index++) {
    const corners: ReadonlyArray<Point> = [
      body.at(positionAt(index + 0.06), middle),
      body.at(positionAt(index + 0.5), y0),
      body.at(positionAt(index + 0.94), middle),
      body.at(positionAt(index + 0.5), y1),
    ]
    path += closed(corners)
  }
  return fill(path, colour)
}
