import { CLAY_MAKERS, CLAYS, FIBRE_MAKERS, type KindFacts, WOOD_MAKERS } from './kind-facts.ts'

export const bowls: KindFacts = {
  word: 'Bowls',
  collection: 'Dining',
  perThousand: 66,
  priceRand: 340,
  materials: [...CLAYS, 'kiaat', 'imbuia', 'yellowwood', 'ash'],
  makers: { ...CLAY_MAKERS, ...WOOD_MAKERS, kiaat: ['knysna'], imbuia: ['knysna'], ash: ['knysna'] },
  shippingClass: 'locker',
  forms: {
    shallow: ['serving bowl', 1],
    deep: ['salad bowl', 1.3],
    footed: ['footed bowl', 1.4],
    flared: ['fruit bowl', 1.2],
    dough: ['dough bowl', 1.1],
  },
  sizes: [
    ['18 cm', 0.7],
    ['26 cm', 1],
    ['34 cm', 1.5],
  ],
}

export const vases: KindFacts = {
  word: 'Vases',
  collection: 'Living',
  perThousand: 76,
  priceRand: 420,
  materials: CLAYS,
  makers: CLAY_MAKERS,
  shippingClass: 'locker',
  forms: {
    bottle: ['bottle vase', 1],
    amphora: ['shoulder vase', 1.3],
    cylinder: ['cylinder vase', 0.9],
    gourd: ['gourd vase', 1.15],
    moon: ['moon vase', 1.4],
    carafe: ['carafe', 0.95],
    trumpet: ['trumpet vase', 1.1],
    cone: ['cone vase', 1],
  },
  sizes: [
    ['20 cm', 1],
    ['30 cm', 1.44],
  ],
}

export const mugs: KindFacts = {
  word: 'Mugs',
  collection: 'Dining',
  perThousand: 60,
  priceRand: 165,
  materials: CLAYS,
  makers: CLAY_MAKERS,
  shippingClass: 'locker',
  forms: {
    straight: ['mug', 1],
    tapered: ['tea mug', 1],
    belly: ['round mug', 1.1],
    tumbler: ['tumbler', 0.86],
    espresso: ['espresso cup', 0.94],
  },
  sizes: [
    ['One', 1],
    ['Set of four', 3.7],
  ],
}

export const planters: KindFacts = {
  word: 'Planters',
  collection: 'Outdoor',
  perThousand: 76,
  priceRand: 420,
  materials: ['terracotta', 'stoneware', 'concrete', 'black clay'],
  makers: CLAY_MAKERS,
  shippingClass: 'door',
  forms: {
    taper: ['planter', 1],
    straight: ['cylinder planter', 1.1],
    belly: ['belly pot', 1.3],
    bowl: ['bowl planter', 1.2],
    footed: ['planter on legs', 1.9],
    tall: ['tall planter', 1.6],
    hanging: ['hanging planter', 0.9],
  },
  sizes: [
    ['24 cm', 1],
    ['32 cm', 1.5],
    ['42 cm', 2.2],
  ],
}

export const baskets: KindFacts = {
  word: 'Baskets',
  collection: 'Living',
  perThousand: 62,
  priceRand: 560,
  materials: ['ilala', 'cane', 'rush'],
  makers: FIBRE_MAKERS,
  shippingClass: 'door',
  forms: {
    ukhamba: ['ukhamba', 1.8],
    laundry: ['laundry basket', 1.6],
    bowl: ['bread basket', 0.7],
    market: ['market basket', 1],
    log: ['log basket', 1.3],
  },
  sizes: [
    ['30 cm', 1],
    ['42 cm', 1.5],
  ],
}
