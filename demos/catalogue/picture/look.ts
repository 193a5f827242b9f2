import type { Tones } from './tones.ts'

/** The look of a product for its drawing: its form, its materials as tones, and its random details. */
export type Look = {
  form: string
  weave: string | null
  /** Woods, metals and fibres; for products of clay or yarn, those of their family. */
  wood: Tones
  legs: Tones
  metal: Tones
  fibre: Tones
  /** Tones of its own material; null for clay and yarn, which come in colours. */
  materialTones: Tones | null
  /** Tones of glaze, yarn and paint: the variant's colour and two that match it. */
  tone: Tones
  second: Tones
  third: Tones
  /** Whether the first tone is clay red: berries are then yellow. */
  isClayRed: boolean
  isOfCane: boolean
  /** The tones of a lamp's shade. */
  shade: Tones
  surface: Surface
  seat: 'wood' | 'weave' | 'pad'
  stems: Stems
  plant: Plant
  handle: 'loop' | 'ring'
  trim: 'plain' | 'piped' | 'tassels' | 'fringe' | 'bound'
  /** Whether something stands on the table. */
  isStyled: boolean
  hasArms: boolean
  hasEars: boolean
  /** Whether it is glazed in a second colour inside. */
  isTwoToned: boolean
  hasFruit: boolean
  /** Whether a basket has logs in it, or a mug a drink. */
  isFull: boolean
  isPair: boolean
  hasLid: boolean
  hasCollar: boolean
  hasBand: boolean
  hasStrap: boolean
  hasShelf: boolean
}

export type Glaze = 'plain' | 'dipped' | 'topped' | 'banded' | 'combed' | 'fluted' | 'painted' | 'speckled'
export type Surface = Glaze | 'zigzag' | 'diamond' | 'woven' | 'linen' | 'metal' | 'glazed' | 'slats'
export type Stems = 'none' | 'grass' | 'protea' | 'gum' | 'branch'
export type Plant = 'leafy' | 'aloe' | 'snake' | 'fern' | 'strelitzia' | 'bush' | 'lavender'
