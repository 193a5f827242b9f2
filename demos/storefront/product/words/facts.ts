import { capitalised } from '../../../../domain/wording.ts'
import { materialName } from '../../../catalogue/materials.ts'
import type { Kind, Product, Variant } from '../../../catalogue/product.ts'
import { sizeInWords } from './sizes.ts'

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

/** A product's facts in the order shown. */
export function factsOf(product: Product, variant: Variant): Array<readonly [name: string, fact: string]> {
  const { maker, material, kind } = product
  const finish = FINISHES[material]
  const size = sizeInWords(kind, variant.size)
  return [
    ['Made by', `${maker.name}, ${maker.place}`],
    ['Of', capitalised(finish ? `${materialName(material)}, ${finish}` : materialName(material))],
    ...(size ? [['Measures', size] as const] : []),
    ['Care', CARES[material] ?? 'A dry cloth'],
    ['Back', 'Within 30 days, we collect it'],
    ['Number', variant.sku],
  ]
}

const STORIES: Readonly<Record<Kind, string>> = {
  'dining-table':
    'Made for a Sunday that goes on until dark. The boards are matched by hand and move with the seasons.',
  'side-table': 'The top is one board, cut across and joined once, so that the grain runs through.',
  stool: 'Light enough to carry to the braai, strong enough to stand on. Every joint is pegged.',
  chair: 'The back gives a little when you lean on it. It can be taken apart, mended and put together again.',
  bench: 'Two sit well on it, three sit closer. The legs are wedged, so that nothing works loose.',
  pendant: 'It throws its light down and a pattern on the wall. Two metres of cord come with it.',
  'desk-lamp': 'It lights the page and not the eyes. Switch, plug and a warm lamp are with it.',
  throw:
    'Heavy enough for July in Clarens, light enough for Durban. Hemmed by hand on two sides, fringed on two.',
  cushion:
    'Woven on both sides, with a feather pad that can be plumped up. The cover comes off for the wash.',
  rug: 'It lies flat from the first day. The same on both sides, so it can be turned when one has had the sun.',
  bowl: 'For salad, for fruit, or for keys. No two come from the wheel quite alike.',
  vase: 'One stem is enough for it, an armful fits. Glazed inside, so that it holds water.',
  mug: 'It sits in the hand, and keeps rooibos warm to the last mouthful.',
  planter: 'With a hole in the foot and a saucer that fits. The plant is for the picture.',
  basket: 'Begun at the middle and worked outward, for days. It keeps its form when it is full.',
  mirror:
    'Clear glass, four millimetres, in a frame that is joined and not stapled. The hook for the wall is with it.',
}

/** A short description of a product. */
export function storyOf({ kind, form }: Product): string {
  const story = STORIES[kind]
  return kind === 'side-table' && form === 'tripod' ? `Three legs stand on any floor. ${story}` : story
}
