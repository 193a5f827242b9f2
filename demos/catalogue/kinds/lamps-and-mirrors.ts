import { type KindFacts, LAMP_MAKERS } from './kind-facts.ts'

export const pendants: KindFacts = {
  word: 'Pendant lamps',
  collection: 'Lighting',
  perThousand: 66,
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
  perThousand: 56,
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

export const mirrors: KindFacts = {
  word: 'Mirrors',
  collection: 'Living',
  perThousand: 60,
  priceRand: 1_480,
  materials: ['kiaat', 'oak', 'blackened', 'brass', 'steel', 'cane'],
  makers: {
    kiaat: ['glass', 'bench'],
    oak: ['glass', 'saltriver'],
    blackened: ['glass'],
    brass: ['braam'],
    steel: ['braam'],
    cane: ['cane'],
  },
  shippingClass: 'two people',
  forms: {
    round: ['round mirror', 1],
    oval: ['oval mirror', 1.1],
    arch: ['arch mirror', 1.2],
    pebble: ['pebble mirror', 1.25],
    leaning: ['leaning mirror', 2.2],
    tall: ['hall mirror', 1.5],
    window: ['window mirror', 1.4],
    wide: ['wide mirror', 1.3],
  },
  sizes: [
    ['60 cm', 1],
    ['80 cm', 1.4],
  ],
}
