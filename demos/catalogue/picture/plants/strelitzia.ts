import { leaf, UP } from '../curves.ts'
import { d, line, type Point } from '../svg.ts'
import type { DrawPlant, Greens, Ground } from './growth.ts'

type Blade = { lean: number; part: number; green: keyof Greens }
const LEAVES: ReadonlyArray<Blade> = [
  { lean: -0.62, part: 0.86, green: 'dark' },
  { lean: 0.56, part: 0.9, green: 'dark' },
  { lean: -0.26, part: 1.02, green: 'base' },
  { lean: 0.2, part: 0.96, green: 'light' },
]

export const strelitzia: DrawPlant = (ground, greens) =>
  LEAVES.map((blade) => stalkAndLeaf(blade, ground, greens)).join('') + flower(ground, greens)

function stalkAndLeaf({ lean, part, green }: Blade, { y, height }: Ground, greens: Greens): string {
  const length = height * part
  const at: Point = [50 + Math.cos(UP + lean) * length * 0.5, y + Math.sin(UP + lean) * length * 0.5]
  const angle = UP + lean * 1.15
  const blade = { angle, length: length * 0.56, fat: 11, colour: greens[green], bend: lean * 3 }
  const vein = d`M${at[0]} ${at[1]}l${Math.cos(angle) * length * 0.46} ${Math.sin(angle) * length * 0.46}`
  return (
    line(d`M50 ${y}L${at[0]} ${at[1]}`, greens.dark, 1.3) +
    leaf([at[0], at[1] + 1], blade) +
    line(vein, greens.dark, 0.6)
  )
}

function flower({ y, height }: Ground, { base }: Greens): string {
  const [x, top] = [50 + height * 0.1, y - height * 0.72]
  return (
    line(d`M50 ${y}L${x} ${top}`, base, 1.2) +
    leaf([x, top], { angle: UP + 0.2, length: 12, fat: 4, colour: '#e08a2e' }) +
    leaf([x, top], { angle: UP + 0.62, length: 12, fat: 4, colour: '#d97a24' }) +
    leaf([x - 1, top + 1], { angle: UP + 1.25, length: 13, fat: 3.4, colour: '#5d5a86' })
  )
}
