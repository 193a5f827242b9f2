import { escapeFormulaCell } from '../../../domain/inbox/export/escape-formula-cell.ts'
import { COLOUR_NAMES, COLOURS } from '../../catalogue/colours.ts'
import { findVariant, type ProductOverrides } from '../current-product.ts'
import type { CellFault } from './faults.ts'

/** @param seenAt the line that had this number before, if one did */
export function skuFault(
  overrides: ProductOverrides,
  sku: string,
  seenAt: number | undefined,
): CellFault | null {
  if (sku === '') return { wrong: 'A line needs its number', cure: 'Write it like 00412-2' }
  if (seenAt !== undefined)
    return { wrong: `The same number as line ${seenAt}`, cure: 'Give each variant its own number' }
  if (findVariant(overrides, sku)) return null
  return /^\d{5,6}-\d{1,2}$/.test(sku)
    ? { wrong: 'No such product in the shop', cure: 'Look its number up in Products' }
    : { wrong: 'Not a number of a variant', cure: 'Write it like 00412-2' }
}

/** @param cell undefined: the file has no such column */
export function productNameError(cell: string | undefined): CellFault | null {
  return cell === '' ? { wrong: 'A product needs a name', cure: 'Write one, or take the line out' } : null
}

/** @param cell undefined: the file has no such column */
export function isOtherName(overrides: ProductOverrides, sku: string, cell: string | undefined): boolean {
  const name = findVariant(overrides, sku)?.product.name
  return cell !== undefined && name !== undefined && cell !== name && cell !== escapeFormulaCell(name)
}

/** Products in one look only have no colour, so an empty cell is none of the faults. */
export function colourFault(cell: string | undefined): CellFault | null {
  if (cell === undefined || cell === '' || isColourWord(cell.toLowerCase())) return null
  const [first, second, third] = COLOUR_NAMES.map((name) => COLOURS[name].word)
  return {
    wrong: 'No such colour in the shop',
    cure: `One of sixteen: ${first}, ${second}, ${third} …`,
  }
}

/** `sage`, and `sage stripe`, as the shop's own pages say it. */
function isColourWord(text: string): boolean {
  return COLOUR_WORDS.some((word) => text === word || text.startsWith(`${word} `))
}

const COLOUR_WORDS = COLOUR_NAMES.map((name) => COLOURS[name].word.toLowerCase())
