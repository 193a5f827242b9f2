import { slugOf } from './slug.ts'

/** Products of one family share their curves and their colours, across kinds and workshops. */
export const FAMILY_NAMES = [
  'Hoopoe',
  'Loerie',
  'Hadeda',
  'Kokewiet',
  'Weaver',
  'Sunbird',
  'Blue Crane',
  'Thukela',
  'Sabie',
  'Blyde',
  'Kei',
  'Breede',
  'Gariep',
  'Letaba',
  'Keurbooms',
  'Spekboom',
  'Marula',
  'Mopane',
  'Num-num',
  'Buchu',
  'Kiepersol',
  'Boekenhout',
  'Karoo',
  'Tankwa',
  'Cederberg',
  'Swartberg',
  'Noordhoek',
  'Arniston',
  'Wilderness',
  'Clarens',
  'Golden Gate',
  'Kosi',
  'Hluhluwe',
  'Pafuri',
  'Namaqua',
  'Magalies',
  'Outeniqua',
  'Baviaans',
  'Mkambati',
  'Tsitsikamma',
  'Waterberg',
  'Maluti',
  'Ceres',
  'Overberg',
] as const

/** The family name of the first five products, which has no page of its own. */
export const FIRST_FIVE = 'First five'

export type Family = { name: string; slug: string }

export const FAMILIES: ReadonlyArray<Family> = FAMILY_NAMES.map((name) => ({ name, slug: slugOf(name) }))
