import { capitalised } from '../../../../domain/wording.ts'
import { materialName } from '../../../catalogue/materials.ts'
import type { Product, Variant } from '../../../catalogue/product.ts'
import { measured } from './sizes.ts'

const FINISHES: Readonly<Record<string, string>> = {
  kiaat: 'oiled',
  imbuia: 'oiled',
  oak: 'oiled',
  ash: 'soaped',
  yellowwood: 'oiled',
  blackened: 'stained and waxed',
  saligna: 'oiled for outdoors',
  brass: 'polished, and left to darken',
  steel: 'powder-coated',
  stoneware: 'glazed',
  porcelain: 'glazed',
  earthenware: 'burnished',
  'black clay': 'fired in smoke',
}

const WOOD = 'A dry cloth. Oil once a year'
const FIBRE = 'Brush it dry, keep it out of the rain'
const CLAY = 'The dishwasher does it no harm'
const CARES: Readonly<Record<string, string>> = {
  kiaat: WOOD,
  imbuia: WOOD,
  oak: WOOD,
  ash: 'A damp cloth, soap flakes twice a year',
  yellowwood: WOOD,
  blackened: 'A dry cloth. Wax once a year',
  saligna: 'Oil it before winter',
  cane: FIBRE,
  ilala: FIBRE,
  rush: FIBRE,
  brass: 'A soft cloth, polish if you like it bright',
  steel: 'A damp cloth',
  stoneware: CLAY,
  porcelain: CLAY,
  earthenware: 'Wash by hand',
  'black clay': 'Wash by hand',
  terracotta: 'Frost may crack it: bring it in',
  concrete: 'Rain does it no harm',
  linen: 'Wash cool, dry in the wind',
  mohair: 'Air it, brush it, wash by hand',
  'wild silk': 'Dry clean',
  cotton: 'Wash warm, dry in the wind',
  wool: 'Air it, wash cool',
}

/** What is known of a product, in the order in which it is shown. */
export function factsOf(product: Product, variant: Variant): Array<readonly [name: string, fact: string]> {
  const { maker, material, kind } = product
  const finish = FINISHES[material]
  const size = measured(kind, variant.size)
  return [
    ['Made by', `${maker.name}, ${maker.place}`],
    ['Of', capitalised(finish ? `${materialName(material)}, ${finish}` : materialName(material))],
    ...(size ? [['Measures', size] as const] : []),
    ['Care', CARES[material] ?? 'A dry cloth'],
    ['Back', 'Within 30 days, we fetch it'],
    ['Number', variant.sku],
  ]
}
