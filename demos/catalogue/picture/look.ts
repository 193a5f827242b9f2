import type { Tones } from './tones.ts'

/** What a drawing is told of a product: its form, its materials as tones, and what the random numbers of family and number said. */
export type Look = {
  form: string
  weave: string | null
  /** Woods, metals and fibres; of a product that is of clay or yarn, those of its family beside it. */
  wood: Tones
  legs: Tones
  metal: Tones
  fibre: Tones
  /** Of its own material; null: it is of clay or yarn and comes in colours. */
  own: Tones | null
  /** Of glaze, yarn and paint: the variant's colour and two in good company. */
  tone: Tones
  second: Tones
  third: Tones
  /** Whether what is painted in the first tone is clay red: berries then are yellow. */
  isClayRed: boolean
  isOfCane: boolean
  /** Of a lamp: what its shade is of. */
  shade: Tones
  surface: Surface
  seat: 'wood' | 'weave' | 'pad'
  stems: Stems
  plant: Plant
  handle: 'loop' | 'ring'
  trim: 'plain' | 'piped' | 'tassels' | 'fringe' | 'bound'
  /** Something stands on the table. */
  isStyled: boolean
  hasArms: boolean
  hasEars: boolean
  /** Glazed in a second colour within. */
  isTwoToned: boolean
  hasFruit: boolean
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
