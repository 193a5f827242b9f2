import { GARDEN_WOODS, type KindFacts, WOOD_MAKERS, WOODS } from './kind-facts.ts'

export const stools: KindFacts = {
  word: 'Stools',
  collection: 'Dining',
  perThousand: 66,
  priceRand: 1_350,
  materials: GARDEN_WOODS,
  makers: WOOD_MAKERS,
  shippingClass: 'door',
  forms: {
    round: ['stool', 1],
    turned: ['turned stool', 1.5],
    counter: ['counter stool', 1.36],
    saddle: ['saddle stool', 1.18],
    riempie: ['riempie stool', 1.26],
    padded: ['padded stool', 1.3],
  },
  sizes: [
    ['45 cm', 1],
    ['65 cm', 1.14],
  ],
}

export const chairs: KindFacts = {
  word: 'Chairs',
  collection: 'Dining',
  perThousand: 66,
  priceRand: 2_980,
  materials: GARDEN_WOODS,
  makers: WOOD_MAKERS,
  shippingClass: 'door',
  forms: {
    spindle: ['spindle chair', 1],
    ladder: ['ladder-back chair', 0.94],
    cane: ['cane-back chair', 1.22],
    wishbone: ['yoke chair', 1.4],
    panel: ['padded chair', 1.18],
  },
  sizes: [
    ['One', 1],
    ['Set of two', 1.94],
  ],
}

export const benches: KindFacts = {
  word: 'Benches',
  collection: 'Dining',
  perThousand: 44,
  priceRand: 4_200,
  materials: GARDEN_WOODS,
  makers: WOOD_MAKERS,
  shippingClass: 'two people',
  forms: {
    plank: ['bench', 1],
    slat: ['slatted bench', 1.06],
    riempie: ['riempie bench', 1.32],
    padded: ['padded bench', 1.26],
    garden: ['garden bench', 1.4],
  },
  sizes: [
    ['1,2 m', 1],
    ['1,5 m', 1.16],
    ['1,8 m', 1.3],
  ],
}

export const diningTables: KindFacts = {
  word: 'Dining tables',
  collection: 'Dining',
  perThousand: 44,
  priceRand: 16_800,
  materials: GARDEN_WOODS,
  makers: WOOD_MAKERS,
  shippingClass: 'two people',
  forms: {
    farm: ['dining table', 1],
    oval: ['oval table', 1.15],
    round: ['round table', 1.05],
    trestle: ['trestle table', 0.95],
    sledge: ['sledge table', 1.1],
  },
  sizes: [
    ['6 seats, 1,8 m', 1],
    ['8 seats, 2,2 m', 1.22],
    ['10 seats, 2,6 m', 1.46],
  ],
}

export const sideTables: KindFacts = {
  word: 'Side tables',
  collection: 'Living',
  perThousand: 72,
  priceRand: 2_450,
  materials: WOODS,
  makers: WOOD_MAKERS,
  shippingClass: 'door',
  forms: {
    round: ['side table', 1],
    tripod: ['tripod table', 0.96],
    square: ['lamp table', 1.08],
    drum: ['drum table', 1.42],
    tray: ['tray table', 1.16],
    pedestal: ['wine table', 1.24],
  },
  sizes: [
    ['45 cm', 1],
    ['50 cm', 1],
    ['55 cm', 1],
  ],
}
