import { capitalised } from '../../../../domain/wording.ts'
import { colourWord } from '../../../catalogue/colours.ts'
import { kindInCollection } from '../../../catalogue/kinds.ts'
import { materialName } from '../../../catalogue/materials.ts'
import type { Product } from '../../../catalogue/product.ts'

/** The large picture in words: `Arch mirror of kiaat`, `Throw of linen in indigo`. */
export function pictureWords({ number, kind, form, material }: Product, colour: string | null): string {
  if (number === 1) return 'Round side table of kiaat on three legs'
  if (number === 2 && colour) return `Folded linen throw with ${colourWord(colour).toLowerCase()} stripes`
  const word = kindInCollection(kind).forms.find((each) => each.form === form)?.word ?? kind
  const inColour = colour ? ` in ${colourWord(colour).toLowerCase()}` : ''
  return `${capitalised(word)} of ${materialName(material)}${inColour}`
}
