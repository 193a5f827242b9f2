import type { KindFacts } from './kind-facts.ts'

export const mirrors: KindFacts = {
  word: 'Mirrors',
  collection: 'Living',
  weight: 60,
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
