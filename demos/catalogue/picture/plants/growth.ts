import type { Rng } from '../../random.ts'

/** Three greens of one plant: itself, in the shade, in the light. */
export type Greens = { base: string; dark: string; light: string }
/** Grows up from (50, y), at most `height` high. */
export type Ground = { y: number; height: number }
export type DrawPlant = (ground: Ground, greens: Greens, rng: Rng) => string
