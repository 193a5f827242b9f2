import type { Colour } from './colours.ts'

type Facts = {
  /** As in a product’s name: `black ash`. */
  word: string
  /** The factor of the price. */
  factor: number
  /** The colours in which it is offered; wood, metal and cane have their own colour. */
  colours?: ReadonlyArray<Colour>
}

/** What products are made of. */
export const PRODUCT_MATERIALS = {
  kiaat: { word: 'kiaat', factor: 1 },
  imbuia: { word: 'imbuia', factor: 1.16 },
  oak: { word: 'oak', factor: 1 },
  ash: { word: 'ash', factor: 0.9 },
  yellowwood: { word: 'yellowwood', factor: 1.24 },
  blackened: { word: 'black ash', factor: 1.05 },
  saligna: { word: 'saligna', factor: 0.82 },
  cane: { word: 'cane', factor: 1 },
  ilala: { word: 'ilala', factor: 1.1 },
  rush: { word: 'rush', factor: 0.6, colours: ['sand', 'oat'] },
  brass: { word: 'brass', factor: 1.4 },
  steel: { word: 'black steel', factor: 1.05 },
  stoneware: {
    word: 'stoneware',
    factor: 1,
    colours: ['oat', 'sage', 'sea', 'indigo', 'ochre', 'soot', 'blush', 'moss', 'salt'],
  },
  porcelain: { word: 'porcelain', factor: 1.2, colours: ['salt', 'oat', 'sky', 'blush', 'sage'] },
  earthenware: {
    word: 'earthenware',
    factor: 0.86,
    colours: ['clay', 'rust', 'ochre', 'sand', 'cocoa', 'oat'],
  },
  'black clay': { word: 'black clay', factor: 1.1, colours: ['soot', 'cocoa'] },
  terracotta: { word: 'terracotta', factor: 1, colours: ['clay', 'rust', 'blush'] },
  concrete: { word: 'concrete', factor: 0.9, colours: ['salt', 'sand'] },
  linen: {
    word: 'linen',
    factor: 1,
    colours: ['oat', 'salt', 'sage', 'sky', 'blush', 'sand', 'rust', 'indigo'],
  },
  mohair: {
    word: 'mohair',
    factor: 2.1,
    colours: ['rust', 'ochre', 'moss', 'plum', 'sea', 'oat', 'pine', 'blush'],
  },
  'wild silk': {
    word: 'wild silk',
    factor: 3.4,
    colours: ['sand', 'ochre', 'cocoa', 'oat', 'blush', 'plum'],
  },
  cotton: { word: 'cotton', factor: 0.86, colours: ['salt', 'indigo', 'clay', 'sage', 'ochre', 'sky'] },
  wool: {
    word: 'wool',
    factor: 1.5,
    colours: ['oat', 'soot', 'rust', 'indigo', 'moss', 'sand', 'pine', 'plum'],
  },
} as const satisfies Record<string, Facts>

export type ProductMaterial = keyof typeof PRODUCT_MATERIALS

function isProductMaterial(key: string): key is ProductMaterial {
  return Object.hasOwn(PRODUCT_MATERIALS, key)
}

/** `black ash`; an unknown key is returned unchanged. */
export const materialName = (key: string): string =>
  isProductMaterial(key) ? PRODUCT_MATERIALS[key].word : key

export const materialColours = (material: ProductMaterial): ReadonlyArray<Colour> => {
  const facts: Facts = PRODUCT_MATERIALS[material]
  return facts.colours ?? []
}
