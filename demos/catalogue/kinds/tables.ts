import type { KindFacts } from './kind-facts.ts'
import { GARDEN_WOODS, WOOD_MAKERS, WOODS } from './makers-by-kind.ts'

export const diningTables: KindFacts = {
  word: 'Dining tables',
  collection: 'Dining',
  weight: 44,
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
  weight: 72,
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
