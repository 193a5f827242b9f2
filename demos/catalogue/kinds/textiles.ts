import { FIBRE_MAKERS, type KindFacts, YARN_MAKERS, YARNS } from './kind-facts.ts'

export const throws: KindFacts = {
  word: 'Throws',
  collection: 'Living',
  perThousand: 72,
  priceRand: 690,
  materials: YARNS,
  makers: YARN_MAKERS,
  shippingClass: 'locker',
  weaves: ['ends', 'bands', 'pinstripe', 'check', 'steps', 'zigzag'],
  forms: {
    folded: ['throw', 1],
    rail: ['blanket', 1.24],
    rolled: ['picnic blanket', 1.1],
  },
  sizes: [
    ['130 × 180 cm', 1],
    ['180 × 230 cm', 1.4],
  ],
}

export const cushions: KindFacts = {
  word: 'Cushions',
  collection: 'Living',
  perThousand: 92,
  priceRand: 320,
  materials: YARNS,
  makers: YARN_MAKERS,
  shippingClass: 'locker',
  weaves: [
    'plain',
    'bands',
    'ticking',
    'blocks',
    'diamonds',
    'zigzag',
    'steps',
    'check',
    'frame',
    'arches',
    'triangles',
    'crosses',
    'pinstripe',
  ],
  forms: {
    square: ['cushion', 1],
    lumbar: ['lumbar cushion', 1.08],
    round: ['round cushion', 1.12],
  },
  sizes: [
    ['45 cm', 1],
    ['60 cm', 1.36],
  ],
}

export const rugs: KindFacts = {
  word: 'Rugs',
  collection: 'Living',
  perThousand: 82,
  priceRand: 3_900,
  materials: ['wool', 'mohair', 'cotton', 'rush'],
  makers: { ...YARN_MAKERS, ...FIBRE_MAKERS },
  shippingClass: 'door',
  weaves: [
    'ends',
    'bands',
    'diamonds',
    'zigzag',
    'steps',
    'frame',
    'arches',
    'triangles',
    'crosses',
    'blocks',
    'check',
    'plain',
  ],
  forms: {
    long: ['rug', 1],
    wide: ['wide rug', 1.2],
    runner: ['runner', 0.62],
    round: ['round rug', 0.92],
  },
  sizes: [
    ['140 × 200 cm', 1],
    ['170 × 240 cm', 1.44],
    ['200 × 300 cm', 2.1],
  ],
}
