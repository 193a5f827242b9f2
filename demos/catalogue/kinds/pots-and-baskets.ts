import type { KindFacts } from './kind-facts.ts'
import { CLAY_MAKERS, FIBRE_MAKERS } from './makers-by-kind.ts'

export const planters: KindFacts = {
  word: 'Planters',
  collection: 'Outdoor',
  weight: 76,
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
  weight: 62,
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
