import type { Point } from '../camera/geometry.ts'
import { box, drum, face, type Solid, stroke } from '../camera/parts.ts'
import { brickWall } from './brick-wall.ts'

export const BRICK = { colour: '#b06a4b', joint: '#8f5139', course: 0.24 }

export function rods(x: number, y: number): Solid[] {
  const lines = [0, 0.3, 0.6].map((along) =>
    stroke('#6a5a50', 0.045, [
      [x + along, y, 0.6],
      [x + along, y, 2.7],
    ]),
  )
  return [{ parts: lines, corners: [] }]
}

export function brickPallet(x: number, y: number): Solid[] {
  return [
    box('#8a6a42', { at: [x, y, 0], size: [1.3, 1.1, 0.14] }),
    brickWall({ at: [x + 0.06, y + 0.06, 0.14], size: [1.18, 0.98, 0.9] }, { ...BRICK, course: 0.13 }),
  ]
}

export function heap([x, y]: Point, radius: number, height: number, colour: string): Solid {
  const foot = Array.from({ length: 16 }, (_, step): Point => {
    const angle = (step / 16) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * 0.8 * Math.sin(angle), 0]
  })
  const top: Point = [x - 0.1, y, height]
  return {
    parts: foot.map((point, place) => face(colour, [point, foot[(place + 1) % 16] ?? point, top])),
    corners: [...foot, top],
  }
}

export function mixer(x: number, y: number): Solid[] {
  return [
    box('#3b3f40', { at: [x - 0.5, y - 0.2, 0], size: [1, 0.2, 0.5] }),
    drum('#d98a2b', [x, y, 0.5], 0.55, 0.7),
    drum('#b9711f', [x, y, 1.2], 0.38, 0.25),
  ]
}
