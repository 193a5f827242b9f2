import type { KindFacts } from './kind-facts.ts'

type Makers = KindFacts['makers']

export const WOODS = ['kiaat', 'imbuia', 'oak', 'ash', 'yellowwood', 'blackened'] as const
export const GARDEN_WOODS = [...WOODS, 'saligna'] as const
export const CLAYS = ['stoneware', 'porcelain', 'earthenware', 'black clay'] as const
export const YARNS = ['linen', 'mohair', 'wild silk', 'cotton', 'wool'] as const

export const WOOD_MAKERS: Makers = {
  kiaat: ['bench', 'boland'],
  imbuia: ['bench', 'knysna'],
  oak: ['saltriver', 'boland'],
  ash: ['saltriver', 'bench'],
  yellowwood: ['knysna', 'boland'],
  blackened: ['saltriver', 'braam'],
  saligna: ['garden'],
}

export const CLAY_MAKERS: Makers = {
  stoneware: ['hogsback', 'midlands'],
  porcelain: ['midlands'],
  earthenware: ['venda', 'hogsback'],
  'black clay': ['venda'],
  terracotta: ['venda', 'garden'],
  concrete: ['garden'],
}

export const FIBRE_MAKERS: Makers = { ilala: ['zulu'], cane: ['cane'], rush: ['cane', 'zulu'] }

export const YARN_MAKERS: Makers = {
  mohair: ['karoo'],
  'wild silk': ['silk'],
  linen: ['cotton'],
  cotton: ['cotton', 'rorke'],
  wool: ['rorke', 'karoo'],
}

export const LAMP_MAKERS: Makers = {
  kiaat: ['knysna'],
  imbuia: ['knysna'],
  oak: ['saltriver'],
  cane: ['cane'],
  ilala: ['zulu'],
  linen: ['cotton'],
  brass: ['braam'],
  steel: ['braam'],
  stoneware: ['hogsback'],
  ash: ['saltriver'],
}
