import type { Rng } from '../../random.ts'
import type { Plant } from '../look.ts'
import { bush } from './bush.ts'
import { fern } from './fern.ts'
import { aloe, lavender, leafy, snake } from './from-the-foot.ts'
import type { DrawPlant, Greens, Ground } from './growth.ts'
import { strelitzia } from './strelitzia.ts'

const GREENS: ReadonlyArray<Greens> = [
  { base: '#5f7f58', dark: '#46653f', light: '#7d9a6c' },
  { base: '#6f8a5c', dark: '#52703f', light: '#8fa673' },
  { base: '#4f7360', dark: '#395746', light: '#6d8f78' },
  { base: '#8a9463', dark: '#6a7446', light: '#a6ae7d' },
]
const PLANTS: Readonly<Record<Plant, DrawPlant>> = { leafy, aloe, snake, fern, strelitzia, bush, lavender }

export function plantIn(plant: Plant, ground: Ground, rng: Rng): string {
  return PLANTS[plant](ground, rng.pick(GREENS), rng)
}
