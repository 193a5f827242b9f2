import type { KindFacts } from './kind-facts.ts'
import { LAMP_MAKERS } from './makers-by-kind.ts'

export const pendants: KindFacts = {
  word: 'Pendant lamps',
  collection: 'Lighting',
  weight: 66,
  priceRand: 1_180,
  materials: ['cane', 'ilala', 'linen', 'brass', 'steel', 'stoneware', 'ash'],
  makers: LAMP_MAKERS,
  shippingClass: 'door',
  forms: {
    dome: ['dome pendant', 1],
    cone: ['cone pendant', 0.94],
    bell: ['bell pendant', 1.12],
    drum: ['drum pendant', 0.9],
    globe: ['globe pendant', 1.2],
    saucer: ['saucer pendant', 1.08],
    lantern: ['lantern', 1.16],
  },
  sizes: [
    ['30 cm', 1],
    ['45 cm', 1.34],
    ['60 cm', 1.8],
  ],
}

export const deskLamps: KindFacts = {
  word: 'Desk lamps',
  collection: 'Lighting',
  weight: 56,
  priceRand: 1_290,
  materials: ['brass', 'steel', 'linen', 'stoneware', 'ilala'],
  makers: LAMP_MAKERS,
  shippingClass: 'locker',
  forms: {
    arm: ['arm lamp', 1.1],
    arc: ['reading lamp', 1],
    mushroom: ['mushroom lamp', 1.16],
    turned: ['turned lamp', 1.05],
    thrown: ['table lamp', 1.12],
  },
  sizes: [
    ['38 cm', 1],
    ['50 cm', 1.2],
  ],
}
