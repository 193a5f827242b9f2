import { capitalised } from '../../../../domain/wording.ts'
import { colourWord } from '../../../catalogue/colours.ts'
import { kindInCollection } from '../../../catalogue/kinds.ts'
import { materialName } from '../../../catalogue/materials.ts'
import { WHOLE } from '../../../catalogue/picture/draw.ts'
import type { Kind, Product } from '../../../catalogue/product.ts'

/** A view of the picture: a description, and the part that it shows as an SVG viewBox. */
type View = { words: string; box: string }

/** Two parts of each kind's picture, as SVG viewBoxes by their description. */
type CloserViews = Readonly<Record<string, string>>
const TABLE: CloserViews = {
  'The edge of the top': '8 18 44 44',
  'Where the legs meet the rail': '34 30 40 40',
}
const CLOSER_VIEWS: Readonly<Record<Kind, CloserViews>> = {
  'dining-table': TABLE,
  'side-table': TABLE,
  stool: { 'The edge of the seat': '12 20 44 44', 'Where the legs meet the rail': '34 46 40 40' },
  chair: { 'The back': '26 6 46 46', 'The seat': '26 40 46 46' },
  bench: { 'The end of the seat': '2 30 44 44', 'Between the legs': '30 44 42 42' },
  pendant: { 'The top of the shade': '28 22 44 44', 'The edge of the shade': '14 40 44 44' },
  'desk-lamp': { 'The shade': '22 10 48 48', 'The foot': '30 52 44 44' },
  throw: { 'The weave': '28 36 38 38', 'The edge': '12 54 40 40' },
  cushion: { 'The weave': '28 28 42 42', 'The corner': '8 50 42 42' },
  rug: { 'The middle': '30 36 40 40', 'The edge': '2 44 42 42' },
  bowl: { 'The rim': '12 30 44 44', 'The foot': '30 50 44 44' },
  vase: { 'The neck': '28 14 44 44', 'The belly': '28 48 44 44' },
  mug: { 'The rim': '20 18 44 44', 'The side': '46 34 44 44' },
  planter: { 'The rim': '22 40 44 44', 'The foot': '30 54 42 42' },
  basket: { 'The rim': '24 20 44 44', 'The weave': '30 46 40 40' },
  mirror: { 'The top of the frame': '26 4 46 46', 'The foot of the frame': '26 52 46 46' },
}

/** The view of the whole product, and two closer views. */
export function viewsOf(kind: Kind): Array<View> {
  return [
    { words: 'The whole product', box: WHOLE },
    ...Object.entries(CLOSER_VIEWS[kind]).map(([words, box]) => ({ words, box })),
  ]
}

/** The large picture's alternative text: `Arch mirror of kiaat`, `Throw of linen in indigo`. */
export function pictureWords({ number, kind, form, material }: Product, colour: string | null): string {
  if (number === 1) return 'Round side table of kiaat on three legs'
  if (number === 2 && colour) return `Folded linen throw with ${colourWord(colour).toLowerCase()} stripes`
  const word = kindInCollection(kind).forms.find((entry) => entry.form === form)?.word ?? kind
  const inColour = colour ? ` in ${colourWord(colour).toLowerCase()}` : ''
  return `${capitalised(word)} of ${materialName(material)}${inColour}`
}
