/** Numbers of the products that the home page shows. */
export const NEW_THIS_WEEK = [1, 2, 3, 4] as const

/** One product of each kind: table, throw, mug, ukhamba, mirror, planter. */
export const FEATURED_FAMILY = {
  name: 'Hoopoe',
  productCount: 224,
  numbers: [179, 521, 1259, 1226, 202, 309],
} as const

/** A product for each collection. */
export const COLLECTION_PRODUCTS = { Living: 1, Dining: 5, Lighting: 3, Outdoor: 4 } as const

/** The products in the drawing of the room. */
export const ROOM = {
  table: 1,
  lamp: 3,
  rug: 122,
  chair: 769,
  vase: 1182,
  mirror: 134,
  bench: 277,
  cushion: 366,
  basket: 1226,
  planter: 309,
} as const
